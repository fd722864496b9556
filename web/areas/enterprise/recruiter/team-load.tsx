import type { TeamMember } from '#contract/companies/teams.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const DAYS = 30;

/** How long a member takes for what waits, at the pace of the last 30 days; '' where there is none to go by. */
function paceText({ toAnswer, answers }: TeamMember): string {
  if (answers === 0) return `近 ${DAYS} 天没有答复`;
  return `近 ${DAYS} 天答复 ${answers} 份，照此还要 ${Math.max(1, Math.ceil((toAnswer * DAYS) / answers))} 天`;
}

/** Who has the deliveries that wait: one bar of them all, each share as wide as it is large, its overdue part in orange. */
export function TeamLoad({ members }: { members: readonly TeamMember[] }) {
  const loaded = members.filter(({ toAnswer }) => toAnswer > 0).toSorted((a, b) => b.toAnswer - a.toAnswer);
  const total = loaded.reduce((sum, { toAnswer }) => sum + toAnswer, 0);
  const overdue = loaded.reduce((sum, member) => sum + member.overdue, 0);
  if (total === 0) return null;
  return (
    <section
      aria-label="待答复的投递在谁手上"
      className="mb-3 flex items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface p-5 max-md:flex-col max-md:items-stretch"
    >
      <p className="text-13 text-ink-2">
        <b className="num mr-1 text-32 leading-none text-ink-1">{total}</b>份投递等答复
        {overdue > 0 && <span className="mt-1 block font-medium text-warm-ink">其中 {overdue} 份超时</span>}
      </p>
      <ul className="flex min-w-0 flex-1 gap-1 max-md:flex-col max-md:gap-3">
        {loaded.map((member) => (
          <li key={member.id} className="min-w-66" style={{ flex: `${member.toAnswer} 1 0` }}>
            <span className="flex h-3 overflow-hidden rounded-full bg-(--chart-2)" aria-hidden="true">
              <span className="ml-auto bg-warm" style={{ width: `${(100 * member.overdue) / member.toAnswer}%` }} />
            </span>
            <span className="mt-2 flex items-center gap-2">
              <Avatar name={member.name} size={28} />
              <span className="min-w-0 text-12 text-ink-3">
                <span className="tabular block text-14 text-ink-1">
                  {member.self ? '我' : member.name}{' '}
                  <b className="font-semibold">{Math.round((100 * member.toAnswer) / total)}%</b>
                </span>
                {paceText(member)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
