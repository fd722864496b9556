import { Button } from 'antd';
import { dayMs } from '#contract/months.ts';
import type { QueryRow } from '#contract/queries/queries.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { monthDay } from '#web/features/time/day-parts.ts';

const sumOf = (days: readonly number[]) => days.reduce((sum, n) => sum + n, 0);

/** What the last seven days have beside the seven before them. */
export const weeksOf = (days: readonly number[]) => ({ before: sumOf(days.slice(0, -7)), now: sumOf(days.slice(-7)) });

/** A rise by a third and by so many searches is no accident. */
const [LEAST_MORE, LEAST_SHARE, SHOWN] = [5, 4 / 3, 3];

/** The searches that grew most in a week, by how many more there were. */
export function risersOf(rows: readonly QueryRow[]): readonly QueryRow[] {
  const more = ({ days }: QueryRow) => weeksOf(days).now - weeksOf(days).before;
  const rising = rows.filter((row) => {
    const { before, now } = weeksOf(row.days);
    return before > 0 && now >= before * LEAST_SHARE && more(row) >= LEAST_MORE;
  });
  return rising.toSorted((one, other) => more(other) - more(one)).slice(0, SHOWN);
}

/** '11-14' of the first of so many days up to today. */
export const firstDay = (days: readonly number[]) =>
  monthDay(new Date(Date.now() - (days.length - 1) * dayMs).toISOString());

/** What people began to look for this week and did not find, each with its days and the way to settle it. */
export function Risers({ rows, onAdd }: { rows: readonly QueryRow[]; onAdd(query: string): void }) {
  const most = Math.max(1, ...rows.flatMap(({ days }) => days));
  return (
    <section aria-labelledby="risers" className="p-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h2 id="risers" className="text-16 font-semibold text-ink-1">
          这一周涨得最多
        </h2>
        <p className="text-13 text-ink-3">柱高同一比例，深色是近 7 天</p>
      </div>
      <ul className="grid gap-2 md:max-xl:grid-cols-3 xl:gap-3">
        {rows.map(({ query, days, n }, row) => {
          const { before, now } = weeksOf(days);
          return (
            <li key={query} className="rounded-card bg-surface p-3 xl:px-4">
              <p className="flex items-start justify-between gap-3">
                <a
                  href={jobsHref({ keyword: query })}
                  target="_blank"
                  rel="noreferrer"
                  className="min-w-0 text-18 font-semibold break-words text-ink-1! hover:text-brand!"
                >
                  {query}
                </a>
                <Button type={row === 0 ? 'primary' : 'default'} onClick={() => onAdd(query)}>
                  加说法
                </Button>
              </p>
              <p className="tabular text-13 text-ink-2">
                近 7 天 <b className="text-20 font-semibold text-ink-1">{now}</b> 次，
                <span className="text-warm-ink">比上一周多 {now - before} 次</span>
                <span className="xl:hidden">；90 天 {n} 次</span>
              </p>
              <p
                className="mt-2 flex h-9 items-end gap-1 xl:h-11"
                role="img"
                aria-label={`近 14 天每天 ${days.join('、')} 次`}
              >
                {days.map((count, at) => (
                  <i
                    // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
                    key={at}
                    className={`min-h-0.5 flex-1 rounded-[2px] ${count === 0 ? 'bg-line-strong' : at >= days.length - 7 ? 'bg-brand' : 'bg-(--chart-3)'}`}
                    style={{ height: `${(100 * count) / most}%` }}
                  />
                ))}
              </p>
              <p className="tabular mt-1 flex justify-between text-12 text-ink-3 max-xl:hidden" aria-hidden="true">
                <span>{firstDay(days)}</span>
                <span>
                  最多一天 {Math.max(...days)} 次，90 天 {n} 次
                </span>
                <span>今天</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
