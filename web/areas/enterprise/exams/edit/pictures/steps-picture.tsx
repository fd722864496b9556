import { Form } from 'antd';
import type { CSSProperties } from 'react';
import { stepLabel } from '#web/features/exams/exam-words.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { instantOf } from '#web/features/time/picked-time.ts';
import type { Values } from '../exam-values.ts';

/** The first days of the months within a span. */
function monthsIn(from: number, to: number): { at: number; label: string }[] {
  const months: { at: number; label: string }[] = [];
  const day = new Date(from);
  for (let by = 1; by <= 24; by++) {
    const at = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + by, 1) - 8 * 3_600_000;
    if (at >= to) break;
    months.push({ at, label: `${((day.getUTCMonth() + by) % 12) + 1} 月` });
  }
  return months;
}

/** A label stands on the side of its bar with more room; a bar that leaves none carries it. */
function besideBar(left: number, right: number): CSSProperties {
  if (Math.max(left, 100 - right) < 35) return { left: `calc(${left}% + 4px)`, background: 'none' };
  return left > 100 - right ? { right: `calc(${100 - left}% + 2px)` } : { left: `calc(${right}% + 6px)` };
}

/** The timetable as it is typed, drawn as bars: what overlaps and what is missing is seen at once. */
export function StepsPicture() {
  const steps: Partial<Values['steps'][number]>[] = Form.useWatch('steps') ?? [];
  const bars = steps.flatMap(({ step, when }) => {
    const [from, to] = [0, 1].map((at) => when?.[at] && Date.parse(instantOf(when[at])));
    return step && from && to ? [{ step, from, to: Math.max(from, to) }] : [];
  });
  if (bars.length < 2) return null;
  const first = Math.min(...bars.map(({ from }) => from));
  const last = Math.max(...bars.map(({ to }) => to));
  const now = Date.now();
  const shareOf = (at: number) => (100 * (at - first)) / Math.max(1, last - first);
  return (
    <figure className="mb-5 rounded-ctl bg-fill px-4 pt-3 pb-5" aria-label="时间一览">
      <div className="relative">
        {monthsIn(first, last).map(({ at, label }) => (
          <span
            key={at}
            className="absolute inset-y-0 border-l border-line-strong pl-1 text-12 leading-4 text-ink-3"
            style={{ left: `${shareOf(at)}%` }}
          >
            {label}
          </span>
        ))}
        {now > first && now < last && (
          <span className="absolute top-5 bottom-0 z-1 border-l-2 border-warm" style={{ left: `${shareOf(now)}%` }}>
            <span className="absolute top-full -translate-x-1/2 text-12 leading-4 font-medium whitespace-nowrap text-warm-ink">
              今天
            </span>
          </span>
        )}
        <ol className="relative grid gap-1 pt-5">
          {bars.map(({ step, from, to }) => {
            const [left, right] = [shareOf(from), shareOf(to)];
            const [first, last] = [from, to].map((one) => monthDay(new Date(one).toISOString()));
            const label = `${stepLabel(step)} ${first === last ? first : `${first} 至 ${last}`}`;
            return (
              <li key={`${step}${from}`} className="relative h-5 text-12 leading-5 text-ink-1">
                <span
                  className="absolute inset-y-0.5 min-w-1.5 rounded-tag bg-(--chart-2)"
                  style={{ left: `${left}%`, width: `${right - left}%` }}
                />
                <span className="tabular absolute z-2 bg-fill px-1 whitespace-nowrap" style={besideBar(left, right)}>
                  {label}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}
