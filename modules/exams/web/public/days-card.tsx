import { monthDay } from '#web/features/time/day-parts.ts';
import { Card } from '#web/ui/card.tsx';
import { Histogram } from '#web/ui/histogram.tsx';
import { countText } from '../features/exam-words.ts';
import type { ExamData } from './load-exam.ts';

/** How many registered on each day, as far as the project publishes it. */
export function DaysCard({ exam, days }: Pick<ExamData, 'exam' | 'days'>) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || exam.registered === null) return null;
  const most = Math.max(...days.map(({ registered }) => registered));
  if (most === 0) return null;
  const bars = days.map(({ day, registered }) => ({
    label: day,
    n: registered,
    strength: day === last.day ? (1 as const) : (2 as const),
  }));
  return (
    <Card
      space="side"
      heading="每天报名人数"
      aside={<span className="tabular">累计 {countText(exam.registered)}</span>}
    >
      <Histogram caption="每天报名人数" columns={['日期', '人数']} bars={bars} />
      <p className="tabular mt-1.5 flex justify-between text-12 text-ink-3">
        <span>{monthDay(first.day)}</span>
        <span>最多一天 {most}</span>
        {days.length > 1 && (
          <span className="text-brand">
            {monthDay(last.day)} {last.registered}
          </span>
        )}
      </p>
    </Card>
  );
}
