import { Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { stepLabel } from '#web/features/exams/exam-words.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import type { Values } from './exam-values.ts';

type Step = Partial<Values['steps'][number]>;

/** From here on the number of days stands before its bar. */
const LATE = 90;

const lookOf = ([from, to]: [Dayjs, Dayjs], now: Dayjs) =>
  to <= now ? 'bg-(--chart-2)' : from <= now ? 'bg-brand' : 'bg-ink-4';

/** The steps as they are typed now on one scale of months, so that overlaps and gaps are seen. */
export function StepTimeline() {
  const steps = (Form.useWatch('steps', Form.useFormInstance()) ?? []) as (Step | undefined)[];
  const timed = steps.flatMap((one) =>
    one?.step && one.when?.[0] && one.when[1] ? [{ step: one.step, when: one.when }] : [],
  );
  const first = timed.reduce<Dayjs | null>((least, { when: [from] }) => (least && least <= from ? least : from), null);
  const last = timed.reduce<Dayjs | null>((most, { when: [, to] }) => (most && most >= to ? most : to), null);
  if (!first || !last || timed.length < 2) return null;
  const now = pickedNow();
  const shareOf = (at: Dayjs) => (100 * at.diff(first)) / Math.max(1, last.diff(first));
  const months = Array.from({ length: last.diff(first.startOf('month'), 'month') }, (_, at) =>
    first.startOf('month').add(at + 1, 'month'),
  );
  const mark = (at: Dayjs) => ({ left: `${shareOf(at)}%` });
  return (
    <ol aria-hidden className="relative mb-5 ml-18 pt-6 text-12 max-sm:ml-16">
      {months.map((month) => (
        <li
          key={month.valueOf()}
          className="tabular absolute inset-y-0 border-l border-line pl-1 text-ink-3"
          style={mark(month)}
        >
          {month.format('M 月')}
        </li>
      ))}
      {now > first && now < last && (
        <li
          className="absolute inset-y-0 z-1 border-l border-warm font-medium whitespace-nowrap text-warm-ink"
          style={mark(now)}
        >
          <span className="absolute -top-px -translate-x-1/2 bg-surface px-1">今天</span>
        </li>
      )}
      {timed.map(({ step, when }) => {
        const left = shareOf(when[0]);
        const right = shareOf(when[1]);
        return (
          <li key={`${step}${when[0].valueOf()}`} className="relative flex h-7 items-center border-t border-line">
            <span className="absolute -left-18 text-13 text-ink-1 max-sm:-left-16">{stepLabel(step)}</span>
            <i
              className={`absolute h-2.5 min-w-2 rounded-full ${lookOf(when, now)}`}
              style={{ left: `min(${left}%, 100% - 8px)`, width: `${right - left}%` }}
            />
            <span
              className="tabular absolute px-2 whitespace-nowrap text-ink-3"
              style={right > LATE ? { right: `${100 - left}%` } : { left: `max(${right}%, ${left}% + 8px)` }}
            >
              {when[1].startOf('day').diff(when[0].startOf('day'), 'day') + 1} 天
            </span>
          </li>
        );
      })}
    </ol>
  );
}
