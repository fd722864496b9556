import { medianOf } from '#contract/exams/results/median.ts';
import type { ScoredPerson } from '#contract/exams/results/scores.ts';

interface Props {
  people: readonly ScoredPerson[];
  pass: number;
  /** Where the axis begins; it ends at the full mark. */
  from: number;
  fullMark: number;
}

const STEP = 10;

/** The scores of each post as dots on one axis, each a person, with the pass mark through all of them. */
export function ScoreDots({ people, pass, from, fullMark }: Props) {
  const scored = people.flatMap(({ id, name, post, confirmed }) =>
    typeof confirmed?.points === 'number' ? [{ id, name, post, points: confirmed.points }] : [],
  );
  if (scored.length === 0) return null;
  const at = (points: number) => `${(100 * (points - from)) / (fullMark - from)}%`;
  const marks = Array.from({ length: (fullMark - from) / STEP + 1 }, (_, n) => from + n * STEP);
  const posts = [...Map.groupBy(scored, ({ post }) => `${post.code} ${post.title}`)];
  return (
    <figure aria-label="各岗位的成绩" className="min-w-0">
      <ul className="grid gap-1">
        {posts.map(([post, own]) => (
          <li
            key={post}
            className="grid grid-cols-[152px_minmax(0,1fr)_84px] items-center gap-x-4 text-13 max-sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="cut text-ink-1">{post}</span>
            <span className="relative block h-9 rounded-tag bg-fill max-sm:col-span-2 max-sm:row-start-2">
              {pass > 0 && (
                <span className="absolute inset-y-0 border-l-2 border-dashed border-warm" style={{ left: at(pass) }} />
              )}
              {own.map(({ id, name, points }) => (
                <span
                  key={id}
                  title={`${name} ${points}`}
                  className={`absolute top-1/2 size-3 -translate-1/2 rounded-full border border-surface ${points < pass ? 'bg-warm' : 'bg-brand'}`}
                  style={{ left: at(points) }}
                />
              ))}
            </span>
            <span className="tabular text-right text-12 text-ink-3">
              中位 <b className="text-14 font-semibold text-ink-1">{medianOf(own.map(({ points }) => points))}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="tabular relative mt-1 h-5 text-12 text-ink-3 sm:mr-25 sm:ml-42" aria-hidden>
        {marks.map((mark) => (
          <span
            key={mark}
            className={`absolute -translate-x-1/2 ${mark === pass ? 'font-semibold text-warm-ink' : ''}`}
            style={{ left: at(mark) }}
          >
            {mark === pass ? `合格线 ${mark}` : mark}
          </span>
        ))}
      </p>
    </figure>
  );
}
