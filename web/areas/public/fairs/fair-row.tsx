import clsx from 'clsx';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import {
  daysAway,
  dotDay,
  fairTypeText,
  hoursText,
  placeText,
  stateWords,
  takesSignUps,
  whoComes,
} from '#web/features/fairs/fair-words.ts';
import { FairCover } from '#web/features/pictures/fair-cover.tsx';
import { timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface Props {
  fair: FairCard;
  now: number;
}

/** A fair in the list: date first, then title, place, exhibitors and seats. Its state is said where sign-up is not simply open. */
export function FairRow({ fair, now }: Props) {
  const state = stateWords(fair, now);
  const open = takesSignUps(fair, now);
  const full = fair.taken >= fair.capacity;
  const over = state.label === '已结束' || state.label === '已取消';
  return (
    <article className="card relative grid h-full grid-cols-[200px_minmax(0,1fr)] overflow-hidden transition-[border-color,box-shadow] focus-within:border-brand-line focus-within:shadow-float hover:border-brand-line hover:shadow-float has-[.tile-link:focus-visible]:shadow-(--focus) max-sm:grid-cols-[96px_minmax(0,1fr)]">
      <div className={clsx('row-span-2 flex flex-col', over && 'opacity-70')}>
        <p className="flex-none p-4 pb-2.5 max-sm:px-2 max-sm:pt-2.5 max-sm:pb-1.5 max-sm:text-center">
          <b className="tabular block text-24 leading-8 font-semibold text-ink-1 max-sm:text-18 max-sm:leading-5">
            {dotDay(fair.startsAt)}
          </b>
          <span className="tabular block text-12 whitespace-nowrap text-ink-2 max-sm:hidden">{hoursText(fair)}</span>
          <span className="block text-12 leading-4 text-ink-2 sm:hidden">{weekday(fair.startsAt)}</span>
        </p>
        <FairCover fair={fair} className="min-h-20 flex-1 max-sm:min-h-14" />
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-4 pb-2 pl-5 max-sm:gap-1 max-sm:p-3 max-sm:pb-1 max-sm:pl-3.5">
        <div className="flex items-start gap-3">
          <h2 className="min-w-0 flex-1 text-16">
            <a className="tile-link hover:text-brand" href={paths.fair(fair.id)}>
              {fair.title}
            </a>
          </h2>
          {state.label !== '报名中' && <Tag tone={state.tone}>{state.label}</Tag>}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
          <span className="tag max-sm:hidden">{fairTypeText(fair.type)}</span>
          {!over && <span>{daysAway(fair.startsAt, now)}</span>}
          <span className="sm:hidden">{fairTypeText(fair.type)}</span>
          <span className="tabular sm:hidden">{timeOfDay(fair.startsAt)} 开始</span>
        </p>
        <p className="flex items-center gap-1.5 text-13">
          <MapPin size={14} className="flex-none text-ink-4" aria-hidden />
          <span className="cut">{placeText(fair)}</span>
        </p>
        <p className="flex items-center gap-1.5 text-13 max-sm:hidden">
          <Building2 size={14} className="flex-none text-ink-4" aria-hidden />
          <span className="cut">{whoComes(fair)}</span>
        </p>
      </div>
      <div className="flex items-end justify-between gap-4 p-4 pt-0 pl-5 text-13 max-sm:p-3 max-sm:pt-0 max-sm:pl-3.5">
        <p className="min-w-0 flex-1 text-ink-3">
          <b className="num">{fair.exhibitors.toLocaleString('en-US')}</b> 家 ·{' '}
          <b className="num">{fair.posts.toLocaleString('en-US')}</b> 个岗位
          <span className="max-sm:hidden">
            {' '}
            · <b className="num">{fair.taken.toLocaleString('en-US')}</b> 人报名
          </span>
          {!over && <Meter value={fair.taken} of={fair.capacity} runsOut className="mt-1.5" />}
        </p>
        <span className={`btn btn-s ${open ? (full ? 'btn-tint' : 'btn-filled') : 'btn-outline'}`} aria-hidden="true">
          {open ? (full ? '去候补' : '去报名') : '看详情'}
        </span>
      </div>
    </article>
  );
}
