import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Point {
  day: string;
  value: number;
}

const WEEK = 7;
/** More days leave no room for gaps. */
const MANY = 40;
/** A change below this share is none. */
const STEADY = 5;
const sumOf = (points: readonly Point[]) => points.reduce((sum, { value }) => sum + value, 0);

/** The last week against the one before, once there are two whole ones: '近 7 天每天 458 份，比前 7 天多 43%' */
export function weekText(points: readonly Point[], unit: string): string {
  const [last, before] = [sumOf(points.slice(-WEEK)), sumOf(points.slice(-2 * WEEK, -WEEK))];
  const mean = last / Math.max(1, Math.min(WEEK, points.length));
  const week = `近 7 天每天 ${(mean < 1 ? Math.round(mean * 10) / 10 : Math.round(mean)).toLocaleString('en')} ${unit}`;
  if (points.length < 2 * WEEK || before === 0) return week;
  const change = Math.round((100 * last) / before) - 100;
  if (Math.abs(change) < STEADY) return `${week}，和前 7 天差不多`;
  return `${week}，比前 7 天${change > 0 ? '多' : '少'} ${Math.abs(change)}%`;
}

interface Props {
  title: string;
  children: ReactNode;
  points: readonly Point[];
  /** The height of the bars. */
  height: string;
}

/** What was counted a day as bars, the last week dark, under what it comes to. */
export function DayFigure({ title, children, points, height }: Props) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <figure className="flex min-w-0 flex-col bg-surface p-4">
      <figcaption className="tabular">
        <span className="text-13 text-ink-3">{title}</span>
        {children}
      </figcaption>
      <div
        className={clsx('mt-auto flex items-end pt-3', points.length > MANY ? 'gap-px' : 'gap-0.5')}
        role="img"
        aria-label={`${title}，数字见表格`}
      >
        {points.map(({ day, value }, at) => (
          <span key={day} title={`${day.slice(5)}：${value}`} className={`flex flex-1 items-end ${height}`}>
            <i
              className={clsx(
                'block min-h-0.5 w-full rounded-[2px]',
                value === 0 ? 'bg-line-strong' : at >= points.length - WEEK ? 'bg-brand' : 'bg-(--chart-3)',
              )}
              style={{ height: `${(100 * value) / most}%` }}
            />
          </span>
        ))}
      </div>
      <p className="tabular mt-1 flex justify-between text-12 text-ink-3" aria-hidden="true">
        <span>{points[0]?.day.slice(5)}</span>
        <span>最多一天 {most.toLocaleString('en')}</span>
        <span>{points.at(-1)?.day.slice(5)}</span>
      </p>
    </figure>
  );
}
