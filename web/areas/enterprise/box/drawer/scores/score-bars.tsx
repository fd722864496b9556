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

/** The judges' means by criterion, each with the median of the people scored for the post. */
export function ScoreBars({ seen }: { seen: SeenScores }) {
  const medians = new Map(seen.among?.medians.map(({ name, value }) => [name, value]));
  return (
    <>
      <ul className="space-y-2">
        {means(seen).map(({ name, max, mean }) => {
          const median = medians.get(name);
          return (
            <li key={name} className="flex justify-between gap-4 text-14">
              {name}
              <span className="tabular text-ink-3">
                <b className="text-ink-1">{Math.round(mean * 10) / 10}</b> / {max}
                {median !== undefined && `，同岗中位 ${median}`}
              </span>
            </li>
          );
        })}
      </ul>
      {seen.among && <p className="mt-2 text-12 text-ink-3">同岗已评 {seen.among.people} 人</p>}
    </>
  );
}
