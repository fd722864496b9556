import { useEffect, useState } from 'react';
import { hoursText } from '#contract/answers/answer-time.ts';
import type { AnswerStripData, ListedAnswerer } from '#contract/answers/answers.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { stripsOf } from '#web/features/answers/strips-of.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Tag } from '#web/ui/tag.tsx';

const SHOWN = 3;

interface Answerer extends ListedAnswerer {
  /** In what it is ahead of all others of the list. */
  ahead: string;
  strip: AnswerStripData | undefined;
}

export interface Board {
  total: number;
  fastestHours: number;
  deliveries: number;
  answerers: readonly Answerer[];
}

/** Of the red list: who answers fastest, who is asked most, who leads, and then the next; a school stands once. */
function leadersOf(items: readonly ListedAnswerer[]): { one: ListedAnswerer; ahead: string }[] {
  const by = (of: (one: ListedAnswerer) => number) => items.toSorted((one, other) => of(other) - of(one));
  const orders = [
    ['答得最快', by(({ medianHours }) => -medianHours)],
    ['收得最多', by(({ deliveries }) => deliveries)],
    ['红榜第 1', items],
  ] as const;
  const leaders: { one: ListedAnswerer; ahead: string }[] = [];
  const add = (one: ListedAnswerer | undefined, ahead: string) => {
    if (one && !leaders.some(({ one: other }) => other.id === one.id)) leaders.push({ one, ahead });
  };
  for (const [ahead, [first]] of orders) add(first, ahead);
  for (const [at, one] of items.entries()) if (leaders.length < SHOWN) add(one, `红榜第 ${at + 1}`);
  return leaders;
}

/** The schools that answer best; null before they are there, and without the network. */
export function useBoard(): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const load = async () => {
      const options = { background: true, quiet: true, signal: leave.signal };
      const { items, total } = await call('GET /api/answers/red-list', { query: {} }, options);
      const leaders = leadersOf(items);
      const strips = await stripsOf(
        call,
        leaders.map(({ one }) => one.id),
      );
      if (leave.signal.aborted || leaders.length === 0) return;
      setBoard({
        total,
        fastestHours: Math.min(...items.map(({ medianHours }) => medianHours)),
        deliveries: items.reduce((sum, one) => sum + one.deliveries, 0),
        answerers: leaders.map(({ one, ahead }) => ({ ...one, ahead, strip: strips[one.id] })),
      });
    };
    load().catch(() => undefined);
    return () => leave.abort();
  }, []);
  return board;
}

function Line({ name, logoUrl, cityName, type, rate, medianHours, deliveries, ahead, strip }: Answerer) {
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto_72px] items-center gap-x-5 py-5 max-xl:grid-cols-[48px_minmax(0,1fr)_72px] max-xl:gap-x-3">
      <CompanyLogo name={name} src={logoUrl} size={48} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="cut text-16 font-semibold text-ink-1">{name}</span>
          <Tag tone="ok" className="flex-none">
            {ahead}
          </Tag>
        </span>
        <span className="cut mt-0.5 block text-14 text-ink-3">
          {cityName} · {labelOf(companyTypes, type)} · 收到 {deliveries} 份，一般 {hoursText(medianHours)}答复
        </span>
      </span>
      <span className="max-xl:col-span-2 max-xl:col-start-2 max-xl:row-start-2 [&>svg]:h-8 [&>svg]:w-auto">
        {strip && <AnswerStrip days={strip.days} />}
      </span>
      <span className="num text-right text-28 text-ink-1">
        {rate}
        <span className="text-14 font-normal text-ink-3">%</span>
      </span>
    </li>
  );
}

const legend = [
  ['bg-ok', '当天答复'],
  ['h-2! bg-ok', '次日或更晚'],
  ['h-1.5! bg-warm', '超过 7 天'],
  ['h-1.5! bg-(--ok-line)', '还在等'],
  ['h-1! bg-(--line-strong)', '没有投递'],
] as const;

/** Beside the sign-in: what answering is good for, and the schools that answer best, with the site's own figures. */
export function AnswerBoard({ board }: { board: Board | null }) {
  const figures = board && [
    { value: String(board.total), unit: '所', label: '上榜：近 90 天回复率 80% 以上' },
    { value: String(board.fastestHours), unit: '小时', label: '最快的一所，半数投递已答复' },
    { value: board.deliveries.toLocaleString('en'), unit: '份', label: '榜上前列学校收到的投递' },
  ];
  return (
    <aside className="hidden content-center bg-brand-tint px-16 py-12 max-xl:px-6 lg:grid lg:grid-cols-[minmax(0,760px)]">
      <h2 className="text-28 leading-11 font-semibold text-ink-1">认真答复的学校，老师愿意投</h2>
      <p className="mt-2 text-16 text-ink-2">回复率公开，谁都能查；答得越快，越靠前</p>
      {board && figures && (
        <section
          aria-label="答复得最好的学校"
          className="mt-8 rounded-card bg-raised px-8 pt-7 pb-5 shadow-float max-xl:px-5"
        >
          <dl className="grid grid-cols-3 divide-x divide-line">
            {figures.map(({ value, unit, label }) => (
              <div key={label} className="flex flex-col-reverse px-6 first:pl-0 last:pr-0">
                <dt className="mt-1 text-14 text-ink-2">{label}</dt>
                <dd className="num text-40 leading-12 text-ink-1">
                  {value}
                  <span className="ml-1 text-14 font-normal text-ink-3">{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
          <ol className="mt-6 divide-y divide-line border-y border-line">
            {board.answerers.map((one) => (
              <Line key={one.id} {...one} />
            ))}
          </ol>
          <p className="flex flex-wrap items-center gap-x-5 pt-4 text-12 text-ink-3">
            近 15 天，每根是一天
            {legend.map(([look, words]) => (
              <span key={words} className="flex items-center gap-1.5">
                <span aria-hidden className="flex h-3 items-end">
                  <span className={`h-3 w-1 rounded-full ${look}`} />
                </span>
                {words}
              </span>
            ))}
          </p>
        </section>
      )}
    </aside>
  );
}

/** On a phone above the form: the school that answers fastest. */
export function FastestAnswerer({ board }: { board: Board | null }) {
  const one = board?.answerers[0];
  return (
    <div className="bg-brand-tint px-6 pt-20 pb-5">
      <p className="text-20 leading-7 font-semibold text-ink-1">认真答复的学校，老师愿意投</p>
      <div className="mt-3 flex min-h-17 items-center gap-3 rounded-card bg-raised px-4 py-3">
        {one && (
          <>
            <CompanyLogo name={one.name} src={one.logoUrl} size={40} />
            <span className="min-w-0 flex-1">
              <span className="cut block font-semibold text-ink-1">{one.name}</span>
              <span className="cut block text-12 text-ink-3">一般 {hoursText(one.medianHours)}答复</span>
            </span>
            {one.strip && <AnswerStrip days={one.strip.days} />}
            <b className="num text-16 text-ink-1">{one.rate}%</b>
          </>
        )}
      </div>
    </div>
  );
}
