import { dayMs } from '#contract/months.ts';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import type { FairCard } from '../../contract/fair-views.ts';
import { daysAway, hoursText, placeText, stateWords, takesSignUps } from '../parts/fair-words.ts';

/** Warm is what begins within three days. */
const SOON_MS = 3 * dayMs;

/** A fair in the list: its day, title, place and hours, who comes, and what a press leads to. */
export function FairRow({ fair, now }: { fair: FairCard; now: number }) {
  const state = stateWords(fair, now);
  const open = takesSignUps(fair, now);
  const full = fair.taken >= fair.capacity;
  const over = state.label === '已结束' || state.label === '已取消';
  const [month, day] = monthDay(fair.startsAt).split('-');
  const soon = Date.parse(fair.startsAt) - now < SOON_MS;
  return (
    <li className="fair-row">
      <p>
        <b className="text-28 leading-8 font-semibold text-ink-1">{day}</b>{' '}
        <span className="text-14 text-ink-3">{Number(month)} 月</span>
        <span className={`block text-14 ${soon && !over ? 'font-semibold text-warm-ink' : 'text-ink-3'}`}>
          {over ? weekday(fair.startsAt) : daysAway(fair.startsAt, now)}
        </span>
      </p>
      <div className="min-w-0">
        <h2 className="flex items-center gap-3 text-16 leading-6">
          <a className="tile-link cut" href={paths.fair(fair.id)}>
            {fair.title}
          </a>
          {state.label !== '报名中' && <span className="state">{state.label}</span>}
        </h2>
        <p className="cut text-14 text-ink-3">
          {placeText(fair)} · {hoursText(fair)}
        </p>
      </div>
      <p className="tabular text-14">
        {fair.exhibitors.toLocaleString('en-US')} 家单位
        <span className="block text-ink-3">{fair.posts.toLocaleString('en-US')} 个岗位</span>
      </p>
      <span className="btn btn-outline" aria-hidden="true">
        {open ? (full ? '去候补' : '去报名') : '看详情'}
      </span>
    </li>
  );
}
