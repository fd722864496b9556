import { Button, Select } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { Team, TeamMember } from '#contract/companies/teams.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { InvitedRole } from './invite-box.tsx';

type Role = TeamMember['role'];
const roles = Object.keys(memberRoles) as Role[];
const roleOptions = roles.map((value) => ({ value, label: memberRoles[value], title: roleDuties[value] }));

/** The figures of a member's work, by the names of their columns. */
const figures = [
  ['在招职位', 'posts'],
  ['会话', 'talks'],
  ['近 30 天答复', 'answers'],
] as const satisfies readonly (readonly [string, keyof TeamMember])[];

const columns =
  'grid items-center gap-x-4 px-5 max-sm:px-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,0.8fr)_repeat(3,96px)_112px_112px]';

interface TableProps extends Pick<Team, 'mayManage'> {
  members: readonly TeamMember[];
  onRole(member: TeamMember, role: Role): void;
  onInvite(role: InvitedRole): void;
  acts(member: TeamMember): ReactNode;
}

/** The team by role, each with their work; below it what each role may do, and the way to invite another. */
export function TeamTable({ members, mayManage, onRole, onInvite, acts }: TableProps) {
  const people = members.toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <p className={`${columns} h-11 bg-ground text-13 text-ink-2 max-lg:hidden`} aria-hidden="true">
        <span>成员</span>
        <span>角色</span>
        {figures.map(([label]) => (
          <span key={label} className="text-right">
            {label}
          </span>
        ))}
        <span className="text-right">最近登录</span>
      </p>
      <ul className="divide-y divide-line lg:border-t lg:border-line">
        {people.map((member) => (
          <li key={member.id} className={`${columns} grid-cols-[minmax(0,1fr)_auto_auto] py-3`}>
            <div className="flex min-w-0 items-center gap-3">
              <Avatar name={member.name} size={40} />
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 text-14 font-semibold text-ink-1">
                  {member.name}
                  {member.self && <span className="text-12 font-normal text-ink-3">我</span>}
                  {member.status !== 'active' && (
                    <span className="tag font-normal">{membership.labels.owner[member.status]}</span>
                  )}
                </p>
                <p className="tabular flex flex-wrap gap-x-2 text-12 text-ink-3">
                  <span>{member.title}</span>
                  <span>{member.phone}</span>
                </p>
              </div>
            </div>
            {mayManage && member.status === 'active' && !member.self ? (
              <Select
                className="w-28"
                aria-label={`${member.name}的角色`}
                value={member.role}
                options={roleOptions}
                popupMatchSelectWidth={false}
                onChange={(value) => onRole(member, value)}
              />
            ) : (
              <span className="text-14 text-ink-1">{memberRoles[member.role]}</span>
            )}
            {figures.map(([label, name]) => (
              <span key={label} className="text-right max-lg:hidden">
                <span className="sr-only">{label} </span>
                <b className={`num text-16 ${member[name] > 0 ? 'text-ink-1' : 'font-normal text-ink-3'}`}>
                  {member[name] || '–'}
                </b>
              </span>
            ))}
            <span className="tabular text-right text-13 text-ink-3 max-lg:hidden">
              {member.status === 'active' && (member.signedInAt ? agoText(member.signedInAt, Date.now()) : '还没有')}
            </span>
            {acts(member)}
            {member.posts > 0 && (
              <p className="tabular col-span-3 mt-1.5 pl-13 text-12 text-ink-3 lg:hidden">
                {member.posts} 个在招职位，近 30 天答复 {member.answers} 份
              </p>
            )}
          </li>
        ))}
      </ul>
      <ul
        aria-label="角色能做什么"
        className="grid border-t border-line bg-ground lg:grid-cols-4 lg:divide-x lg:divide-line"
      >
        {roles.map((role) => (
          <li key={role} className="flex flex-col px-5 py-4 text-13 max-lg:border-b max-lg:border-line max-sm:px-4">
            <h2 className="text-14 font-semibold text-ink-1">{memberRoles[role]}</h2>
            <p className="mt-0.5 flex-1 text-ink-3">{roleDuties[role]}</p>
            {mayManage && role !== 'owner' && (
              <Button
                size="small"
                type="link"
                className="mt-2 self-start px-0!"
                icon={<Plus size={14} aria-hidden="true" />}
                onClick={() => onInvite(role)}
              >
                {`邀请${memberRoles[role]}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
