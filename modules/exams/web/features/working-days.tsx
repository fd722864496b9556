import { clsx } from 'clsx';
import { type CalendarDay, missingYearsNote, workingDaysAt, workingSpan } from '#contract/calendar/working-days.ts';
import { dayAt } from '#contract/months.ts';
import { dayAndTime, weekday } from '#web/features/time/day-parts.ts';

interface Props {
  /** When the list became public, and for how many working days it is shown. */
  publicAt: string;
  workingDays: number;
  now: number;
}

const noon = (day: string) => `${day}T12:00:00+08:00`;

function Day({ day: { day, works, name }, today, isFirst }: { day: CalendarDay; today: string; isFirst: boolean }) {
  const [, month, date] = day.split('-');
  const [isToday, isPast] = [day === today, day < today];
  const label = isToday ? '今天' : name || weekday(noon(day));
  return (
    <li
      className={clsx(
        'flex h-[68px] flex-col items-center justify-center rounded-ctl border text-12',
        isToday && works && 'border-(--brand-solid) bg-(--brand-solid) text-(--on-brand)',
        isPast && works && 'border-ok-line bg-ok-tint text-ok-ink',
        !isToday && !isPast && works && 'border-line bg-surface text-ink-2',
        !works && !isToday && 'border-dashed border-line-strong text-ink-3',
        !works && isToday && 'border-2 border-brand font-semibold text-brand',
      )}
      style={{ flex: '1 1 26px', minWidth: 0, maxWidth: 44 }}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="h-4 leading-4 whitespace-nowrap">{isFirst || date === '01' ? `${Number(month)} 月` : ''}</span>
      <b className={clsx('tabular text-16 leading-5', works && !isToday && !isPast && 'text-ink-1')}>{date}</b>
      <span className="max-w-full truncate leading-4">{label}</span>
    </li>
  );
}

/** The days of a publicity, of which only working days count, and how many are left. */
export function WorkingDays({ publicAt, workingDays, now }: Props) {
  const span = workingSpan(new Date(publicAt), workingDays);
  const { begun, left, of } = workingDaysAt(span, new Date(now));
  const isOver = now >= span.endsAt.getTime();
  const end = span.endsAt.toISOString();
  const note = missingYearsNote(span);
  return (
    <section className="rounded-card bg-fill p-3" aria-label="公示的工作日">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ol
          className="flex flex-wrap gap-1"
          style={{ flexBasis: span.days.length * 48 }}
          aria-label={`共 ${of} 个工作日`}
        >
          {span.days.map((day, at) => (
            <Day key={day.day} day={day} today={dayAt(new Date(now))} isFirst={at === 0} />
          ))}
        </ol>
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-16 font-semibold text-ink-1">
            {isOver ? `公示已满 ${of} 个工作日` : left > 0 ? `还有 ${left} 个工作日` : '今天是最后一个工作日'}
          </p>
          <p className="tabular mt-0.5 text-14 text-ink-3">
            {isOver
              ? `${dayAndTime(end)} 结束`
              : `第 ${begun} / ${of} 个，${dayAndTime(end).replace(' ', ` ${weekday(end)} `)} 结束，期间任何人可提异议`}
          </p>
        </div>
      </div>
      {note && <p className="mt-2 text-14 text-ink-3">节假日安排未录入的年份只按周末计算。</p>}
    </section>
  );
}
