import type { JudgedPerson } from '#contract/exams/interview/progress.ts';
import { leastForExtremes } from '#contract/exams/results/result-settings.ts';

type Judged = JudgedPerson['judged'][number];

/** The sheets of a person that do not count: the highest and the lowest, once enough are sealed. */
export function leftOut(judged: readonly Judged[]): readonly Judged[] {
  const sealed = judged.filter(({ sheet }) => sheet !== null);
  if (sealed.length < leastForExtremes) return [];
  const ordered = sealed.toSorted((one, other) => (one.sheet?.total ?? 0) - (other.sheet?.total ?? 0));
  return [ordered[0], ordered.at(-1)].filter((one) => one !== undefined);
}

/** The ends of the line on which sheets stand; lower ones stand at its beginning. */
export const [LEAST, MOST] = [60, 100];
const shareOf = (total: number) => `${(100 * Math.max(0, total - LEAST)) / (MOST - LEAST)}%`;

/** The sheets of a person on one line, hollow where they do not count, and the score they give. */
export const Spread = ({ one, out }: { one: JudgedPerson; out: readonly Judged[] }) => (
  <span className="relative mx-1.5 block h-4" aria-hidden="true">
    <i className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
    {one.score !== null && <i className="absolute inset-y-0 w-0.5 bg-brand" style={{ left: shareOf(one.score) }} />}
    {one.judged.map(
      (judged) =>
        judged.sheet && (
          <i
            key={judged.judgeId}
            className={`absolute top-1/2 size-2.5 -translate-1/2 rounded-full border ${out.includes(judged) ? 'border-ink-4 bg-surface' : 'border-surface bg-(--chart-2)'}`}
            style={{ left: shareOf(judged.sheet.total) }}
          />
        ),
    )}
  </span>
);
