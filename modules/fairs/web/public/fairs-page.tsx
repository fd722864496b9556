import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import History from 'lucide-react/icons/history';
import List from 'lucide-react/icons/list';
import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';
import { monthAt, monthNumber, monthText } from '#contract/months.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { monthLabel } from '#web/features/calendar/calendar-weeks.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { FilterPill } from '#web/features/search/filter-pill.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { type FairTypeCode, fairTypes } from '../../contract/fair-types.ts';
import type { FairCard } from '../../contract/fair-views.ts';
import { CalendarView } from './calendar-view.tsx';
import { FairRow } from './fair-row.tsx';
import { fairsHref } from './fairs-href.ts';
import type { FairFilters, FairKind, FairsData } from './load-fairs.ts';

const PAGE_SIZE = 12;
const sides: { kind: FairKind; label: string; text: string }[] = [
  { kind: '', label: '全部招聘会', text: '双选会、宣讲会与线上专场，报名领入场码，带上路线单直奔合适的展位。' },
  { kind: 'school', label: '校园招聘', text: '进高校的双选会和宣讲会，面向应届毕业生，带上就业推荐表和成绩单。' },
  { kind: 'society', label: '社会招聘', text: '面向在职和往届教师的专场，带上教师资格证和职称证原件更快。' },
];

function Bar({ data }: { data: FairsData }) {
  const { filters, found } = data;
  const past = filters.when === 'past';
  return (
    <div className="flex h-12 items-center gap-3 text-14">
      <LinkTabs
        label="时间范围"
        keepScroll
        tabs={[
          {
            label: '即将举行',
            href: fairsHref(data, { when: undefined, view: undefined }),
            current: !past && !filters.view,
          },
          {
            label: '往届回顾',
            href: fairsHref(data, { when: 'past', month: undefined, view: undefined }),
            current: past && !filters.view,
          },
        ]}
      />
      {!filters.view && (
        <span className="text-ink-3 max-sm:hidden">
          共 <b className="num">{found.total}</b> 场
        </span>
      )}
      <nav aria-label="显示方式" className="ml-auto flex gap-1">
        <a
          className="pill"
          href={fairsHref(data, { view: undefined })}
          aria-current={filters.view ? undefined : 'page'}
        >
          <List size={15} aria-hidden />
          列表
        </a>
        <a
          className="pill"
          href={fairsHref(data, { view: 'calendar', when: undefined })}
          aria-current={filters.view ? 'page' : undefined}
        >
          <CalendarDays size={15} aria-hidden />
          日历
        </a>
      </nav>
    </div>
  );
}

/** Fairs by the month in which they begin, in the order of the list. */
function byMonth(fairs: readonly FairCard[]): { month: string; fairs: FairCard[] }[] {
  const months = new Map<string, FairCard[]>();
  for (const fair of fairs) {
    const month = monthAt(new Date(fair.startsAt));
    months.set(month, [...(months.get(month) ?? []), fair]);
  }
  return [...months].map(([month, all]) => ({ month, fairs: all }));
}

/** After the last fair of a short list: where else to look. */
function Elsewhere({ data }: { data: FairsData }) {
  const { kind, filters, found } = data;
  if (filters.when === 'past' || found.total > PAGE_SIZE) return null;
  const ways = [
    {
      title: '往届回顾',
      text: '看看哪些学校年年来、招什么',
      href: fairsHref(data, { when: 'past', month: undefined }),
      Icon: History,
    },
    kind === 'society'
      ? { title: '校园招聘', text: '双选会也接待往届和在职教师', href: paths.fairs('school'), Icon: Users }
      : { title: '社会招聘', text: '面向在职和往届教师的专场', href: paths.fairs('society'), Icon: Users },
    { title: '直接投递', text: '不等招聘会，在招岗位随时可投', href: paths.jobs(), Icon: Send },
  ];
  return (
    <ul className="mt-6 grid grid-cols-3 gap-4 max-sm:grid-cols-1 max-sm:gap-2">
      {ways.map(({ title, text, href, Icon }) => (
        <li key={title}>
          <a className="card group flex h-full items-center gap-4 px-5 py-4 hover:border-brand-line" href={href}>
            <span className="grid size-11 flex-none place-items-center rounded-ctl bg-brand-tint text-brand">
              <Icon size={22} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              <b className="block text-16 font-semibold text-ink-1 group-hover:text-brand">{title}</b>
              <span className="block text-14 text-ink-3">{text}</span>
            </span>
            <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}

function FairList({ data }: { data: FairsData }) {
  const { found, page, now, kind } = data;
  const base = fairsHref(data);
  const joint = base.includes('?') ? '&' : '?';
  const next = page === 1 && data.filters.when !== 'past' ? found.items[0] : undefined;
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
      {byMonth(found.items).map(({ month, fairs }) => (
        <section key={month} aria-label={monthLabel(month)}>
          <h2 className="mt-5 mb-3 flex items-baseline gap-2 text-20 max-sm:mt-4 max-sm:mb-2">
            {monthLabel(month)}
            <span className="text-14 font-normal text-ink-3">{fairs.length} 场</span>
          </h2>
          <ul className="grid grid-cols-2 gap-4 max-[1100px]:grid-cols-1 max-sm:gap-2">
            {fairs.map((fair, at) => (
              <li key={fair.id} className={at === 0 && fairs.length % 2 === 1 ? 'col-span-full' : undefined}>
                <FairRow fair={fair} now={now} leads={fair === next} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={page}
        pages={Math.ceil(found.total / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}${joint}page=${to}`)}
      />
      <Elsewhere data={data} />
    </>
  );
}

/** 招聘会: upcoming fairs by type, city and month, as a list or a calendar. */
export function FairsPage({ data }: { data: FairsData }) {
  const { kind, filters } = data;
  const side = sides.find((one) => one.kind === kind);
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="page pt-6 max-sm:pt-4">
          <div className="pb-3">
            <h1 className="text-28 leading-11 max-sm:leading-9">{kind === '' ? '教师招聘会' : side?.label}</h1>
            <p className="mt-1 text-14 text-ink-3">
              {side?.text}学校想来招人？
              <a className="link underline underline-offset-3" href={paths.companyFairs()}>
                申请展位
              </a>
            </p>
          </div>
          <LinkTabs
            label="招聘会"
            kind="line"
            tabs={sides.map((one) => ({ label: one.label, href: paths.fairs(one.kind), current: one.kind === kind }))}
          />
        </div>
      </div>
      <div className="page pt-3 pb-10">
        <FairFilterPanel data={data} />
        <Bar data={data} />
        {filters.view ? <CalendarView data={data} /> : <FairList data={data} />}
      </div>
    </>
  );
}

/** Kind of fair, city and month. */
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
    </section>
  );
}
