import { dayAt, dayMs, monthAt, monthNumber, monthText } from '#contract/months.ts';
import { pages } from '#contract/pages.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { monthLabel, weeksOf } from '#web/features/calendar/calendar-weeks.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { filterBy, ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type FairTypeCode, fairTypes } from '../../contract/fair-state.ts';
import type { FairCard } from '../../contract/fair-views.ts';
import { daysAway, hoursText, placeText, stateWords, takesSignUps } from '../parts/fair-words.ts';
import type { FairKind, FairsData } from './load-fairs.ts';
import { fairsHref } from './load-fairs.ts';

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

/** A month with each day's fairs by name. On a phone, a list of the days with fairs. */
function CalendarView({ data }: { data: FairsData }) {
  const { month, fairs } = data.calendar;
  const today = dayAt(new Date(data.now));
  const other = (by: number) => fairsHref(data, { month: monthText(monthNumber(month) + by), view: 'calendar' });
  return (
    <section className="card overflow-hidden" aria-label={`${monthLabel(month)}的招聘会`}>
      <div className="flex items-center gap-2 border-b border-line px-4 py-3">
        <h2 className="text-16">{monthLabel(month)}</h2>
        <span className="text-14 text-ink-3">{fairs.length} 场</span>
        <a className="btn btn-outline btn-s ml-auto" href={other(-1)} data-keep-scroll>
          上一月
        </a>
        <a className="btn btn-outline btn-s" href={other(1)} data-keep-scroll>
          下一月
        </a>
      </div>
      <div className="grid grid-cols-7 max-sm:block">
        {weekdays.map((name) => (
          <span key={name} className="border-b border-line py-2 text-center text-12 text-ink-3 max-sm:hidden">
            {name}
          </span>
        ))}
        {weeksOf(month).map((day) => {
          const here = fairs.filter((fair) => fair.day === day);
          const out = !day.startsWith(month);
          return (
            <div
              key={day}
              id={`d${day}`}
              className={`min-h-28 border-r border-b border-line p-2 nth-[7n]:border-r-0 max-sm:min-h-0 max-sm:border-r-0 ${here.length === 0 ? 'max-sm:hidden' : ''} ${out ? 'bg-ground' : ''}`}
            >
              <span
                className={`tabular text-14 ${day === today ? 'tag tag-brand' : out ? 'text-ink-3' : 'font-semibold text-ink-1'}`}
              >
                {Number(day.slice(8))}
                <span className="sm:hidden"> 日</span>
              </span>
              <ul className="mt-1 flex flex-col gap-1">
                {here.map(({ id, title, online }) => (
                  <li key={id}>
                    <a
                      className="flex items-start gap-1.5 rounded-tag px-1 py-0.5 text-12 hover:bg-brand-tint hover:text-brand"
                      href={paths.fair(id)}
                    >
                      <span
                        className={`mt-[7px] size-1.5 flex-none rounded-full ${online ? 'border-[1.5px] border-brand' : 'bg-brand'}`}
                        aria-hidden="true"
                      />
                      <span className="line-clamp-2">{title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Warm is what begins within three days. */
const SOON_MS = 3 * dayMs;

/** A fair in the list: its day, title, place and hours, who comes, and what a press leads to. */
function FairRow({ fair, now }: { fair: FairCard; now: number }) {
  const state = stateWords(fair, now);
  const open = takesSignUps(fair, now);
  const full = fair.taken >= fair.capacity;
  const over = state.label === '已结束' || state.label === '已取消';
  const [month, day] = monthDay(fair.startsAt).split('-');
  const soon = Date.parse(fair.startsAt) - now < SOON_MS;
  return (
    <li className="relative grid min-h-24 grid-cols-[104px_minmax(0,1fr)_112px_96px] items-center gap-6 px-6 py-3.5 focus-within:bg-fill/50 hover:bg-fill/50 max-md:grid-cols-[84px_minmax(0,1fr)] max-md:gap-4 max-md:px-4">
      <p>
        <b className="text-28 leading-8 font-semibold text-ink-1">{day}</b>{' '}
        <span className="text-14 text-ink-3">{Number(month)} 月</span>
        <span className={`block text-14 ${soon && !over ? 'font-semibold text-warm-ink' : 'text-ink-3'}`}>
          {over ? weekday(fair.startsAt) : daysAway(fair.startsAt, now)}
        </span>
      </p>
      <div className="min-w-0">
        <h2 className="flex items-center gap-3 text-16 leading-6">
          <a className="tile-link cut max-sm:whitespace-normal" href={paths.fair(fair.id)}>
            {fair.title}
          </a>
          {state.label !== '报名中' && <span className="state">{state.label}</span>}
        </h2>
        <p className="cut text-14 text-ink-3 max-sm:whitespace-normal">
          {placeText(fair)} · {hoursText(fair)}
        </p>
      </div>
      <p className="tabular text-14 max-md:hidden">
        {fair.exhibitors > 0 ? `${fair.exhibitors.toLocaleString('en-US')} 家单位` : '单位报名中'}
        {fair.posts > 0 && <span className="block text-ink-3">{fair.posts.toLocaleString('en-US')} 个岗位</span>}
      </p>
      <span className="btn btn-outline max-md:hidden" aria-hidden="true">
        {open ? (full ? '去候补' : '去报名') : '看详情'}
      </span>
    </li>
  );
}

const PAGE_SIZE = 12;

function FairList({ data }: { data: FairsData }) {
  const { found, page, now, kind } = data;
  const base = fairsHref(data);
  const joint = base.includes('?') ? '&' : '?';
  if (found.items.length === 0)
    return (
      <div className="card">
        <EmptyState
          title="没有这样的招聘会"
          text="换个月份或城市，线上招聘会不受地点限制"
          next={{ label: '看全部招聘会', href: paths.fairs(kind) }}
        />
      </div>
    );
  return (
    <>
      <ul className="rows card" aria-label="招聘会">
        {found.items.map((fair) => (
          <FairRow key={fair.id} fair={fair} now={now} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(found.total / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}${joint}page=${to}`)}
      />
    </>
  );
}

/** 招聘会: fairs by kind, city and month, as a list or a calendar. */
export function FairsPage({ data }: { data: FairsData }) {
  const { address, filters, found } = data;
  const past = filters.when === 'past';
  return (
    <div className="page">
      <Head
        title={pages[address].title}
        text={filters.view ? '一个月里的招聘会' : past ? `办过 ${found.total} 场` : `接下来 ${found.total} 场`}
        act={
          <a className="quiet" href={paths.companyFairs()}>
            学校申请展位
          </a>
        }
      />
      <FairFilterRow data={data} />
      {filters.view ? <CalendarView data={data} /> : <FairList data={data} />}
    </div>
  );
}

const kindLabels = { school: '校园', society: '社会' };

/** School or society, kind of fair, city, month, past ones, and the calendar. */
function FairFilterRow({ data }: { data: FairsData }) {
  const { kind, filters, now } = data;
  const { type, cityCode, month } = filters;
  const types = codesOf(fairTypes).filter((code) => kind === '' || fairTypes[code as FairTypeCode].kind === kind);
  const first = monthNumber(monthAt(new Date(now)));
  const months = Array.from({ length: 5 }, (_, at) => monthText(first + at));
  const chosen = month && !months.includes(month) ? [month, ...months] : months;
  const cities = cityCode && !hotCities[cityCode] ? [[cityCode, '所选城市'] as const, ...hotCityList] : hotCityList;
  const yearOf = (text: string) => (text.slice(0, 4) === months[0]?.slice(0, 4) ? '' : `${text.slice(0, 4)} 年 `);
  const time = filterBy(
    '时间',
    ['不限'],
    [...chosen.map((one) => [one, `${yearOf(one)}${Number(one.slice(5))} 月`] as const), ['past', '往届回顾']],
    filters.when ?? month,
    (one) =>
      fairsHref(
        data,
        one === 'past' ? { when: one, month: undefined, view: undefined } : { month: one, when: undefined },
      ),
  );
  return (
    <ListFilterRow
      filters={[
        filterBy('城市', ['全国'], cities, cityCode, (code) => fairsHref(data, { cityCode: code })),
        filterBy(
          '类型',
          ['不限'],
          types.map((code) => [code, shortOf(fairTypes, code)]),
          type,
          (code) => fairsHref(data, { type: code }),
        ),
        time,
      ]}
      links={[
        ...Object.entries(kindLabels).map(([one, label]) => ({
          label,
          href: paths.fairs(one === kind ? '' : (one as FairKind)),
          current: one === kind,
        })),
        {
          label: '日历',
          href: fairsHref(data, { view: filters.view ? undefined : 'calendar', when: undefined }),
          current: filters.view !== undefined,
        },
      ]}
    />
  );
}
