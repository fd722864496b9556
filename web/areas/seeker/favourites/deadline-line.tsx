import type { PostCard } from '#contract/posts/post-card.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';

/** Fewer are seen at a glance in the list. */
const FEWEST = 3;
/** Closer than this share of the line, a crest stands a step lower. */
const NEAR = 0.055;

/** When the favourites close, on one line from today; the list below says the same in words. */
export function DeadlineLine({ posts, now }: { posts: readonly PostCard[]; now: number }) {
  const dated = posts.flatMap((post) => (post.deadline ? [{ post, days: daysUntil(post.deadline, now) }] : []));
  if (dated.length < FEWEST) return null;
  const longest = Math.max(14, ...dated.map(({ days }) => days)) + 2;
  const ends: number[] = [];
  const marks = dated.map(({ post, days }) => {
    const at = Math.max(0, days) / longest;
    const found = ends.findIndex((end) => at - end >= NEAR);
    const level = found === -1 ? ends.length : found;
    ends[level] = at;
    return { post, at, level };
  });
  const weeks = Array.from({ length: Math.floor(longest / 7) + 1 }, (_, week) => week * 7);
  return (
    <figure className="card mb-3 px-6 pt-5 pb-4 max-sm:hidden" aria-hidden="true">
      <figcaption className="mb-4 text-16 font-semibold text-ink-1">
        什么时候截止<span className="ml-3 text-13 font-normal text-ink-3">从今天到最后一个，每格一周</span>
      </figcaption>
      <div className="relative mr-10" style={{ height: 30 + ends.length * 50 }}>
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
        {marks.map(({ post, at, level }) => (
          <span
            key={post.id}
            className="absolute grid -translate-x-1/2 justify-items-center gap-0.5"
            style={{ left: `${at * 100}%`, top: 24 + level * 50 }}
          >
            <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={28} />
            <span className="tabular text-12 leading-4 whitespace-nowrap text-ink-2">
              {monthDay(post.deadline ?? '')}
            </span>
          </span>
        ))}
      </div>
    </figure>
  );
}
