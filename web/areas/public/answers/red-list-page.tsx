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
/** Schools shown larger. */
const FIRST = 3;
const DAY_HOURS = 24;
/** On a line of four days. */
const onScale = (hours: number) => `${Math.min(100, (hours / (4 * DAY_HOURS)) * 100)}%`;

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
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="text-13 text-ink-3">回音 · {monthWords(month)}</p>
          <h1 className="mt-1 text-24">{cityName || '全国'}回复率红榜</h1>
          {items.length > 0 && (
            <p className="mt-1 text-14 text-ink-2">
              {total} 所学校上榜{total > items.length && <span>，这里是前 {items.length} 所</span>}
              。先比七天内答复的比例，再比收到的投递；线是一半的人等了多久，绿色在一天以内。
            </p>
          )}
        </div>
        {items.length > 0 && (
          <a
            className="btn btn-outline"
            href={longPictureUrl({ kind: 'red-list', month, cityCode })}
            target="_blank"
            rel="noreferrer"
          >
            存成图片发给朋友<span className="sr-only">：红榜（在新窗口打开）</span>
          </a>
        )}
      </div>
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
            <ol
              className="grid auto-cols-fr grid-cols-[minmax(0,1fr)] gap-3 md:grid-flow-col md:grid-cols-none"
              aria-label="前三名"
            >
              {items.slice(0, FIRST).map((school, at) => (
                <Leader key={school.id} school={school} rank={at + 1} />
              ))}
            </ol>
            {rest.length > 0 && (
              <div className="card mt-3 overflow-hidden">
                <ol
                  className="grid grid-cols-[minmax(0,1fr)] gap-x-10 px-5 max-sm:px-4 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-(--rows)"
                  style={{ '--rows': `repeat(${Math.ceil(rest.length / 2)}, auto)` } as React.CSSProperties}
                  start={FIRST + 1}
                  aria-label="第四名起"
                >
                  {rest.map((school, at) => (
                    <Line key={school.id} school={school} rank={at + 1 + FIRST} />
                  ))}
                </ol>
              </div>
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

interface LineProps {
  school: ListedAnswerer;
  rank: number;
}

const placeOf = ({ cityName, type }: ListedAnswerer) => [cityName, companyTypeLabel(type)].filter(Boolean).join(' · ');

/** One of the first three: how long half of those who wrote to it waited, and how many they were, which ranks it. */
function Leader({ school, rank }: LineProps) {
  const { id, name, logoUrl, rate, deliveries, medianHours } = school;
  const first = rank === 1;
  return (
    <li className={clsx('tile items-center gap-3 p-5 max-sm:p-4', first && 'border-warm-line bg-warm-tint')}>
      <span
        className={clsx(
          'num grid size-9 flex-none place-items-center rounded-full text-18',
          first ? 'bg-warm text-surface!' : 'bg-warm-tint text-warm-ink!',
        )}
        aria-hidden="true"
      >
        {rank}
      </span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <span className="min-w-0 flex-1">
        <a
          className="tile-link line-clamp-2 text-16 leading-5.5 font-semibold text-ink-1 hover:text-brand"
          href={paths.company(id)}
        >
          {name}
        </a>
        <span className="cut block text-12 text-ink-3">{placeOf(school)}</span>
        <span className="block text-13 text-ink-2">
          <span className="block">
            <b className="num text-14">{rate}%</b> 七天内答复
          </span>
          <b className="num text-14">{deliveries}</b> 份投递
        </span>
      </span>
      <p className="flex-none text-right text-13 text-ink-3">
        <b className="num block text-24 leading-8 whitespace-nowrap">{hoursText(medianHours)}</b>
        一半的人已收到
      </p>
    </li>
  );
}

/** A school of the list, with the time of its answers on the scale of days. */
function Line({ school, rank }: LineProps) {
  const { id, name, logoUrl, rate, deliveries, medianHours } = school;
  const quick = medianHours <= DAY_HOURS;
  return (
    <li className="relative -mt-px flex items-center gap-3 border-t border-line hover:bg-fill">
      <span className="num w-7 flex-none text-center text-16 text-ink-3">{rank}</span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 py-2.5 sm:flex-nowrap">
        <p className="min-w-0 flex-1">
          <a className="tile-link cut block font-medium text-ink-1" href={paths.company(id)}>
            {name}
          </a>
          <span className="cut block text-12 text-ink-3">{placeOf(school)}</span>
        </p>
        <p className="tabular flex-none text-right text-12 text-ink-3">
          <b className="num block text-14">{rate}%</b>
          {deliveries} 份
        </p>
        <p className="relative h-11 w-44 flex-none max-sm:w-full">
          <span
            className={clsx('absolute top-7 left-0 h-1 rounded-full', quick ? 'bg-ok' : 'bg-(--chart-2)')}
            style={{ width: onScale(medianHours) }}
            aria-hidden="true"
          />
          <span
            className={clsx(
              'absolute top-6 size-3 -translate-x-1/2 rounded-full border-2 border-surface',
              quick ? 'bg-ok' : 'bg-(--chart-1)',
            )}
            style={{ left: onScale(medianHours) }}
            aria-hidden="true"
          />
          <b className={clsx('num absolute top-0 left-0 text-14 leading-5', quick && 'text-ok-ink!')}>
            {hoursText(medianHours)}
          </b>
        </p>
      </div>
    </li>
  );
}
