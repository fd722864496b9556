import type { AnswerStripData, ListedAnswerer } from '#contract/answers/answers.ts';
import { longPictureUrl } from '#contract/site/long-picture.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { hoursText } from '#web/features/answers/answer-words.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { PictureLink } from '#web/features/page/picture-link.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import type { RedListData } from './load-red-list.ts';
import { Method } from './method.tsx';

/** '2026-11' as 2026 年 11 月. */
export const monthWords = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

const CITIES = 14;

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
      <p className="mt-1 text-14 text-ink-2">每份投递都值得一个答复。这里是这个月答复得最好的学校。</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <LinkTabs label="城市" tabs={cityTabs} className="flex-wrap" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkTabs label="月份" tabs={monthTabs} />
          {items.length > 0 && <PictureLink href={longPictureUrl({ kind: 'red-list', month, cityCode })} name="红榜" />}
        </div>
      </div>
      <div className="card mt-3">
        {items.length === 0 ? (
          <EmptyState
            title={`${monthWords(month)}还没有上榜的学校`}
            text="投递还少，或者多数投递还在七天之内。换个月份或城市看看。"
            action={
              <a className="btn btn-tint" href={paths.answers()}>
                看全国这个月
              </a>
            }
          />
        ) : (
          <ol className="divide-y divide-line">
            {items.map((school, at) => (
              <Line key={school.id} school={school} rank={at + 1} strip={strips[school.id]} />
            ))}
          </ol>
        )}
      </div>
      {total > items.length && (
        <p className="mt-3 text-13 text-ink-3">
          共 {total} 所上榜，显示前 {items.length} 所。
        </p>
      )}
      <Method />
    </div>
  );
}

function Line({ school, rank, strip }: { school: ListedAnswerer; rank: number; strip: AnswerStripData | undefined }) {
  const { id, name, logoUrl, type, cityName, rate, medianHours, deliveries } = school;
  return (
    <li className="relative flex items-center gap-4 px-5 py-3.5 hover:bg-fill max-sm:gap-3 max-sm:px-4">
      <span className={`num w-7 flex-none text-center ${rank <= 3 ? 'text-20 text-brand' : 'text-14 text-ink-3'}`}>
        {rank}
      </span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <span className="min-w-0 flex-1">
        <a className="tile-link cut block font-medium text-ink-1" href={paths.company(id)}>
          {name}
        </a>
        <span className="cut block text-12 text-ink-3">
          {[cityName, companyTypeLabel(type)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {strip && (
        <span className="flex-none max-md:hidden">
          <AnswerStrip days={strip.days} />
        </span>
      )}
      <span className="w-56 flex-none text-right text-12 text-ink-3 max-md:hidden">
        {deliveries} 份投递，一半在 {hoursText(medianHours)}内
      </span>
      <span className="num w-16 flex-none text-right text-20 text-ok-ink">
        {rate}
        <span className="text-12 font-normal">%</span>
      </span>
    </li>
  );
}
