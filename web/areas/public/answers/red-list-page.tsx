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
        每份投递都值得一个答复。先比回复率，也就是七天内答复的比例；比例相同的，答复一半投递用时短的在前。
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
              <li className="card lg:col-span-2">
                <Legend />
                {items.length > FIRST && (
                  <ol className="divide-y divide-line" start={FIRST + 1} aria-label="第四名起">
                    {items.slice(FIRST).map((school, at) => (
                      <Line key={school.id} school={school} rank={at + 1 + FIRST} strip={strips[school.id]} />
                    ))}
                  </ol>
                )}
              </li>
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

const placeOf = ({ cityName, type }: ListedAnswerer) => [cityName, companyTypeLabel(type)].filter(Boolean).join(' · ');

const bars = [
  ['h-3.5 bg-ok', '当天答复'],
  ['h-2 bg-ok', '七天内答复'],
  ['h-1.25 bg-warm', '超过七天'],
  ['h-1.25 bg-ok-line', '还在等答复'],
  ['h-0.75 bg-line-strong', '无投递'],
] as const;

/** What the bars of the days mean: the strips of the first three stand above it, those of the others below. */
const Legend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 border-line px-5 py-2.5 text-12 text-ink-3 not-last:border-b max-sm:px-4">
    <li className="text-ink-2">小柱是近 15 天，一天一根</li>
    {bars.map(([bar, label]) => (
      <li key={label} className="flex items-end gap-1.5">
        <span className={`mb-0.75 w-0.75 rounded-xs ${bar}`} aria-hidden />
        {label}
      </li>
    ))}
  </ul>
);

/** One of the first three. */
function Leader({ school, rank, strip }: LineProps) {
  const { id, name, logoUrl, rate, medianHours, deliveries } = school;
  return (
    <li className="tile flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <CompanyLogo name={name} src={logoUrl} size={48} />
        <span className="num text-32 leading-11 text-brand" aria-hidden="true">
          {rank}
        </span>
      </div>
      <div>
        <a className="tile-link line-clamp-2 text-16 font-medium text-ink-1 hover:text-brand" href={paths.company(id)}>
          {name}
        </a>
        <span className="cut mt-0.5 block text-12 text-ink-3">{placeOf(school)}</span>
      </div>
      <div className="mt-auto">
        <div className="flex items-end justify-between gap-3">
          <span className="num text-32 leading-9">{rate}%</span>
          {strip && <AnswerStrip days={strip.days} />}
        </div>
        <p className="mt-1 text-12 text-ink-3">
          七天内答复，一半在 {hoursText(medianHours)}内 · {deliveries} 份投递
        </p>
      </div>
    </li>
  );
}

const columns =
  'grid-cols-[28px_40px_minmax(0,1fr)_auto] md:grid-cols-[28px_40px_minmax(0,1fr)_76px_60px_72px_80px] lg:grid-cols-[28px_40px_minmax(0,2fr)_repeat(4,minmax(0,1fr))_80px]';

/** A figure over the word for it. */
const Figure = ({
  figure,
  word,
  box = '',
  size = 'text-14',
}: Record<'figure' | 'word', string> & { box?: string; size?: string }) => (
  <span className={`text-right text-12 text-ink-3 ${box}`}>
    <span className={`num block leading-6 ${size}`}>{figure}</span>
    {word}
  </span>
);

function Line({ school, rank, strip }: LineProps) {
  const { id, name, logoUrl, rate, medianHours, deliveries } = school;
  return (
    <li className={`relative grid items-center gap-x-4 px-5 py-3 hover:bg-fill max-sm:gap-x-3 max-sm:px-4 ${columns}`}>
      <span className="num text-center text-14 text-ink-3">{rank}</span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <span className="min-w-0 lg:contents">
        <a className="tile-link cut block font-medium text-ink-1" href={paths.company(id)}>
          {name}
        </a>
        <span className="cut block text-12 text-ink-3">{placeOf(school)}</span>
        <span className="cut block text-12 text-ink-3 md:hidden">一半在 {hoursText(medianHours)}内答复</span>
      </span>
      <span className="max-md:hidden">{strip && <AnswerStrip days={strip.days} />}</span>
      <Figure figure={`${deliveries} 份`} word="投递" box="max-md:hidden" />
      <Figure figure={hoursText(medianHours)} word="答复一半" box="max-md:hidden" />
      <Figure figure={`${rate}%`} word="回复率" size="text-20" />
    </li>
  );
}
