import { clsx } from 'clsx';
import type { PostCard } from '#contract/posts/post-card.ts';
import { StepNode } from '#web/features/steps/step-node.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';

/** Fewer are seen at a glance in the list. */
const FEWEST = 3;
/** As many stand beside each other. */
const MOST = 6;
/** Days within which a deadline is urgent. */
const SOON = 7;

/** When the favourites close, a step a day with the soonest first; the list below says the same in words. */
export function DeadlineLine({ posts, now }: { posts: readonly PostCard[]; now: number }) {
  const dated = posts
    .filter(({ deadline }) => deadline)
    .toSorted((one, other) => Date.parse(one.deadline ?? '') - Date.parse(other.deadline ?? ''));
  if (dated.length < FEWEST) return null;
  const days = [...Map.groupBy(dated, ({ deadline }) => monthDay(deadline ?? ''))];
  return (
    <figure className="card mb-3 px-5 py-4 max-sm:hidden" aria-hidden="true">
      <figcaption className="mb-3 flex items-baseline gap-3 text-16 font-semibold text-ink-1">
        什么时候截止
        <span className="text-13 font-normal text-ink-3">{dated.length} 个有截止日，先到的在前</span>
      </figcaption>
      <ol className="grid auto-cols-fr grid-flow-col">
        {days.slice(0, MOST).map(([day, closing]) => {
          const left = Math.max(0, daysUntil(closing[0]?.deadline ?? '', now));
          const isSoon = left <= SOON;
          return (
            <li
              key={day}
              className="relative min-w-0 pt-6 pr-4 not-last:before:absolute not-last:before:inset-x-0 not-last:before:top-1.75 not-last:before:h-0.5 not-last:before:bg-line max-lg:nth-[n+5]:hidden"
            >
              <StepNode state={isSoon ? 'late' : 'coming'} />
              <p className="tabular flex items-baseline gap-2 whitespace-nowrap">
                <b className="text-16 font-semibold text-ink-1">{day}</b>
                <span className={clsx('text-12', isSoon ? 'text-warm-ink' : 'text-ink-3')}>
                  {left === 0 ? '今天' : `还有 ${left} 天`}
                </span>
              </p>
              <p className="mt-0.5 line-clamp-2 text-13 text-ink-2">
                {closing[0]?.title}
                {closing.length > 1 && ` 等 ${closing.length} 个`}
              </p>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
