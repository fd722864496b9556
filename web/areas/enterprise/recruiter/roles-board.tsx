import { Button, Select } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { Team, TeamMember } from '#contract/companies/teams.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Meter } from '#web/ui/progress.tsx';
import type { InvitedRole } from './invite-box.tsx';

type Role = TeamMember['role'];
const roles = Object.keys(memberRoles) as Role[];
const roleOptions = roles.map((value) => ({ value, label: memberRoles[value], title: roleDuties[value] }));

/** A figure of a member, with what it counts. */
const Figure = ({ n, unit }: { n: number; unit: string }) => (
  <span className="text-12 text-ink-3">
    <b className="num mr-0.5 text-16 text-ink-1">{n}</b>
    {unit}
  </span>
);

/** Posts, talks and answers of who has posts; the deliveries that wait as a share of the fullest desk. */
function Work({ member: { posts, talks, answers, toAnswer, overdue }, most }: { member: TeamMember; most: number }) {
  if (posts + toAnswer === 0) return null;
  return (
    <div className="mt-3 rounded-ctl bg-fill p-3">
      <p className="tabular flex items-baseline justify-between gap-2 text-13">
        {toAnswer > 0 ? (
          <b className="font-semibold text-ink-1">待答复 {toAnswer} 份</b>
        ) : (
          <span className="text-ok-ink">都答复了</span>
        )}
        {overdue > 0 && <span className="text-warm-ink">{overdue} 份超时</span>}
      </p>
      <Meter className="mt-1.5" value={toAnswer} of={most} low={overdue > 0} />
      <p className="mt-2 flex flex-wrap gap-x-4">
        <Figure n={posts} unit="个职位" />
        <Figure n={talks} unit="个会话" />
        <Figure n={answers} unit="份近 30 天答复" />
      </p>
    </div>
  );
}

interface BoardProps extends Pick<Team, 'mayManage'> {
  members: readonly TeamMember[];
  onRole(member: TeamMember, role: Role): void;
  onInvite(role: InvitedRole): void;
  acts(member: TeamMember): ReactNode;
}

/** The team by role: what each role may do, who has it with what is on their desk, and the way to invite another. */
export function RolesBoard({ members, mayManage, onRole, onInvite, acts }: BoardProps) {
  const most = Math.max(...members.map(({ toAnswer }) => toAnswer));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
      {roles.map((role) => {
        const people = members.filter((one) => one.role === role);
        return (
          <section
            key={role}
            aria-label={memberRoles[role]}
            className="rounded-card border border-line bg-surface p-5 max-sm:p-4"
          >
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <h2 className="flex items-baseline gap-2 text-16 font-semibold text-ink-1">
                  {memberRoles[role]}
                  <span className="tabular text-13 font-normal text-ink-3">{people.length} 人</span>
                </h2>
                <p className="mt-0.5 text-13 text-ink-3">{roleDuties[role]}</p>
              </div>
              {mayManage && role !== 'owner' && (
                <Button size="small" icon={<Plus size={14} aria-hidden="true" />} onClick={() => onInvite(role)}>
                  {`邀请${memberRoles[role]}`}
                </Button>
              )}
            </div>
            <ul className="divide-y divide-line">
              {people.map((member) => (
                <li key={member.id} className="py-4 last:pb-0">
                  <div className="flex items-center gap-3">
                    <Avatar name={member.name} size={40} />
                    <div className="min-w-0 flex-1">
                      <p className="flex flex-wrap items-center gap-x-2 text-14 font-medium text-ink-1">
                        {member.name}
                        {member.self && <span className="text-12 font-normal text-ink-3">我</span>}
                        {member.status !== 'active' && (
                          <span className="tag font-normal">{membership.labels.owner[member.status]}</span>
                        )}
                      </p>
                      <p className="tabular text-12 text-ink-3 sm:truncate">
                        {[member.title, member.phone].filter(Boolean).join(' · ')}
                      </p>
                      {member.status === 'active' && (
                        <p className="tabular text-12 text-ink-3">
                          {member.signedInAt ? `最近登录 ${agoText(member.signedInAt, Date.now())}` : '还没有登录'}
                        </p>
                      )}
                    </div>
                    {mayManage && member.status === 'active' && !member.self && (
                      <Select
                        size="small"
                        className="w-24 flex-none"
                        aria-label={`${member.name}的角色`}
                        value={member.role}
                        options={roleOptions}
                        popupMatchSelectWidth={false}
                        onChange={(value) => onRole(member, value)}
                      />
                    )}
                    {acts(member)}
                  </div>
                  <Work member={member} most={most} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
