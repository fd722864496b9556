import { monthAt, monthNumber, monthText } from '#contract/months.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { FilterPill } from '#web/features/search/filter-pill.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type FairTypeCode, fairTypes } from '../../contract/fair-types.ts';
import { CalendarView } from './calendar-view.tsx';
import { FairRow } from './fair-row.tsx';
import { fairsHref } from './fairs-href.ts';
import type { FairFilters, FairKind, FairsData } from './load-fairs.ts';

const PAGE_SIZE = 12;
const titles: Record<FairKind, string> = { '': '招聘会', school: '校园招聘会', society: '社会招聘会' };

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
          action={
            <a className="btn btn-tint" href={paths.fairs(kind)}>
              看全部招聘会
            </a>
          }
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
  const { kind, filters, found } = data;
  const past = filters.when === 'past';
  return (
    <div className="page">
      <Head
        title={titles[kind]}
        text={filters.view ? '一个月里的招聘会' : past ? `办过 ${found.total} 场` : `接下来 ${found.total} 场`}
        act={
          <a className="quiet" href={paths.companyFairs()}>
            学校申请展位
          </a>
        }
      />
      <FairFilterPanel data={data} />
      {filters.view ? <CalendarView data={data} /> : <FairList data={data} />}
    </div>
  );
}

/** School or society, kind of fair, city, month, past ones, and the calendar. */
function FairFilterPanel({ data }: { data: FairsData }) {
  const { kind, filters, now } = data;
  const { type, cityCode, month } = filters;
  const types = codesOf(fairTypes).filter((code) => kind === '' || fairTypes[code as FairTypeCode].kind === kind);
  const first = monthNumber(monthAt(new Date(now)));
  const months = Array.from({ length: 5 }, (_, at) => monthText(first + at));
  const chosen = month && !months.includes(month) ? [month, ...months] : months;
  const cities = cityCode && !hotCities[cityCode] ? [[cityCode, '所选城市'] as const, ...hotCityList] : hotCityList;
  const hrefOf = (change: FairFilters) => fairsHref(data, change);
  return (
    <section aria-label="筛选条件" className="filters">
      {(['school', 'society'] as const).map((one) => (
        <a
          key={one}
          className="filter"
          href={paths.fairs(one === kind ? '' : one)}
          aria-current={one === kind ? 'page' : undefined}
        >
          {titles[one].replace('招聘会', '')}
        </a>
      ))}
      <FilterPill<FairFilters>
        hrefOf={hrefOf}
        label="类型"
        links={[
          { label: '不限', change: { type: undefined }, current: !type },
          ...types.map((code) => ({ label: shortOf(fairTypes, code), change: { type: code }, current: code === type })),
        ]}
      />
      <FilterPill<FairFilters>
        hrefOf={hrefOf}
        label="城市"
        links={[
          { label: '全国', change: { cityCode: undefined }, current: !cityCode },
          ...cities.map(([code, label]) => ({ label, change: { cityCode: code }, current: code === cityCode })),
        ]}
      />
      <FilterPill<FairFilters>
        hrefOf={hrefOf}
        label="时间"
        links={[
          { label: '不限', change: { month: undefined }, current: !month },
          ...chosen.map((one) => ({
            label: `${one.slice(0, 4) === months[0]?.slice(0, 4) ? '' : `${one.slice(0, 4)} 年 `}${Number(one.slice(5))} 月`,
            change: { month: one, when: undefined },
            current: one === month,
          })),
        ]}
      />
      <a
        className="filter"
        href={fairsHref(data, { when: filters.when ? undefined : 'past', month: undefined, view: undefined })}
        aria-current={filters.when ? 'true' : undefined}
      >
        往届回顾
      </a>
      <a
        className="filter"
        href={fairsHref(data, { view: filters.view ? undefined : 'calendar', when: undefined })}
        aria-current={filters.view ? 'true' : undefined}
      >
        日历
      </a>
    </section>
  );
}
