import type { PostCard } from '#contract/posts/post-card.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';

/** Fewer are seen at a glance in the list. */
const FEWEST = 3;
/** A name takes this share of the line. */
const NAME = 0.25;
const STEP = 28;

interface Mark {
  at: number;
  level: number;
  day: string;
  names: string[];
}

/** One mark a day. From the last one back, each name stands below those that begin within it, so that no leader line crosses a name. */
function marksOf(posts: readonly PostCard[], now: number, longest: number): Mark[] {
  const days = [...Map.groupBy(posts, ({ deadline }) => monthDay(deadline ?? ''))];
  const marks: Mark[] = [];
  for (const [day, closing] of days.toReversed()) {
    const at = Math.max(0, daysUntil(closing[0]?.deadline ?? '', now)) / longest;
    const within = marks.filter((mark) => mark.at - at < NAME).map(({ level }) => level + 1);
    marks.push({ at, level: Math.max(0, ...within), day, names: closing.map(({ title }) => title) });
  }
  return marks;
}

/** When the favourites close, on one line from today, each by its name; the list below says the same in words. */
export function DeadlineLine({ posts, now }: { posts: readonly PostCard[]; now: number }) {
  const dated = posts
    .filter(({ deadline }) => deadline)
    .toSorted((one, other) => Date.parse(one.deadline ?? '') - Date.parse(other.deadline ?? ''));
  if (dated.length < FEWEST) return null;
  const longest = Math.max(14, ...dated.map(({ deadline }) => daysUntil(deadline ?? '', now))) + 2;
  const marks = marksOf(dated, now, longest);
  const levels = Math.max(...marks.map(({ level }) => level)) + 1;
  const weeks = Array.from({ length: Math.floor(longest / 7) + 1 }, (_, week) => week * 7);
  return (
    <figure className="card mb-3 px-6 pt-5 pb-4 max-sm:hidden" aria-hidden="true">
      <figcaption className="mb-4 text-16 font-semibold text-ink-1">
        什么时候截止<span className="ml-3 text-13 font-normal text-ink-3">从今天到最后一个，每格一周</span>
      </figcaption>
      <div className="relative mr-56" style={{ height: 34 + levels * STEP }}>
        <span className="absolute inset-x-0 top-2 h-1 rounded-full bg-fill-hover" />
        <span
          className="absolute top-2 left-0 h-1 rounded-full bg-warm"
          style={{ width: `${Math.min(1, 7 / longest) * 100}%` }}
        />
        {weeks.map((day) => (
          <span
            key={day}
            className="absolute top-0 h-5 border-l border-line-strong pt-5 pl-1 text-12 whitespace-nowrap text-ink-3"
            style={{ left: `${(day / longest) * 100}%` }}
          >
            {day === 0 ? '今天' : ''}
          </span>
        ))}
        {marks.map(({ at, level, day, names: [first, ...others] }) => (
          <span
            key={day}
            className="absolute top-1.5 flex w-60 items-end border-l border-ink-4 pl-2 before:absolute before:-top-0.5 before:-left-1.25 before:size-2.5 before:rounded-full before:bg-brand-solid"
            style={{ left: `${at * 100}%`, height: 24 + (level + 1) * STEP }}
          >
            <span className="cut translate-y-1 text-13 text-ink-1">
              <b className="tabular mr-1.5 font-semibold">{day}</b>
              {first}
              {others.length > 0 && ` 等 ${others.length + 1} 个`}
            </span>
          </span>
        ))}
      </div>
    </figure>
  );
}
