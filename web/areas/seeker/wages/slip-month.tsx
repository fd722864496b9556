import { clsx } from 'clsx';
import type { WageSlip } from '#contract/wages/wage-shapes.ts';
import { weeksOf } from '#web/features/fairs/calendar-weeks.ts';
import { quantityText } from '#web/features/wages/wage-words.ts';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** The month of a slip as a calendar, with the lessons of each day; the table below says the same in words. */
export function SlipMonth({ slip: { month, lines, unit } }: { slip: WageSlip }) {
  const taught = Map.groupBy(lines, ({ day }) => day);
  return (
    <div className="mb-4 max-sm:hidden" aria-hidden="true">
      <p className="grid grid-cols-7 gap-1 pb-1 text-center text-12 text-ink-3">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ol className="grid grid-cols-7 gap-1">
        {weeksOf(month).map((day) => {
          const quantity = taught.get(day)?.reduce((sum, line) => sum + line.quantity, 0);
          return (
            <li
              key={day}
              className={clsx(
                'tabular flex h-9 items-center justify-between gap-1 rounded-tag px-2 text-12',
                quantity ? 'bg-brand-tint font-medium text-brand' : 'bg-fill text-ink-3',
                !day.startsWith(month) && 'invisible',
              )}
            >
              {Number(day.slice(8))}
              {quantity !== undefined && <span className="font-semibold">{quantityText(quantity, unit)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
