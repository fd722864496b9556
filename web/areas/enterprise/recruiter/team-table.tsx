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

const columns = 'grid items-center gap-x-4 px-5 max-sm:px-4 lg:grid-cols-[minmax(0,1fr)_repeat(4,104px)_112px_112px]';

interface TableProps extends Pick<Team, 'mayManage'> {
  members: readonly TeamMember[];
  onRole(member: TeamMember, role: Role): void;
  onInvite(role: InvitedRole): void;
  acts(member: TeamMember): ReactNode;
}

/** The team by role: what each role may do, who has it with their work, and the way to invite another. */
export function TeamTable({ members, mayManage, onRole, onInvite, acts }: TableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <p className={`${columns} h-11 text-13 text-ink-2 max-lg:hidden`} aria-hidden="true">
        <span>成员</span>
        {figures.map(([label]) => (
          <span key={label} className="text-right">
            {label}
          </span>
        ))}
        <span className="text-right">最近登录</span>
        <span className="pl-4">角色</span>
      </p>
      {roles.map((role) => {
        const people = members.filter((one) => one.role === role);
        return (
          <section
            key={role}
            aria-label={memberRoles[role]}
            className="border-t border-line max-lg:first-of-type:border-t-0"
          >
            <div className="flex min-h-11 items-center gap-3 bg-ground px-5 py-1.5 max-sm:px-4">
              <h2 className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-14 font-semibold text-ink-1">
                {memberRoles[role]}
                <span className="text-13 font-normal text-ink-3">{roleDuties[role]}</span>
              </h2>
              {mayManage && role !== 'owner' && (
                <Button
                  size="small"
                  type="link"
                  className="px-0!"
                  icon={<Plus size={14} aria-hidden="true" />}
                  onClick={() => onInvite(role)}
                >
                  {`邀请${memberRoles[role]}`}
                </Button>
              )}
            </div>
            <ul className="divide-y divide-line">
              {people.map((member) => (
                <li key={member.id} className={`${columns} grid-cols-[minmax(0,1fr)_auto_auto] py-3`}>
                  <div className="flex min-w-0 items-center gap-3">
                    <Avatar name={member.name} size={36} />
                    <div className="min-w-0">
                      <p className="flex flex-wrap items-center gap-x-2 text-14 font-medium text-ink-1">
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
                  {figures.map(([label, name]) => (
                    <span key={label} className="text-right max-lg:hidden">
                      <span className="sr-only">{label} </span>
                      {member[name] > 0 ? (
                        <b className="num text-16 text-ink-1">{member[name]}</b>
                      ) : (
                        <span className="text-ink-4">–</span>
                      )}
                    </span>
                  ))}
                  <span className="tabular text-right text-13 text-ink-3 max-lg:hidden">
                    {member.status === 'active' &&
                      (member.signedInAt ? agoText(member.signedInAt, Date.now()) : '还没有')}
                  </span>
                  <span className="lg:pl-4">
                    {mayManage && member.status === 'active' && !member.self && (
                      <Select
                        size="small"
                        className="w-24"
                        aria-label={`${member.name}的角色`}
                        value={member.role}
                        options={roleOptions}
                        popupMatchSelectWidth={false}
                        onChange={(value) => onRole(member, value)}
                      />
                    )}
                  </span>
                  {acts(member)}
                  {member.posts > 0 && (
                    <p className="tabular col-span-3 mt-1.5 pl-12 text-12 text-ink-3 lg:hidden">
                      {member.posts} 个在招职位，近 30 天答复 {member.answers} 份
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
