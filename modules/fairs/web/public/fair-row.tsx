import clsx from 'clsx';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { FairCard } from '../../contract/fair-views.ts';
import { FairCover } from '../parts/fair-cover.tsx';
import {
  daysAway,
  dotDay,
  fairTypeText,
  hoursText,
  placeText,
  stateWords,
  takesSignUps,
  whoComes,
} from '../parts/fair-words.ts';

interface Props {
  fair: FairCard;
  now: number;
  /** The next fair: larger, with the only filled button. */
  leads?: boolean;
}

const card =
  'card relative grid h-full overflow-hidden transition-[border-color,box-shadow] focus-within:border-brand-line focus-within:shadow-float hover:border-brand-line hover:shadow-float has-[.tile-link:focus-visible]:shadow-(--focus)';

/** A fair in the list: date first, then title, place, exhibitors and seats. Its state is said where sign-up is not simply open. */
export function FairRow({ fair, now, leads = false }: Props) {
  const state = stateWords(fair, now);
  const open = takesSignUps(fair, now);
  const full = fair.taken >= fair.capacity;
  const over = state.label === '已结束' || state.label === '已取消';
  return (
    <article
      className={clsx(
        card,
        'max-sm:grid-cols-[96px_minmax(0,1fr)]',
        leads ? 'grid-cols-[minmax(0,9fr)_minmax(0,16fr)]' : 'grid-cols-[200px_minmax(0,1fr)]',
      )}
    >
      <div className={clsx('row-span-2 flex flex-col', over && 'opacity-70')}>
        <p className="flex-none p-4 pb-2.5 max-sm:px-2 max-sm:pt-2.5 max-sm:pb-1.5 max-sm:text-center">
          <b
            className={clsx(
              'tabular block font-semibold text-ink-1 max-sm:text-20 max-sm:leading-5',
              leads ? 'text-28 leading-10' : 'text-20 leading-8',
            )}
          >
            {dotDay(fair.startsAt)}
          </b>
          <span className="tabular block text-12 whitespace-nowrap text-ink-2 max-sm:hidden">{hoursText(fair)}</span>
          <span className="block text-12 leading-4 text-ink-2 sm:hidden">{weekday(fair.startsAt)}</span>
        </p>
        <FairCover fair={fair} className={clsx('flex-1 max-sm:min-h-14', leads ? 'min-h-32' : 'min-h-20')} />
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-4 pb-2 pl-5 max-sm:gap-1 max-sm:p-3 max-sm:pb-1 max-sm:pl-3.5">
        <div className="flex items-start gap-3">
          <h2 className={clsx('min-w-0 flex-1', leads ? 'text-20 max-sm:text-16' : 'text-16')}>
            <a className="tile-link hover:text-brand" href={paths.fair(fair.id)}>
              {fair.title}
            </a>
          </h2>
          {state.label !== '报名中' && <Tag tone={state.tone}>{state.label}</Tag>}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-3">
          <span className="tag max-sm:hidden">{fairTypeText(fair.type)}</span>
          {!over && <span>{daysAway(fair.startsAt, now)}</span>}
          <span className="sm:hidden">{fairTypeText(fair.type)}</span>
          <span className="tabular sm:hidden">{timeOfDay(fair.startsAt)} 开始</span>
        </p>
        <p className="flex items-center gap-1.5 text-14">
          <MapPin size={14} className="flex-none text-ink-4" aria-hidden />
          <span className="cut">{placeText(fair)}</span>
        </p>
        <p className="flex items-center gap-1.5 text-14 max-sm:hidden">
          <Building2 size={14} className="flex-none text-ink-4" aria-hidden />
          <span className="cut">{whoComes(fair)}</span>
        </p>
      </div>
      <div className="flex items-end justify-between gap-5 p-4 pt-0 pl-5 text-14 max-sm:p-3 max-sm:pt-0 max-sm:pl-3.5">
        <div className="min-w-0 flex-1 text-ink-3">
          <p className={clsx(leads && 'sm:text-16 sm:[&>b]:text-28 sm:[&>b]:leading-10')}>
            <b className="num">{fair.exhibitors.toLocaleString('en-US')}</b> 家 ·{' '}
            <b className="num">{fair.posts.toLocaleString('en-US')}</b> 个岗位
          </p>
          {!over && fair.capacity > 0 && (
            <p className="mt-1 flex items-center gap-2 text-12 whitespace-nowrap">
              <Meter value={fair.taken} of={fair.capacity} runsOut className="w-24 max-sm:hidden" />
              已报 {fair.taken.toLocaleString('en-US')}/{fair.capacity.toLocaleString('en-US')} 人
            </p>
          )}
        </div>
        <span
          className={clsx(
            'btn max-sm:h-(--h-ctl-s)',
            leads && open ? 'btn-filled' : open ? 'btn-tint btn-s' : 'btn-outline btn-s',
          )}
          aria-hidden="true"
        >
          {open ? (full ? '去候补' : '去报名') : '看详情'}
        </span>
      </div>
    </article>
  );
}
