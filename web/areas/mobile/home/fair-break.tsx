import type { FairCard } from '#contract/fairs/fair-views.ts';
import { daysAway, hoursText, placeText } from '#web/features/fairs/fair-words.ts';
import { FairCover } from '#web/features/pictures/fair-cover.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

/** Among posts: the next fair with its picture. */
export function FairBreak({ fair, now }: { fair: FairCard; now: number }) {
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <a href={paths.fair(fair.id)} className="block">
        <FairCover fair={fair} className="aspect-3/1 w-full" />
        <span className="block px-4 pt-3 pb-3.5">
          <span className="flex items-baseline gap-2 text-13 text-ink-3">
            <b className="num text-20 text-brand">{monthDay(fair.startsAt)}</b>
            {hoursText(fair)}
            <span className="ml-auto text-warm-ink">{daysAway(fair.startsAt, now)}</span>
          </span>
          <b className="mt-1 block text-[1.0625rem] leading-6 font-semibold text-ink-1">{fair.title}</b>
          <span className="mt-0.5 block text-13 text-ink-3">
            {placeText(fair)} · {fair.exhibitors} 家单位 · {fair.posts} 个岗位
          </span>
        </span>
      </a>
    </li>
  );
}
