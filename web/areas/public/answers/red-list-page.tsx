import { leastDeliveries, redListFrom } from '#contract/answers/answer-limits.ts';
import { answerDays, hoursText, speedFrom } from '#contract/answers/answer-time.ts';
import type { ListedAnswerer } from '#contract/answers/answers.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { filterBy, ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { Section } from '#web/ui/section.tsx';
import type { RedListData } from './load-red-list.ts';

/** 回复率红榜: the schools that answer best, by city. */
export function RedListPage({ data }: { data: RedListData }) {
  const { cities, cityCode, cityName, items, total } = data;
  const city = filterBy(
    '城市',
    ['全国'],
    cities.map(({ code, name, schools }) => [code, name, schools]),
    cityCode,
    (code) => paths.answers({ cityCode: code }),
  );
  return (
    <div className="page">
      <Head
        title={`${cityName || '全国'}回复率红榜`}
        text={
          items.length > 0 && (
            <>
              近 {answerDays} 天，{total} 家单位上榜{total > items.length && `，这里是前 ${items.length} 家`}；
              {speedFrom}% 以上的，答复快的在前
            </>
          )
        }
      />
      <SectionTabs />
      <ListFilterRow filters={[city]} />
      <div className="card">
        {items.length === 0 ? (
          <EmptyState
            title={`${cityName || '全国'}还没有上榜的学校`}
            text="投递还少，或者多数投递还在七天之内。换个城市看看。"
            next={{ label: '看全国的红榜', href: paths.answers() }}
          />
        ) : (
          <ol className="rows" aria-label="上榜的学校">
            {items.map((school, at) => (
              <Line key={school.id} school={school} rank={at + 1} />
            ))}
          </ol>
        )}
        <Method />
      </div>
    </div>
  );
}

/** A school of the list, and how surely and how soon it answers. */
function Line({ school, rank }: { school: ListedAnswerer; rank: number }) {
  const { id, name, logoUrl, cityName, type, rate, deliveries, medianHours } = school;
  return (
    <li className="relative flex min-h-18 items-center gap-6 px-6 py-3 max-sm:gap-3 max-sm:px-4">
      <span className="tabular w-6 text-center text-ink-3">{rank}</span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <div className="flex min-w-0 flex-1 items-center gap-6 max-sm:block">
        <p className="min-w-0 flex-1">
          <a className="tile-link cut block text-16 font-semibold text-ink-1" href={paths.company(id)}>
            {name}
          </a>
          <span className="cut block text-14 text-ink-3">
            {[cityName, companyTypeLabel(type)].filter(Boolean).join(' · ')}
          </span>
        </p>
        <p className="tabular text-14 text-ink-3">
          回复 <b className="font-semibold text-ink-1">{rate}%</b>
          {' · '}一般 <b className="font-semibold text-ink-1">{hoursText(medianHours)}</b>
        </p>
      </div>
      <p className="tabular w-24 text-right text-14 text-ink-3 max-md:hidden">{deliveries} 份投递</p>
    </li>
  );
}

const points = [
  ['怎样算答复', '单位的第一个表态：有意向、邀面试或不合适；只打开简历不算。'],
  ['回复率', `近 ${answerDays} 天的投递里，七天之内得到答复的比例；没满七天又没答复的、答复前自己撤回的不计。`],
  ['一般多久答复', `近 ${answerDays} 天得到答复的投递，一半在这个时间之内。全站各处都是这一个数。`],
  [
    '谁能上榜',
    `已认证，近 ${answerDays} 天收到 ${leastDeliveries} 份以上投递，回复率在 ${redListFrom}% 以上；${speedFrom}% 以上的按快慢排，其余按比例。`,
  ],
] as const;

/** How the figures are made, and what is not told. */
function Method() {
  return (
    <Section title="怎么算的" className="border-t border-line">
      <dl className="grid gap-4 text-14">
        {points.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold text-ink-1">{name}</dt>
            <dd className="mt-1 text-ink-3">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
