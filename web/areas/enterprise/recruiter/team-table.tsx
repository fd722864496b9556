import { Button, Select } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { Team, TeamMember } from '#contract/companies/teams.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { InvitedRole } from './invite-box.tsx';
import { MemberLoad, TeamLoad } from './team-load.tsx';

type Role = TeamMember['role'];
const roles = Object.keys(memberRoles) as Role[];
const roleOptions = roles.map((value) => ({ value, label: memberRoles[value], title: roleDuties[value] }));

/** The figures of a member's work, by the names of their columns. */
const figures = [
  ['在招职位', 'posts'],
  ['会话', 'talks'],
  ['近 30 天答复', 'answers'],
] as const satisfies readonly (readonly [string, keyof TeamMember])[];

/** Roles that answer deliveries have a row across the page each; the others stand side by side. */
const hasWork = (role: Role) => role === 'owner' || role === 'recruiter';

const line = 'grid items-center gap-x-4 px-5 max-sm:px-4';
const columns = `${line} grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_repeat(3,88px)_96px_96px]`;

interface TableProps extends Pick<Team, 'mayManage'> {
  members: readonly TeamMember[];
  onRole(member: TeamMember, role: Role): void;
  onInvite(role: InvitedRole): void;
  acts(member: TeamMember): ReactNode;
}

/** The team by role: what the role may do, the way to invite another, and each member with what waits for them. */
export function TeamTable({ members, mayManage, onRole, onInvite, acts }: TableProps) {
  const most = Math.max(...members.map(({ toAnswer }) => toAnswer));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <TeamLoad members={members} mayManage={mayManage} />
      <p className={`${columns} h-10 text-13 text-ink-3 max-xl:hidden`} aria-hidden="true">
        <span>成员</span>
        <span>等答复</span>
        {figures.map(([label]) => (
          <span key={label} className="text-right">
            {label}
          </span>
        ))}
        <span className="text-right">最近登录</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] xl:grid-cols-2">
        {roles.map((role) => (
          <section
            key={role}
            aria-labelledby={`role-${role}`}
            className={`border-t border-line max-xl:first:border-t-0 ${hasWork(role) ? 'xl:col-span-2' : 'xl:not-last:border-r'}`}
          >
            <div className="flex items-baseline gap-x-3 px-5 pt-3 text-13 max-sm:px-4">
              <p className="min-w-0 flex-1 text-ink-3">
                <b id={`role-${role}`} className="mr-3 text-14 font-semibold text-ink-1">
                  {memberRoles[role]}
                </b>
                {roleDuties[role]}
              </p>
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
            <ul className="divide-y divide-line empty:pb-3">
              {members
                .filter((member) => member.role === role)
                .map((member) => (
                  <li
                    key={member.id}
                    className={`${hasWork(role) ? columns : `${line} grid-cols-[minmax(0,1fr)_auto_auto]`} gap-y-2 py-3`}
                  >
                    <div className="flex min-w-0 items-center gap-3">
                      <Avatar name={member.name} size={40} />
                      <div className="min-w-0">
                        <div className="flex flex-wrap items-center gap-x-2 text-14 font-semibold text-ink-1">
                          {member.name}
                          {member.self && <span className="text-12 font-normal text-ink-3">我</span>}
                          {mayManage && member.status === 'active' && !member.self && (
                            <Select
                              className="w-24 font-normal!"
                              size="small"
                              variant="filled"
                              aria-label={`${member.name}的角色`}
                              value={member.role}
                              options={roleOptions}
                              popupMatchSelectWidth={false}
                              onChange={(value) => onRole(member, value)}
                            />
                          )}
                          {member.status !== 'active' && (
                            <span className="tag font-normal">{membership.labels.owner[member.status]}</span>
                          )}
                        </div>
                        <p className="tabular flex flex-wrap gap-x-2 text-12 text-ink-3">
                          <span>{member.title}</span>
                          <span>{member.phone}</span>
                        </p>
                      </div>
                    </div>
                    {hasWork(role) && (
                      <div className="order-last col-span-full pl-13 empty:hidden xl:order-none xl:col-span-1 xl:pl-0 xl:empty:block">
                        {member.toAnswer > 0 && <MemberLoad member={member} most={most} />}
                      </div>
                    )}
                    {hasWork(role) &&
                      figures.map(([label, name]) => (
                        <span key={label} className="text-right max-xl:hidden">
                          {member[name] > 0 && (
                            <b className="num text-16 text-ink-1">
                              <span className="sr-only">{label} </span>
                              {member[name]}
                            </b>
                          )}
                        </span>
                      ))}
                    <span className={`tabular text-right text-13 text-ink-3 ${hasWork(role) ? 'max-xl:hidden' : ''}`}>
                      {member.status === 'active' &&
                        (member.signedInAt ? agoText(member.signedInAt, Date.now()) : '还没有')}
                    </span>
                    {acts(member)}
                    {member.posts > 0 && (
                      <p className="tabular order-last col-span-full pl-13 text-12 text-ink-3 xl:hidden">
                        {member.posts} 个在招职位，近 30 天答复 {member.answers} 份
                      </p>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
