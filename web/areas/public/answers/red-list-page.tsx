import { clsx } from 'clsx';
import type { ListedAnswerer } from '#contract/answers/answers.ts';
import { longPictureUrl } from '#contract/site/long-picture.ts';
import { hoursText } from '#web/features/answers/answer-words.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import type { RedListData } from './load-red-list.ts';
import { Method } from './method.tsx';

/** '2026-11' as 2026 年 11 月. */
export const monthWords = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

const CITIES = 14;
/** Cities as bars. */
const BARS = 4;
/** Schools shown larger. */
const FIRST = 3;
const DAY_HOURS = 24;

/** 回复率红榜: the schools that answered the deliveries of a month best, by city. */
export function RedListPage({ data }: { data: RedListData }) {
  const { month, months, cities, cityCode, cityName, items, total } = data;
  const rest = items.slice(FIRST);
  const current = month === months[0] ? undefined : month;
  const monthTabs = months.map((one, at) => ({
    label: `${Number(one.slice(5))} 月`,
    href: paths.answers({ month: at === 0 ? undefined : one, cityCode }),
    current: one === month,
  }));
  const cityTabs = [{ code: undefined, name: '全国' }, ...cities.slice(0, CITIES)].map(({ code, name }) => ({
    label: name,
    href: paths.answers({ month: current, cityCode: code }),
    current: code === cityCode,
  }));
  return (
    <div className="page pt-8 pb-4">
      <p className="text-13 text-ink-3">回音 · {monthWords(month)}</p>
      <h1 className="mt-1 text-24">{cityName || '全国'}回复率红榜</h1>
      <p className="mt-1 text-14 text-ink-2">
        每份投递都值得一个答复。先比七天内答复的比例；比例相同，收到投递多的在前，没写比例的都是 100%。
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <LinkTabs label="城市" tabs={cityTabs} className="scroll-line min-w-0" />
        <LinkTabs label="月份" tabs={monthTabs} />
      </div>
      <div className="pt-3">
        {items.length === 0 ? (
          <div className="card">
            <EmptyState
              title={`${monthWords(month)}还没有上榜的学校`}
              text="投递还少，或者多数投递还在七天之内。换个月份或城市看看。"
              action={
                <a className="btn btn-tint" href={paths.answers()}>
                  看全国这个月
                </a>
              }
            />
          </div>
        ) : (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_312px]">
              <ol
                className="grid auto-cols-fr grid-cols-[minmax(0,1fr)] gap-3 md:grid-flow-col md:grid-cols-none"
                aria-label="前三名"
              >
                {items.slice(0, FIRST).map((school, at) => (
                  <Leader key={school.id} school={school} rank={at + 1} />
                ))}
              </ol>
              <section className="card flex flex-col p-6" aria-label="上榜">
                <p>
                  <b className="num block text-32 leading-11">{total} 所</b> 学校上榜
                  {total > items.length && <span className="text-13 text-ink-3">，这里是前 {items.length} 所</span>}
                </p>
                <Cities cities={cities} cityCode={cityCode} month={current} />
                <a
                  className="btn btn-outline mt-4 w-full"
                  href={longPictureUrl({ kind: 'red-list', month, cityCode })}
                  target="_blank"
                  rel="noreferrer"
                >
                  存成图片发给朋友<span className="sr-only">：红榜（在新窗口打开）</span>
                </a>
              </section>
            </div>
            {rest.length > 0 && (
              <ol
                className="card mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 px-5 overflow-hidden max-sm:px-4 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-(--rows)"
                style={{ '--rows': `repeat(${Math.ceil(rest.length / 2)}, auto)` } as React.CSSProperties}
                start={FIRST + 1}
                aria-label="第四名起"
              >
                {rest.map((school, at) => (
                  <Line
                    key={school.id}
                    school={school}
                    rank={at + 1 + FIRST}
                    most={Math.max(...rest.map(({ deliveries }) => deliveries))}
                  />
                ))}
              </ol>
            )}
          </>
        )}
        <aside className="mt-3" aria-label="红榜说明">
          <Method />
        </aside>
      </div>
    </div>
  );
}

/** Where the listed schools are, those with most first. */
function Cities({ cities, cityCode, month }: Pick<RedListData, 'cities' | 'cityCode'> & { month?: string }) {
  const most = cities[0]?.schools ?? 1;
  if (cities.length < 2) return null;
  return (
    <section className="mt-3" aria-label="各地上榜学校">
      <h2 className="sr-only">各地上榜</h2>
      <ul>
        {cities.slice(0, BARS).map(({ code, name, schools }) => (
          <li key={code}>
            <a
              className="group flex items-center gap-3 py-1 text-13 text-ink-2 hover:text-brand"
              href={paths.answers({ month, cityCode: code })}
              aria-current={code === cityCode ? 'true' : undefined}
            >
              <span className="cut w-12 flex-none">{name}</span>
              <span className="h-2 flex-1 rounded-xs bg-fill" aria-hidden>
                <span
                  className={`block h-full rounded-xs ${code === cityCode ? 'bg-brand-solid' : 'bg-brand-line group-hover:bg-brand-solid'}`}
                  style={{ width: `${(schools / most) * 100}%` }}
                />
              </span>
              <span className="num w-12 flex-none text-right text-12 font-normal text-ink-3">{schools} 所</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  school: ListedAnswerer;
  rank: number;
}

const placeOf = ({ cityName, type }: ListedAnswerer) => [cityName, companyTypeLabel(type)].filter(Boolean).join(' · ');

/** One of the first three: how many wrote to it and were answered, which ranks it, and how long half of them waited. */
function Leader({ school, rank }: LineProps) {
  const { id, name, logoUrl, rate, deliveries, medianHours } = school;
  const first = rank === 1;
  return (
    <li className={clsx('tile flex-col p-5', first && 'border-warm-line bg-warm-tint')}>
      <div className="flex items-start justify-between gap-3">
        <CompanyLogo name={name} src={logoUrl} size={first ? 72 : 56} />
        <span
          className={clsx(
            'num grid flex-none place-items-center rounded-full',
            first ? 'size-12 bg-warm text-24 text-surface!' : 'size-9 bg-warm-tint text-18 text-warm-ink!',
          )}
          aria-hidden="true"
        >
          {rank}
        </span>
      </div>
      <a
        className="tile-link mt-3 line-clamp-2 text-18 leading-6.5 font-semibold text-ink-1 hover:text-brand"
        href={paths.company(id)}
      >
        {name}
      </a>
      <span className="cut mt-0.5 text-12 text-ink-3">{placeOf(school)}</span>
      <div className="mt-auto pt-4 max-sm:grid max-sm:grid-cols-2 max-sm:items-end max-sm:gap-x-4">
        <p className="text-13 text-ink-2">
          <b className={clsx('num', first ? 'text-[44px] leading-14' : 'text-32 leading-11')}>{deliveries}</b>{' '}
          <span className="text-14">份投递</span>
          {rate < 100 && <span className="block">{rate}% 七天内答复</span>}
        </p>
        <p
          className={clsx(
            'border-t pt-3 text-13 text-ink-2 max-sm:border-t-0 max-sm:pt-0 sm:mt-3',
            first ? 'border-warm-line' : 'border-line',
          )}
        >
          一半的人 <b className="num text-18">{hoursText(medianHours)}</b>内收到答复
        </p>
      </div>
    </li>
  );
}

function Line({ school, rank, most }: LineProps & { most: number }) {
  const { id, name, logoUrl, rate, deliveries, medianHours } = school;
  return (
    <li className="relative -mt-px flex items-center gap-3 border-t border-line py-3 hover:bg-fill">
      <span className="num w-7 flex-none text-center text-16 text-ink-3">{rank}</span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <span className="min-w-0 flex-1">
        <a className="tile-link cut block font-medium text-ink-1" href={paths.company(id)}>
          {name}
        </a>
        <span className="cut block text-12 text-ink-3">
          {placeOf(school)}
          {rate < 100 && <span className="tabular ml-2 text-ok-ink">{rate}%</span>}
        </span>
      </span>
      <p className="w-52 flex-none text-16 max-sm:w-24">
        <span className="flex items-baseline justify-between">
          <span className="text-12 text-ink-3">
            <b className="num text-16">{deliveries} 份</b>
            <span className="max-sm:hidden">投递</span>
          </span>
          <span className={clsx('tabular text-12', medianHours <= DAY_HOURS ? 'text-ok-ink' : 'text-ink-3')}>
            <span className="max-sm:hidden">一半在 </span>
            {hoursText(medianHours)}
            <span className="max-sm:hidden">内</span>
          </span>
        </span>
        <span className="mt-1.5 block h-1.5 rounded-full bg-fill-hover" aria-hidden="true">
          <span
            className="block h-full rounded-full bg-(--chart-2)"
            style={{ width: `${(deliveries / most) * 100}%` }}
          />
        </span>
      </p>
    </li>
  );
}
