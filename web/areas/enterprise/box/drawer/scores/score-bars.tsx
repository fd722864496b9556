import type { BoxScores } from '#contract/deliveries/box-scores.ts';
import { sumOf } from '#contract/deliveries/score-form.ts';

export type SeenScores = NonNullable<BoxScores['seen']>;

/** Mean of a criterion over the score sheets that have it. */
function means({ sheets }: SeenScores) {
  const byName = new Map<string, { max: number; values: number[] }>();
  for (const { name, max, value } of sheets.flatMap(({ marks }) => marks)) {
    const known = byName.get(name) ?? { max, values: [] };
    byName.set(name, { max, values: [...known.values, value] });
  }
  return [...byName].map(([name, { max, values }]) => ({ name, max, mean: sumOf(values) / values.length }));
}

/** The judges' means by criterion, each with a mark at the median of the people scored for the post. */
export function ScoreBars({ seen }: { seen: SeenScores }) {
  const medians = new Map(seen.among?.medians.map(({ name, value }) => [name, value]));
  return (
    <>
      <ul className="space-y-2">
        {means(seen).map(({ name, max, mean }) => {
          const median = medians.get(name);
          return (
            <li key={name} className="grid grid-cols-[64px_1fr_60px] items-center gap-2 text-14">
              <span className="truncate">{name}</span>
              <span className="relative h-1.5 rounded-full bg-fill">
                <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * mean) / max}%` }} />
                {median !== undefined && (
                  <span
                    className="absolute -top-1 h-3.5 w-0.5 rounded-full bg-ink-1"
                    style={{ left: `${(100 * median) / max}%` }}
                    title={`同岗中位 ${median}`}
                  />
                )}
              </span>
              <span className="tabular text-right text-ink-3">
                <b className="text-ink-1">{Math.round(mean * 10) / 10}</b> / {max}
              </span>
            </li>
          );
        })}
      </ul>
      {seen.among && (
        <p className="mt-2 flex items-center gap-1.5 text-12 text-ink-3">
          <span className="h-3 w-0.5 rounded-full bg-ink-1" aria-hidden="true" />
          同岗 {seen.among.people} 人的中位数
        </p>
      )}
    </>
  );
}
