import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { stepLabel } from '#web/features/exams/exam-words.ts';

export interface DayEvent {
  exam: ExamCard;
  /** '报名截止' */
  what: string;
  /** An end that people must not miss. */
  isDeadline: boolean;
}

const ends: readonly string[] = ['register', 'pay'];
const starts: readonly string[] = ['register', 'pay', 'ticket', 'written', 'recheck', 'interview', 'publicity'];

/** What happens on each day in Shanghai, deadlines first. */
export function eventsByDay(exams: readonly ExamCard[]): Map<string, DayEvent[]> {
  const all = exams
    .filter(({ status }) => status === 'published')
    .flatMap((exam) =>
      exam.steps.flatMap(({ step, startsAt, endsAt }) => [
        ...(ends.includes(step) ? [{ exam, what: `${stepLabel(step)}截止`, isDeadline: true, at: endsAt }] : []),
        ...(starts.includes(step) ? [{ exam, what: stepLabel(step), isDeadline: false, at: startsAt }] : []),
      ]),
    )
    .sort((one, other) => Number(other.isDeadline) - Number(one.isDeadline));
  return Map.groupBy(all, ({ at }) => dayAt(new Date(at)));
}

/** The days of a month in whole weeks from Monday; null beside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const day = week * 7 + at - before;
      return day < 0 || day >= days ? null : new Date(first + day * dayMs).toISOString().slice(0, 10);
    }),
  );
}
