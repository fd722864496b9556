import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { MonthCalendar } from '#web/features/fairs/month-calendar.tsx';
import { FairCover } from '#web/features/pictures/fair-cover.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { FairTileData } from './fair-tile.ts';
import { HomeSection } from './home-section.tsx';
import type { HomeData } from './load-home.ts';

/** The next fairs by date, and their month. */
export function FairsSection({ data: { fairs, calendar, now } }: { data: HomeData }) {
  if (fairs.length === 0) return null;
  return (
    <HomeSection title="招聘会" more={{ label: '招聘会日历', href: paths.fairs('', { view: 'calendar' }) }}>
      <div className="home-fairs">
        <ul className="fair-line">
          {fairs.map((fair) => (
            <FairTile key={fair.id} fair={fair} />
          ))}
        </ul>
        {calendar && (
          <div className="home-month">
            <MonthCalendar calendar={calendar} now={now} href={monthHref} dayHref={dayHref} />
          </div>
        )}
      </div>
    </HomeSection>
  );
}

const monthHref = (month: string) => paths.fairs('', { month });
const dayHref = (day: string) => `${paths.fairs('', { month: day.slice(0, 7), view: 'calendar' })}#d${day}`;

function FairTile({ fair }: { fair: FairTileData }) {
  const { day, hours, away, state, place, who, posts, takesSignUps } = fair;
  return (
    <li>
      <p className="fair-when" data-now={state.label === '进行中' ? '' : undefined}>
        {away}
      </p>
      <article className="tile fair-tile">
        <div className="fair-tile-head">
          <FairCover fair={fair} />
          <p>
            <b className="num block text-24 leading-8">{day}</b>
            <span className="num block text-12 text-ink-2">{hours}</span>
          </p>
          <Tag tone={state.tone}>{state.label}</Tag>
        </div>
        <div className="fair-tile-body">
          <h3 className="line-clamp-2 text-16">
            <a className="tile-link" href={paths.fair(fair.id)}>
              {fair.title}
            </a>
          </h3>
          <p className="flex items-center gap-1.5 text-13">
            <MapPin size={14} className="flex-none text-ink-4" aria-hidden />
            <span className="cut">{place}</span>
          </p>
          <p className="flex items-center gap-1.5 text-13">
            <Building2 size={14} className="flex-none text-ink-4" aria-hidden />
            <span className="cut">{who}</span>
          </p>
          <p className="mt-auto flex items-center justify-between gap-3 text-13">
            <span className="text-ink-3">
              <b className="num">{posts.toLocaleString('en-US')}</b> 个岗位
            </span>
            <span className={takesSignUps ? 'btn btn-tint btn-s' : 'btn btn-outline btn-s'} aria-hidden="true">
              {takesSignUps ? '去报名' : '看详情'}
            </span>
          </p>
        </div>
      </article>
    </li>
  );
}
