import type { JudgedPerson } from '../../../contract/interview/progress.ts';
import { leastForExtremes } from '../../../contract/results/result-settings.ts';

type Judged = JudgedPerson['judged'][number];

/** The sheets of a person that do not count: the highest and the lowest, once enough are sealed. */
export function leftOut(judged: readonly Judged[]): readonly Judged[] {
  const sealed = judged.filter(({ sheet }) => sheet !== null);
  if (sealed.length < leastForExtremes) return [];
  const ordered = sealed.toSorted((one, other) => (one.sheet?.total ?? 0) - (other.sheet?.total ?? 0));
  return [ordered[0], ordered.at(-1)].filter((one) => one !== undefined);
}

/** The ends of the line on which sheets stand: from the tens below the lowest of them to the full mark. */
export const MOST = 100;
export const leastOf = (people: readonly JudgedPerson[]) => {
  const totals = people.flatMap(({ judged }) => judged.flatMap(({ sheet }) => sheet?.total ?? []));
  return Math.floor(Math.min(MOST - 1, ...totals) / 10) * 10;
};
const at = (total: number, least: number) => `${(100 * Math.max(0, total - least)) / (MOST - least)}%`;

/** The sheets of a person on one line, hollow where they do not count, and the score they give. */
export const Spread = ({ one, out, least }: { one: JudgedPerson; out: readonly Judged[]; least: number }) => (
  <span className="relative mx-1.5 block h-4" aria-hidden="true">
    <i className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
    {one.score !== null && <i className="absolute inset-y-0 w-0.5 bg-brand" style={{ left: at(one.score, least) }} />}
    {one.judged.map(
      (judged) =>
        judged.sheet && (
          <i
            key={judged.judgeId}
            className={`absolute top-1/2 size-2.5 -translate-1/2 rounded-full border ${out.includes(judged) ? 'border-ink-4 bg-surface' : 'border-surface bg-(--chart-2)'}`}
            style={{ left: at(judged.sheet.total, least) }}
          />
        ),
    )}
  </span>
);
