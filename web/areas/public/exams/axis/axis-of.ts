import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { dayMs } from '#contract/months.ts';
import { hasBegun, isOver, leftText, runs, stepLabel } from '#web/features/exams/exam-words.ts';
import { monthDay } from '#web/features/time/day-parts.ts';

export const DAYS = 35;
const WEEK = 7;
const SHANGHAI_MS = 8 * 3_600_000;
/** Steps of a day or two, which are points. */
const points: readonly string[] = ['written', 'interview'];
const bars: readonly string[] = ['register', 'review', 'pay', 'ticket', 'publicity'];

export interface Bar {
  step: string;
  /** Shares of the axis, in percent. */
  from: number;
  width: number;
  look: 'now' | 'soft' | 'coming' | 'ok';
  text: string;
}

export interface AxisRow {
  exam: ExamCard;
  bars: Bar[];
  points: { step: string; at: number; text: string }[];
}

/** The first midnight of the axis: Monday of the week before this one, in Shanghai. */
export function axisStart(now: number): number {
  const today = Math.floor((now + SHANGHAI_MS) / dayMs);
  // The first day of the epoch was a Thursday.
  const monday = today - ((today + 3) % WEEK);
  return (monday - WEEK) * dayMs - SHANGHAI_MS;
}

/** Where a moment stands on the axis, in percent, within its ends. */
export const shareOf = (moment: number, start: number): number =>
  Math.round(Math.min(100, Math.max(0, ((moment - start) / (DAYS * dayMs)) * 100)) * 10) / 10;

function barOf(step: ExamCard['steps'][number], start: number, now: number): Bar | null {
  const [from, to] = [Date.parse(step.startsAt), Date.parse(step.endsAt)];
  if (to <= start || from >= start + DAYS * dayMs) return null;
  const isRegister = step.step === 'register';
  const look = !hasBegun(step, now)
    ? 'coming'
    : step.step === 'publicity'
      ? 'ok'
      : isRegister && runs(step, now)
        ? 'now'
        : 'soft';
  const label = stepLabel(step.step);
  const left = isRegister || step.step === 'pay' ? `${label}，还有 ${leftText(step.endsAt, now)}` : label;
  const text = look === 'coming' ? `${monthDay(step.startsAt)} ${label}` : isOver(step, now) ? label : left;
  const place = shareOf(from, start);
  return { step: step.step, from: place, width: shareOf(to, start) - place, look, text };
}

/** The projects with something within the axis. A step that runs beside another begins where that one ends. */
export function axisRows(exams: readonly ExamCard[], now: number): AxisRow[] {
  const start = axisStart(now);
  const end = start + DAYS * dayMs;
  return exams
    .filter(({ status }) => status === 'published')
    .map((exam) => {
      let taken = 0;
      const own = exam.steps
        .filter(({ step }) => bars.includes(step))
        .flatMap((step) => {
          const bar = barOf(step, start, now);
          if (!bar) return [];
          const from = Math.max(bar.from, taken);
          const width = Math.round((bar.from + bar.width - from) * 10) / 10;
          taken = Math.max(taken, from + width);
          // Less than a day at an end of the axis says nothing.
          return width > 0.5 && from < 97 ? [{ ...bar, from, width }] : [];
        });
      const single = exam.steps
        .filter(
          ({ step, startsAt }) => points.includes(step) && Date.parse(startsAt) >= start && Date.parse(startsAt) < end,
        )
        .map(({ step, startsAt }) => ({ step, at: shareOf(Date.parse(startsAt), start), text: stepLabel(step) }));
      return { exam, bars: own, points: single };
    })
    .filter((row) => row.bars.length + row.points.length > 0);
}
