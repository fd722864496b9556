import ChevronRight from 'lucide-react/icons/chevron-right';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import { daysAway, dotDay, hoursText, placeText } from '#web/features/fairs/fair-words.ts';
import { FairCover } from '#web/features/pictures/fair-cover.tsx';
import { paths } from '#web/paths.ts';

/** Among posts: the next fair with its picture, whose left third is kept free for the day. */
export function FairBreak({ fair, now }: { fair: FairCard; now: number }) {
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <a href={paths.fair(fair.id)} className="relative block">
        <FairCover fair={fair} className="aspect-8/3 w-full" />
        {!fair.coverUrl && (
          <span className="absolute top-3 left-4">
            <b className="num block text-32 leading-10 text-ink-1">{dotDay(fair.startsAt)}</b>
            <span className="tag tag-warm mt-1">{daysAway(fair.startsAt, now)}</span>
          </span>
        )}
        <span className="flex items-center gap-3 py-3 pr-3 pl-4">
          <span className="min-w-0 flex-1">
            <b className="block text-[1.0625rem] leading-6 font-semibold text-ink-1">{fair.title}</b>
            <span className="mt-1 block text-13 text-ink-3">
              {fair.coverUrl && `${dotDay(fair.startsAt)} `}
              {hoursText(fair)} · {placeText(fair)}
            </span>
            <span className="block text-13 text-ink-3">
              {fair.exhibitors} 家单位 · {fair.posts} 个岗位
            </span>
          </span>
          <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
        </span>
      </a>
    </li>
  );
}
