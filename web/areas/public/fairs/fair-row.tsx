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
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';

/** A fair in the list: date first, then title, place and exhibitors. */
export function FairRow({ fair, now }: { fair: FairCard; now: number }) {
  const state = stateWords(fair, now);
  const over = state.label === '已结束' || state.label === '已取消';
  return (
    <article className="card relative grid h-full grid-cols-[200px_minmax(0,1fr)] overflow-hidden transition-[border-color,box-shadow] focus-within:border-brand-line focus-within:shadow-float hover:border-brand-line hover:shadow-float has-[.tile-link:focus-visible]:shadow-(--focus) max-sm:grid-cols-1">
      <div className="flex flex-col max-sm:flex-row">
        <p className="p-4 pb-2.5 max-sm:pb-4">
          <b className="tabular block text-24 leading-8 font-semibold text-ink-1">{dotDay(fair.startsAt)}</b>
          <span className="tabular block text-12 whitespace-nowrap text-ink-2">{hoursText(fair)}</span>
        </p>
        <FairCover fair={fair} className="min-h-20 flex-1" />
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-4 pl-5 max-sm:pl-4">
        <div className="flex items-start gap-3">
          <h2 className="min-w-0 flex-1 text-16">
            <a className="tile-link hover:text-brand" href={paths.fair(fair.id)}>
              {fair.title}
            </a>
          </h2>
          <Tag tone={state.tone}>{state.label}</Tag>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <Tag>{fairTypeText(fair.type)}</Tag>
          {fair.online && <Tag>线上</Tag>}
          {!over && <Tag>{daysAway(fair.startsAt, now)}</Tag>}
        </p>
        <p className="flex items-center gap-1.5 text-13">
          <MapPin size={14} className="flex-none text-ink-4" aria-hidden />
          <span className="cut">{placeText(fair)}</span>
        </p>
        <p className="flex items-center gap-1.5 text-13">
          <Building2 size={14} className="flex-none text-ink-4" aria-hidden />
          <span className="cut">{whoComes(fair)}</span>
        </p>
        <p className="mt-auto flex items-center justify-between gap-3 text-13">
          <span className="text-ink-3">
            <b className="num">{fair.posts.toLocaleString('en-US')}</b> 个岗位 ·{' '}
            <b className="num">{fair.taken.toLocaleString('en-US')}</b> 人报名
          </span>
          <span className={takesSignUps(fair, now) ? 'btn btn-tint btn-s' : 'btn btn-outline btn-s'} aria-hidden="true">
            {takesSignUps(fair, now) ? (fair.taken >= fair.capacity ? '去候补' : '去报名') : '看详情'}
          </span>
        </p>
      </div>
    </article>
  );
}
