import { Link } from 'react-router';
import type { TeamMember } from '#contract/companies/teams.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const DAYS = 30;
/** How many more than those of a colleague who is at least twice as soon done are worth a part of them being handed over. */
const UNEVEN = 5;

/** How long a member takes for what waits, at the pace of the last 30 days. */
const daysOf = ({ toAnswer, answers }: TeamMember) => (toAnswer === 0 ? 0 : (toAnswer * DAYS) / answers);

/** How long what waits takes a member, and the pace by which that is said. */
function Pace({ member }: { member: TeamMember }) {
  if (member.answers === 0) return <>近 {DAYS} 天没有答复</>;
  return (
    <>
      <span className="text-14 text-ink-1">
        还要 <b className="num text-18">{Math.max(1, Math.ceil(daysOf(member)))}</b> 天
      </span>
      <span className="ml-3">
        近 {DAYS} 天答复 {member.answers} 份
      </span>
    </>
  );
}

/** Who has the deliveries that wait, each bar to one scale with its overdue part in orange, and the way to share them out. */
export function TeamLoad({ members, mayManage }: { members: readonly TeamMember[]; mayManage: boolean }) {
  const takers = members
    .filter(({ status, role, toAnswer }) => toAnswer > 0 || (status === 'active' && role === 'recruiter'))
    .toSorted((one, other) => other.toAnswer - one.toAnswer);
  const [first] = takers;
  const [fastest] = takers
    .filter(({ status, role }) => status === 'active' && (role === 'owner' || role === 'recruiter'))
    .toSorted((one, other) => daysOf(one) - daysOf(other));
  const total = takers.reduce((sum, { toAnswer }) => sum + toAnswer, 0);
  const overdue = takers.reduce((sum, member) => sum + member.overdue, 0);
  if (!first || !fastest || total === 0) return null;
  return (
    <section
      aria-label="待答复的投递在谁手上"
      className="mb-3 flex items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface p-5 max-md:flex-col max-md:items-stretch max-sm:p-4"
    >
      <p className="text-13 text-ink-2">
        <b className="num mr-1 text-32 leading-none text-ink-1">{total}</b>份投递等答复
        {overdue > 0 && (
          <span className="mt-1 flex items-center gap-1.5 font-medium text-warm-ink">
            <i className="size-2.5 rounded-tag bg-warm" aria-hidden="true" />
            其中 {overdue} 份超时
          </span>
        )}
      </p>
      <ul className="grid min-w-0 flex-1 gap-y-3">
        {takers.map((member) => (
          <li
            key={member.id}
            className="grid grid-cols-[96px_minmax(0,1fr)_224px] items-center gap-x-3 text-13 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-y-1"
          >
            <span className="flex items-center gap-2 text-14 text-ink-1">
              <Avatar name={member.name} size={28} />
              {member.self ? '我' : member.name}
            </span>
            <span className="flex items-center gap-2 max-sm:order-last max-sm:col-span-2">
              <span
                className="flex h-3 overflow-hidden rounded-full bg-(--chart-2)"
                style={{ width: `${(84 * member.toAnswer) / first.toAnswer}%` }}
                aria-hidden="true"
              >
                <span
                  className="ml-auto bg-warm"
                  style={{ width: `${(100 * member.overdue) / Math.max(1, member.toAnswer)}%` }}
                />
              </span>
              <b className="num text-14 whitespace-nowrap text-ink-1">{member.toAnswer} 份</b>
            </span>
            <span className="tabular text-12 text-ink-3 max-sm:text-right">
              <Pace member={member} />
            </span>
          </li>
        ))}
      </ul>
      {mayManage && first.toAnswer - fastest.toAnswer >= UNEVEN && daysOf(fastest) <= daysOf(first) / 2 && (
        <Link className="btn btn-tint bg-brand-tint! text-brand!" to={paths.ment({ memberId: first.id })}>
          分些职位给{fastest.self ? '我' : fastest.name}
        </Link>
      )}
    </section>
  );
}
