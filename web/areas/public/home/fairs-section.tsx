import type { FairCard } from '#contract/fair-views.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

const running = ({ startsAt }: FairCard, now: number) => Date.parse(startsAt) <= now;

/** The next fairs, in the order of their days. In classes that the home page has already. */
export function FairTiles({ fairs, now }: { fairs: FairCard[]; now: number }) {
  return (
    <ul className="hot-grid">
      {fairs.map((fair) => (
        <li key={fair.id} className="min-w-0">
          <article className="tile hot-card gap-2">
            <p className="flex items-baseline gap-2">
              <b className="num text-20">{monthDay(fair.startsAt)}</b>
              <span className="text-12 text-ink-3">
                {weekday(fair.startsAt)} {timeOfDay(fair.startsAt)}–{timeOfDay(fair.endsAt)}
              </span>
              <span className={running(fair, now) ? 'tag tag-ok ml-auto' : 'tag ml-auto'}>
                {running(fair, now) ? '进行中' : fair.online ? '线上' : '报名中'}
              </span>
            </p>
            <h3 className="cut text-16">
              <a className="tile-link" href={paths.fair(fair.id)}>
                {fair.title}
              </a>
            </h3>
            <p className="cut text-13 text-ink-3">
              {fair.online ? '线上进行，不受地点限制' : `${fair.cityName} · ${fair.venue}`}
            </p>
            <p className="text-13">
              <b className="num">{fair.exhibitors}</b> 家单位 · <b className="num">{fair.posts}</b> 个岗位
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
