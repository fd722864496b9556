import { missingYearsNote, workingDaysAt, workingSpan } from '#contract/calendar/working-days.ts';
import { dayAndTime, weekday } from '#web/features/time/day-parts.ts';

interface Props {
  /** When the list became public, and for how many working days it is shown. */
  publicAt: string;
  workingDays: number;
  now: number;
}

/** The days of a publicity, of which only working days count, and how many are left. */
export function WorkingDays({ publicAt, workingDays, now }: Props) {
  const span = workingSpan(new Date(publicAt), workingDays);
  const { begun, left, of } = workingDaysAt(span, new Date(now));
  const isOver = now >= span.endsAt.getTime();
  const end = span.endsAt.toISOString();
  const note = missingYearsNote(span);
  return (
    <section className="rounded-card bg-fill px-4 py-3" aria-label="公示的工作日">
      <p className="text-16 font-semibold text-ink-1">
        {isOver ? `公示已满 ${of} 个工作日` : left > 0 ? `还有 ${left} 个工作日` : '今天是最后一个工作日'}
      </p>
      <p className="tabular mt-0.5 text-14 text-ink-3">
        {isOver
          ? `${dayAndTime(end)} 结束`
          : `第 ${begun} / ${of} 个，${dayAndTime(end).replace(' ', ` ${weekday(end)} `)} 结束，期间任何人可提异议`}
      </p>
      {note && <p className="mt-2 text-14 text-ink-3">节假日安排未录入的年份只按周末计算。</p>}
    </section>
  );
}
