import type { TeamMember } from '#contract/companies/teams.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const DAYS = 30;
/** Of those who have most, then of all others. */
const tints = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'];

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
      <div className="min-w-0 flex-1">
        <p className="flex h-3 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
          {loaded.map(({ id, toAnswer, overdue: late }, at) => (
            <span key={id} className="flex" style={{ flex: `${toAnswer} 1 0`, background: tints[at] ?? tints.at(-1) }}>
              <span className="ml-auto bg-warm" style={{ width: `${(100 * late) / toAnswer}%` }} />
            </span>
          ))}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
          {loaded.map((member, at) => (
            <li key={member.id} className="flex items-center gap-2">
              <span
                className="size-2.5 flex-none rounded-full"
                style={{ background: tints[at] ?? tints.at(-1) }}
                aria-hidden="true"
              />
              <Avatar name={member.name} size={28} />
              <span className="min-w-0 text-12 text-ink-3">
                <span className="tabular block text-14 text-ink-1">
                  {member.self ? '我' : member.name} <b className="font-semibold">{member.toAnswer} 份</b>，
                  {Math.round((100 * member.toAnswer) / total)}%
                </span>
                {paceText(member)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
