import { answerLimits, redListFrom } from '#contract/answers/answer-limits.ts';
import type { AnswerStripData, ListedAnswerer } from '#contract/answers/answers.ts';
import { longPictureUrl } from '#contract/site/long-picture.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
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

/** 回复率红榜: the schools that answered the deliveries of a month best, by city. */
export function RedListPage({ data }: { data: RedListData }) {
  const { month, months, cities, cityCode, cityName, items, total, strips } = data;
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
        每份投递都值得一个答复。先比七天内答复的比例，没有另写的都是 100%；比例相同的，答复一半投递用时短的在前。
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
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_312px]">
            <ol className="contents">
              <li>
                <ol className="grid h-full grid-cols-3 gap-3 max-md:grid-cols-1" aria-label="前三名">
                  {items.slice(0, FIRST).map((school, at) => (
                    <Leader key={school.id} school={school} rank={at + 1} strip={strips[school.id]} />
                  ))}
                </ol>
              </li>
              {items.length > FIRST && (
                <li className="lg:col-span-2">
                  <ol className="card divide-y divide-line" start={FIRST + 1} aria-label="第四名起">
                    {items.slice(FIRST).map((school, at) => (
                      <Line
                        key={school.id}
                        school={school}
                        rank={at + 1 + FIRST}
                        strip={strips[school.id]}
                        slowest={Math.max(1, ...items.map(({ medianHours }) => medianHours))}
                      />
                    ))}
                  </ol>
                </li>
              )}
            </ol>
            <section className="card p-5 lg:col-start-2 lg:row-start-1" aria-label="上榜">
              <p>
                <b className="num text-32 leading-11">{total}</b> 所学校上榜
                {total > items.length && <span className="text-13 text-ink-3">，这里是前 {items.length} 所</span>}
              </p>
              <p className="mt-1 text-13 text-ink-3">
                一个月收到 {answerLimits.deliveries} 份以上投递，七天内答复了 {redListFrom}% 以上。
              </p>
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
        )}
        <aside className="mt-3 grid items-start gap-3 lg:grid-cols-[312px_minmax(0,1fr)]" aria-label="红榜说明">
          <Cities cities={cities} cityCode={cityCode} month={current} />
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
    <section className="card p-5" aria-label="各地上榜学校">
      <h2 className="text-16">各地上榜</h2>
      <ul className="mt-2">
        {cities.slice(0, 10).map(({ code, name, schools }) => (
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
  strip: AnswerStripData | undefined;
}

/** What tells listed schools apart, since nearly all answer everybody: how soon half of the deliveries were answered. */
const Speed = ({ hours, className }: { hours: number; className: string }) => (
  <span className={`num ${className}`}>{hoursText(hours)}</span>
);

const placeOf = ({ cityName, type }: ListedAnswerer) => [cityName, companyTypeLabel(type)].filter(Boolean).join(' · ');

/** One of the first three. */
function Leader({ school, rank, strip }: LineProps) {
  const { id, name, logoUrl, rate, medianHours, deliveries } = school;
  return (
    <li className="tile flex-col gap-4">
      <div className="flex items-start gap-3">
        <CompanyLogo name={name} src={logoUrl} size={48} />
        <span className="min-w-0 flex-1">
          <a
            className="tile-link line-clamp-2 leading-5 font-medium text-ink-1 hover:text-brand"
            href={paths.company(id)}
          >
            {name}
          </a>
          <span className="cut mt-0.5 block text-12 text-ink-3">{placeOf(school)}</span>
        </span>
        <span className="num text-20 text-brand" aria-hidden="true">
          {rank}
        </span>
      </div>
      <div className="mt-auto flex items-end justify-between gap-3">
        <span>
          <Speed hours={medianHours} className="block text-24 leading-8" />
          <span className="text-12 text-ink-3">
            答复一半用时，{deliveries} 份投递{rate < 100 && `，答复 ${rate}%`}
          </span>
        </span>
        {strip && <AnswerStrip days={strip.days} />}
      </div>
    </li>
  );
}

/** How long half of the deliveries waited, against the slowest of the list: a short bar is a quick school. */
const HoursBar = ({ hours, slowest, className }: { hours: number; slowest: number; className: string }) => (
  <span className={`h-2 rounded-xs bg-fill ${className}`} aria-hidden="true">
    <span className="block h-full rounded-xs bg-ok" style={{ width: `${(hours / slowest) * 100}%` }} />
  </span>
);

function Line({ school, rank, strip, slowest }: LineProps & { slowest: number }) {
  const { id, name, logoUrl, rate, medianHours, deliveries } = school;
  return (
    <li className="relative flex items-center gap-4 px-5 py-3 hover:bg-fill max-sm:gap-3 max-sm:px-4">
      <span className="num w-7 flex-none text-center text-14 text-ink-3">{rank}</span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <span className="min-w-0 flex-1">
        <a className="tile-link cut block font-medium text-ink-1" href={paths.company(id)}>
          {name}
        </a>
        <span className="cut block text-12 text-ink-3">{placeOf(school)}</span>
        <HoursBar hours={medianHours} slowest={slowest} className="mt-1.5 block md:hidden" />
      </span>
      {strip && (
        <span className="flex-none max-md:hidden">
          <AnswerStrip days={strip.days} />
        </span>
      )}
      <HoursBar hours={medianHours} slowest={slowest} className="w-28 flex-none max-md:hidden" />
      <span className="w-28 flex-none text-right text-12 text-ink-3 max-md:hidden">
        {deliveries} 份投递{rate < 100 && `，${rate}%`}
      </span>
      <span className="w-20 flex-none text-right text-12 text-ink-3">
        <Speed hours={medianHours} className="block text-16 leading-5" />
        答复一半
      </span>
    </li>
  );
}
