import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { DashboardDay } from '#contract/operators/admin-dashboard.ts';
import { Chart, type Point } from './chart.tsx';
import { OPEN_DAYS } from './open-days.ts';

const WEEK = 7;
const sumOf = (points: readonly Point[]) => points.reduce((sum, { value }) => sum + (value ?? 0), 0);

const counts = [
  { title: '投递', key: 'deliveries', unit: '份', isDaily: false },
  { title: '求职者注册', key: 'seekers', unit: '人', isDaily: true },
  { title: '发布职位', key: 'posts', unit: '个', isDaily: true },
] as const;
/** A change below this share is none. */
const STEADY = 5;

/** The last week against the one before, once there are two whole ones. */
function changeOf(points: readonly Point[]): number | null {
  const [last, before] = [sumOf(points.slice(-WEEK)), sumOf(points.slice(-2 * WEEK, -WEEK))];
  return points.length < 2 * WEEK || before === 0 ? null : Math.round((100 * last) / before) - 100;
}

/** Means of seven days: single days jump by the few answers of a weekend. Days whose answers are not due are left out. */
function weeklyRates(days: readonly DashboardDay[]): Point[] {
  const settled = days.slice(0, -OPEN_DAYS);
  return settled.flatMap(({ day }, at) => {
    const week = settled.slice(Math.max(0, at - WEEK + 1), at + 1).filter(({ replyRate }) => replyRate !== null);
    const sent = week.reduce((sum, { deliveries }) => sum + deliveries, 0);
    const answered = week.reduce((sum, { deliveries, replyRate }) => sum + deliveries * (replyRate ?? 0), 0);
    return at < WEEK - 1 || sent === 0 ? [] : [{ day, value: Math.round(answered / sent) }];
  });
}

const meanOf = (points: readonly Point[]) => Math.round(sumOf(points) / Math.max(1, points.length));

/** What a chart of counts says, in one sentence. */
function countText(points: readonly Point[], unit: string): string {
  const change = changeOf(points);
  const week = `近 7 天每天 ${meanOf(points.slice(-WEEK)).toLocaleString('en')} ${unit}`;
  if (change === null) return week;
  if (Math.abs(change) < STEADY) return `${week}，和前 7 天差不多`;
  return `${week}，比前 7 天${change > 0 ? '多' : '少'} ${Math.abs(change)}%`;
}

/** What the chart of shares says, in one sentence. */
function rateText(points: readonly Point[]): string {
  const [first, last] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
  const change = last - first;
  const then = `${points[0]?.day.slice(5)} 的 ${first}%`;
  return change === 0
    ? `${last}%，和 ${then} 持平`
    : `${last}%，比 ${then} ${change > 0 ? '高' : '低'} ${Math.abs(change)} 个百分点`;
}

interface FigureProps {
  title: string;
  text: string;
  note: string;
  /** Of the two that matter most. */
  isLarge: boolean;
  children: ReactNode;
}

/** A chart under the sentence that it shows. */
const DayFigure = ({ title, text, note, isLarge, children }: FigureProps) => (
  <figure className={'min-w-0 bg-surface p-4 pb-2'}>
    <figcaption className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-13 text-ink-3">{title}</span>
      <span className="tabular ml-auto text-12 text-ink-3">{note}</span>
      <b className={clsx('tabular w-full font-semibold text-ink-1', isLarge ? 'text-18' : 'text-14')}>{text}</b>
    </figcaption>
    {children}
  </figure>
);

/** Daily figures as charts, today only in the totals. Import it lazily: it includes the chart library. */
export function DayCharts({ days }: { days: readonly DashboardDay[] }) {
  const past = days.slice(0, -1);
  const rates = weeklyRates(days);
  const [deliveries, ...others] = counts.map(({ key, title, unit, isDaily }) => {
    const points = past.map((day) => ({ day: day.day, value: day[key] }));
    const most = Math.max(...points.map(({ value }) => value));
    const marked = isDaily ? points.findIndex(({ value }) => value === most) : points.length - 1;
    const total = days.reduce((sum, day) => sum + day[key], 0).toLocaleString('en');
    return (
      <DayFigure
        key={key}
        title={title}
        text={countText(points, unit)}
        note={`${days.length} 天共 ${total} ${unit}`}
        isLarge={!isDaily}
      >
        <Chart
          title={title}
          shape={isDaily ? 'bar' : 'line'}
          points={points}
          unit=""
          marked={marked}
          isLarge={!isDaily}
        />
      </DayFigure>
    );
  });
  return (
    <div className="grid gap-px bg-line lg:grid-cols-2">
      {deliveries}
      <DayFigure
        title="回复率"
        text={rates.length > 0 ? rateText(rates) : '这段时间的投递还在答复期内'}
        note="7 天均值，不含还在答复期内的近 7 天"
        isLarge
      >
        {rates.length > 0 ? (
          <Chart title="回复率" shape="line" points={rates} unit="%" marked={rates.length - 1} isLarge />
        ) : (
          <p className="grid h-56 place-items-center text-13 text-ink-3">选近 30 天看</p>
        )}
      </DayFigure>
      {others}
    </div>
  );
}
