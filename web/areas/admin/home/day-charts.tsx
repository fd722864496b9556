import type { DashboardDay } from '#contract/operators/admin-dashboard.ts';
import { Chart, type Point } from './chart.tsx';
import { OPEN_DAYS } from './open-days.ts';

const WEEK = 7;
const sumOf = (points: readonly Point[]) => points.reduce((sum, { value }) => sum + (value ?? 0), 0);

const counts = [
  { title: '求职者注册', key: 'seekers', unit: '人', isDaily: true },
  { title: '发布职位', key: 'posts', unit: '个', isDaily: true },
  { title: '投递', key: 'deliveries', unit: '份', isDaily: false },
] as const;

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

interface HeadProps {
  title: string;
  value: string;
  unit: string;
  note: string;
}

const Head = ({ title, value, unit, note }: HeadProps) => (
  <figcaption className="flex flex-wrap items-baseline gap-x-2">
    <span className="text-14 font-medium text-ink-1">{title}</span>
    <span className="tabular ml-auto text-12 text-ink-3">{note}</span>
    <span className="tabular w-full text-20 leading-7 font-semibold text-ink-1">
      {value}
      <span className="ml-1 text-12 font-normal text-ink-3">{unit}</span>
    </span>
  </figcaption>
);

function CountChart({
  title,
  unit,
  points,
  total,
  isDaily,
}: {
  title: string;
  unit: string;
  points: Point[];
  /** With today, as the page's totals have it. */
  total: number;
  isDaily: boolean;
}) {
  const marked = isDaily
    ? points.findIndex(({ value }) => value === Math.max(...points.map((one) => one.value ?? 0)))
    : points.length - 1;
  const change = changeOf(points);
  const notes = [
    `日均 ${Math.round(sumOf(points) / Math.max(1, points.length)).toLocaleString('en')} ${unit}`,
    change !== null && `近 7 天比前 7 天 ${change > 0 ? '+' : ''}${change}%`,
  ];
  return (
    <figure className="min-w-0 bg-surface p-4 pb-2">
      <Head title={title} value={total.toLocaleString('en')} unit={unit} note={notes.filter(Boolean).join('，')} />
      <Chart title={title} shape={isDaily ? 'bar' : 'line'} points={points} unit="" marked={marked} />
    </figure>
  );
}

function RateChart({ points, rate }: { points: Point[]; rate: number | null }) {
  const last = points.at(-1);
  return (
    <figure className="min-w-0 bg-surface p-4 pb-2">
      <Head
        title="回复率"
        value={String(rate ?? '–')}
        unit={rate === null ? '' : '%'}
        note="图为 7 天均值，不含还在答复期内的近 7 天"
      />
      {last ? (
        <Chart title="回复率" shape="line" points={points} unit="%" marked={points.length - 1} />
      ) : (
        <p className="grid h-44 place-items-center text-13 text-ink-3">这段时间的投递还在答复期内，选近 30 天看</p>
      )}
    </figure>
  );
}

/** Daily figures as charts, today only in the totals. Import it lazily: it includes the chart library. */
export function DayCharts({ days, rate }: { days: readonly DashboardDay[]; rate: number | null }) {
  const past = days.slice(0, -1);
  return (
    <div className="grid grid-cols-2 gap-px bg-line max-lg:grid-cols-1">
      {counts.map(({ key, ...rest }) => (
        <CountChart
          key={key}
          {...rest}
          points={past.map((day) => ({ day: day.day, value: day[key] }))}
          total={days.reduce((sum, day) => sum + day[key], 0)}
        />
      ))}
      <RateChart points={weeklyRates(days)} rate={rate} />
    </div>
  );
}
