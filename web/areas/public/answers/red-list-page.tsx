import { clsx } from 'clsx';
import { answerLimits, redListFrom } from '#contract/answers/answer-limits.ts';
import { answerDays, hoursText } from '#contract/answers/answer-time.ts';
import type { ListedAnswerer } from '#contract/answers/answers.ts';
import { longPictureUrl } from '#contract/site/long-picture.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import type { RedListData } from './load-red-list.ts';

const CITIES = 14;
/** Schools shown larger. */
const FIRST = 3;
const DAY_HOURS = 24;
/** The scale of the list's times. */
const axis = ['1 天', '2 天', '3 天', '4 天'];
const onScale = (hours: number) => `${Math.min(100, (hours / (axis.length * DAY_HOURS)) * 100)}%`;
const columns =
  'items-center gap-x-4 grid grid-cols-[28px_40px_minmax(0,1fr)_auto] lg:gap-x-6 lg:grid-cols-[28px_40px_minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,1fr)] lg:px-5';

/** 回复率红榜: the schools that answer best, by city. */
export function RedListPage({ data }: { data: RedListData }) {
  const { cities, cityCode, cityName, items, total } = data;
  const [first] = items;
  const isAlike = items.every(({ rate }) => rate === first?.rate);
  const rest = items.slice(FIRST);
  const cityTabs = [{ code: undefined, name: '全国' }, ...cities.slice(0, CITIES)].map(({ code, name }) => ({
    label: name,
    href: paths.answers({ cityCode: code }),
    current: code === cityCode,
  }));
  return (
    <div className="page pt-6 pb-4 max-sm:pt-4">
      <p className="text-14 text-ink-3">回音 · 近 {answerDays} 天</p>
      <div className="mt-1 flex items-center justify-between gap-3">
        <h1 className="text-28 max-sm:text-20">{cityName || '全国'}回复率红榜</h1>
        {items.length > 0 && (
          <a
            className="btn btn-outline max-sm:px-3"
            href={longPictureUrl({ kind: 'red-list', cityCode })}
            target="_blank"
            rel="noreferrer"
          >
            存成图片发给朋友<span className="sr-only">：红榜（在新窗口打开）</span>
          </a>
        )}
      </div>
      {first && (
        <p className="mt-1 text-14 text-ink-2">
          {total} 所学校上榜{total > items.length && <span>，这里是前 {items.length} 所</span>}。
          {isAlike ? `七天内都答复了 ${first.rate}%` : '先比七天内答复的比例'}，再比收到的投递。
        </p>
      )}
      <LinkTabs label="城市" tabs={cityTabs} className="scroll-line mt-4 min-w-0" />
      <div className="pt-3">
        {items.length === 0 ? (
          <div className="card">
            <EmptyState
              title={`${cityName || '全国'}还没有上榜的学校`}
              text="投递还少，或者多数投递还在七天之内。换个城市看看。"
              action={
                <a className="btn btn-tint" href={paths.answers()}>
                  看全国的红榜
                </a>
              }
            />
          </div>
        ) : (
          <>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[5fr_4fr_4fr]" aria-label="前三名">
              {items.slice(0, FIRST).map((school, at) => (
                <Leader key={school.id} school={school} rank={at + 1} isAlike={isAlike} />
              ))}
            </ol>
            {rest.length > 0 && (
              <div className="card mt-3 overflow-hidden">
                <div className={`${columns} border-b border-line bg-fill py-2 text-14 text-ink-3 max-lg:hidden`}>
                  <span className="col-span-3">单位</span>
                  <span>{isAlike ? '收到的投递' : '七天内答复，收到的投递'}</span>
                  <span className="flex gap-3 text-right">
                    <span className="w-16 whitespace-nowrap">一半的人收到</span>
                    <span className="grid flex-1 grid-cols-4">
                      {axis.map((day) => (
                        <span key={day}>{day}</span>
                      ))}
                    </span>
                  </span>
                </div>
                <ol start={FIRST + 1} aria-label="第四名起">
                  {rest.map((school, at) => (
                    <Line
                      key={school.id}
                      school={school}
                      rank={at + 1 + FIRST}
                      isAlike={isAlike}
                      most={Math.max(...rest.map(({ deliveries }) => deliveries))}
                    />
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
  /** All schools answered as surely: their rate is said once, above them. */
  isAlike: boolean;
}

const placeOf = ({ cityName, type }: ListedAnswerer) => [cityName, companyTypeLabel(type)].filter(Boolean).join(' · ');

/** One of the first three, with what ranks it and how long half of those who wrote to it waited. */
function Leader({ school, rank, isAlike }: LineProps) {
  const { id, name, logoUrl, rate, deliveries, medianHours } = school;
  const first = rank === 1;
  const large = `leading-12 ${first ? 'text-40' : 'text-28'}`;
  const figures = [
    ...(isAlike ? [] : [[`${rate}%`, first ? '七天内答复，比例最高' : '七天内答复']]),
    [deliveries, rate === 100 ? '份投递，全部答复' : '份投递'],
    [hoursText(medianHours), '一半的人已收到'],
  ];
  return (
    <li className={clsx('tile flex-col gap-4 p-5 max-sm:gap-3 max-sm:p-4', first && 'border-warm-line bg-warm-tint')}>
      <div className="flex items-center gap-4">
        <CompanyLogo name={name} src={logoUrl} size={56} />
        <p className="min-w-0 flex-1">
          <a
            className="tile-link line-clamp-2 text-20 leading-6 font-semibold text-ink-1 hover:text-brand"
            href={paths.company(id)}
          >
            {name}
          </a>
          <span className="cut mt-0.5 block text-14 text-ink-3">{placeOf(school)}</span>
        </p>
        <span
          className={clsx(
            'num grid size-9 flex-none place-items-center self-start rounded-full text-20',
            first ? 'bg-warm text-surface!' : 'bg-warm-tint text-warm-ink!',
          )}
          aria-hidden="true"
        >
          {rank}
        </span>
      </div>
      <div className="mt-auto flex items-end justify-between gap-4 border-t border-line pt-3 text-14 text-ink-3">
        {figures.map(([figure, label], at) => (
          <p key={label}>
            <b className={`num block whitespace-nowrap ${at > 0 ? 'text-20' : large}`}>{figure}</b>
            {label}
          </p>
        ))}
      </div>
    </li>
  );
}

/** A school of the list: what ranks it as a bar, and the time of its answers on the scale of days. */
function Line({ school, rank, isAlike, most }: LineProps & { most: number }) {
  const { id, name, logoUrl, rate, deliveries, medianHours } = school;
  const quick = medianHours <= DAY_HOURS;
  return (
    <li className={`${columns} relative border-line px-4 py-2.5 not-first:border-t hover:bg-fill`}>
      <span className="num text-center text-16 text-ink-3">{rank}</span>
      <CompanyLogo name={name} src={logoUrl} size={40} />
      <p className="min-w-0">
        <a className="tile-link cut block font-semibold text-ink-1" href={paths.company(id)}>
          {name}
        </a>
        <span className="cut block text-12 text-ink-3">{placeOf(school)}</span>
      </p>
      <p className="tabular flex items-center gap-3 text-14 text-ink-3 max-lg:col-start-4 max-lg:row-start-1 max-lg:mb-5 max-lg:justify-end">
        {!isAlike && <b className="num w-11 text-14">{rate}%</b>}
        <span className="w-14 text-right">
          <b className="num text-14">{deliveries}</b> 份
        </span>
        <span className="flex-1 max-lg:absolute max-lg:inset-x-4 max-lg:bottom-0" aria-hidden="true">
          <span className="block h-1 rounded-full bg-(--chart-2)" style={{ width: `${(deliveries / most) * 100}%` }} />
        </span>
      </p>
      <p className="flex items-center gap-3 max-lg:col-start-4 max-lg:row-start-1 max-lg:mt-5 max-lg:justify-end">
        <b className={clsx('num w-16 text-right text-14', quick && 'text-ok-ink!')}>{hoursText(medianHours)}</b>
        <span className="relative h-1 flex-1 rounded-full bg-fill-hover max-lg:hidden" aria-hidden="true">
          <span
            className={clsx(
              'absolute -top-1 size-3 -translate-x-1/2 rounded-full border-2 border-surface',
              quick ? 'bg-ok' : 'bg-(--chart-1)',
            )}
            style={{ left: onScale(medianHours) }}
          />
        </span>
      </p>
    </li>
  );
}

const points = [
  ['怎样算答复', '单位的第一个表态：有意向、邀面试或不合适；只打开简历不算。'],
  ['回复率', `近 ${answerDays} 天的投递里，七天之内得到答复的比例；没满七天又没答复的、答复前自己撤回的不计。`],
  ['一般多久答复', `近 ${answerDays} 天得到答复的投递，一半在这个时间之内。全站各处都是这一个数。`],
  [
    '谁能上榜',
    `已认证，近 ${answerDays} 天收到 ${answerLimits.deliveries} 份以上投递，回复率在 ${redListFrom}% 以上；比例相同，投递多的在前，再比快慢。`,
  ],
  [
    '首页的回音',
    `只说城市、学段和学科，不出现单位和个人；三十天里同类答复满 ${answerLimits.answers} 份、来自 ${answerLimits.schools} 所以上学校才会出现，至少晚 ${answerLimits.delayMinutes} 分钟。`,
  ],
] as const;

/** How the figures are made, and what is not told. */
function Method() {
  return (
    <section className="card p-5" aria-label="怎么算的">
      <h2 className="text-16">怎么看</h2>
      <dl className="mt-3 grid gap-x-10 gap-y-4 text-14 leading-5 md:grid-cols-2">
        {points.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold text-ink-1">{name}</dt>
            <dd className="mt-1 text-ink-3">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
