import { Button, Select } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { Team, TeamMember } from '#contract/companies/teams.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
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
  return (
    <div className="overflow-hidden card">
      <TeamLoad members={members} mayManage={mayManage} />
      <p className={`${columns} h-10 text-14 text-ink-3 max-xl:hidden`} aria-hidden="true">
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
            <div className="flex items-baseline gap-x-3 px-5 pt-3 text-14 max-sm:px-4">
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
                  className="px-0"
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
                              className="w-24 font-normal"
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
                        {member.toAnswer > 0 && <MemberLoad member={member} />}
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
                    <span className={`tabular text-right text-14 text-ink-3 ${hasWork(role) ? 'max-xl:hidden' : ''}`}>
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

const DAYS = 30;
/** How many more than those of a colleague who is at least twice as soon done are worth a part of them being handed over. */
const UNEVEN = 5;

/** How long what waits takes, at the pace of the last 30 days. */
const daysOf = ({ toAnswer, answers }: Pick<TeamMember, 'toAnswer' | 'answers'>) =>
  toAnswer === 0 ? 0 : (toAnswer * DAYS) / answers;
const sumOf = (members: readonly TeamMember[], name: 'toAnswer' | 'overdue' | 'answers') =>
  members.reduce((sum, member) => sum + member[name], 0);

/** What waits for a member, and how long it takes. */
function MemberLoad({ member }: { member: TeamMember }) {
  const { toAnswer, overdue, answers } = member;
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2.5">
        <b className="num text-16 whitespace-nowrap text-ink-1">{toAnswer} 份</b>
        {overdue > 0 && <span className="tabular text-14 whitespace-nowrap text-warm-ink">{overdue} 份超时</span>}
      </p>
      <p className="tabular mt-0.5 text-12 text-ink-3">
        {answers === 0 ? `近 ${DAYS} 天没有答复` : `照现在的速度还要 ${Math.ceil(daysOf(member))} 天答完`}
      </p>
    </div>
  );
}

/** How many deliveries wait for the team, how long they take, and the way to answer or to share them out. */
function TeamLoad({ members, mayManage }: { members: readonly TeamMember[]; mayManage: boolean }) {
  const takers = members.filter(({ status, role }) => status === 'active' && ['owner', 'recruiter'].includes(role));
  const [first] = members.toSorted((one, other) => other.toAnswer - one.toAnswer);
  const [fastest] = takers.toSorted((one, other) => daysOf(one) - daysOf(other));
  const total = { toAnswer: sumOf(members, 'toAnswer'), answers: sumOf(members, 'answers') };
  const overdue = sumOf(members, 'overdue');
  if (!first || !fastest || total.toAnswer === 0) return null;
  const isUneven = first.toAnswer - fastest.toAnswer >= UNEVEN && daysOf(fastest) <= daysOf(first) / 2;
  return (
    <section
      aria-label="待答复的投递"
      className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-b border-line px-5 py-4 text-14 text-ink-2 max-sm:px-4"
    >
      <p>
        <b className="num mr-1.5 text-28 leading-none text-ink-1">{total.toAnswer}</b>份投递等答复
        {overdue > 0 && <span className="font-semibold text-warm-ink">，其中 {overdue} 份超时</span>}
      </p>
      {total.answers > 0 && (
        <p>
          全校近 {DAYS} 天答复 {total.answers} 份，还要{' '}
          <b className="num text-20 text-ink-1">{Math.ceil(daysOf(total))}</b> 天答完
        </p>
      )}
      {mayManage && (
        <Link
          className="btn btn-tint ml-auto bg-brand-tint text-brand max-sm:mt-2 max-sm:w-full"
          to={isUneven ? paths.ment({ memberId: first.id }) : paths.box({ sort: 'due' })}
        >
          {isUneven ? `分些职位给${fastest.self ? '我' : fastest.name}` : '去答复'}
        </Link>
      )}
    </section>
  );
}
