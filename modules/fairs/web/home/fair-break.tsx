import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '#web/paths.ts';
import type { Loaded } from '#web/slots.tsx';
import { FairCover } from '../parts/fair-cover.tsx';
import { daysAway, dotDay, hoursText, placeText } from '../parts/fair-words.ts';
import { mobileFair } from './loaded.ts';

/** Among posts: the next fair with its picture, whose left third is kept free for the day. */
export function FairBreak({ loaded, now }: { loaded: Loaded; now: number }) {
  const fair = mobileFair(loaded)?.fair;
  if (!fair) return null;
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <a href={paths.fair(fair.id)} className="relative block">
        <FairCover fair={fair} className="aspect-8/3 w-full" />
        {!fair.coverUrl && (
          <span className="absolute top-3 left-4">
            <b className="num block text-28 leading-10 text-ink-1">{dotDay(fair.startsAt)}</b>
            <span className="tag tag-warm mt-1">{daysAway(fair.startsAt, now)}</span>
          </span>
        )}
        <span className="flex items-center gap-3 py-3 pr-3 pl-4">
          <span className="min-w-0 flex-1">
            <b className="block text-16 leading-6 font-semibold text-ink-1">{fair.title}</b>
            <span className="mt-1 block text-14 text-ink-3">
              {fair.coverUrl && `${dotDay(fair.startsAt)} `}
              {hoursText(fair)} · {placeText(fair)}
            </span>
            <span className="block text-14 text-ink-3">
              {fair.exhibitors} 家单位 · {fair.posts} 个岗位
            </span>
          </span>
          <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
        </span>
      </a>
    </li>
  );
}
