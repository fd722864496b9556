import { Link } from 'react-router';
import type { TeamMember } from '#contract/companies/teams.ts';
import { paths } from '#web/paths.ts';

const DAYS = 30;
/** How many more than those of a colleague who is at least twice as soon done are worth a part of them being handed over. */
const UNEVEN = 5;

/** How long what waits takes, at the pace of the last 30 days. */
const daysOf = ({ toAnswer, answers }: Pick<TeamMember, 'toAnswer' | 'answers'>) =>
  toAnswer === 0 ? 0 : (toAnswer * DAYS) / answers;
const sumOf = (members: readonly TeamMember[], name: 'toAnswer' | 'overdue' | 'answers') =>
  members.reduce((sum, member) => sum + member[name], 0);

/** What waits for a member, to one scale over the team with its overdue part in orange, and how long it takes. */
export function MemberLoad({ member, most }: { member: TeamMember; most: number }) {
  const { toAnswer, overdue, answers } = member;
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2.5">
        <span className="flex h-2.5 w-1/2 overflow-hidden rounded-full bg-fill-hover" aria-hidden="true">
          <i className="bg-warm" style={{ width: `${(100 * overdue) / most}%` }} />
          <i className="bg-(--chart-2)" style={{ width: `${(100 * (toAnswer - overdue)) / most}%` }} />
        </span>
        <b className="num text-16 whitespace-nowrap text-ink-1">{toAnswer} 份</b>
        {overdue > 0 && <span className="tabular text-13 whitespace-nowrap text-warm-ink">{overdue} 份超时</span>}
      </p>
      <p className="tabular mt-0.5 text-12 text-ink-3">
        {answers === 0 ? `近 ${DAYS} 天没有答复` : `照现在的速度还要 ${Math.ceil(daysOf(member))} 天答完`}
      </p>
    </div>
  );
}

/** How many deliveries wait for the team, how long they take, and the way to answer or to share them out. */
export function TeamLoad({ members, mayManage }: { members: readonly TeamMember[]; mayManage: boolean }) {
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
        <b className="num mr-1.5 text-32 leading-none text-ink-1">{total.toAnswer}</b>份投递等答复
        {overdue > 0 && <span className="font-medium text-warm-ink">，其中 {overdue} 份超时</span>}
      </p>
      {total.answers > 0 && (
        <p>
          全校近 {DAYS} 天答复 {total.answers} 份，还要{' '}
          <b className="num text-18 text-ink-1">{Math.ceil(daysOf(total))}</b> 天答完
        </p>
      )}
      {mayManage && (
        <Link
          className="btn btn-tint ml-auto bg-brand-tint! text-brand! max-sm:mt-2 max-sm:w-full"
          to={isUneven ? paths.ment({ memberId: first.id }) : paths.box({ sort: 'due' })}
        >
          {isUneven ? `分些职位给${fastest.self ? '我' : fastest.name}` : '去答复'}
        </Link>
      )}
    </section>
  );
}
