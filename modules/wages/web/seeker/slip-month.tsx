import { clsx } from 'clsx';
import { yuanText } from '#contract/money.ts';
import { weeksOf } from '#web/features/calendar/calendar-weeks.ts';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { quantityText } from '../slips/wage-words.ts';

const DAYS = 7;
const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** The month of a slip as a calendar, the darker a day the more it earned; each with its lessons, amount and note. */
export function SlipMonth({ slip: { month, lines, unit } }: { slip: WageSlip }) {
  const taught = Map.groupBy(lines, ({ day }) => day);
  const days = [...taught].map(([day, own]) => ({
    day,
    quantity: own.reduce((sum, line) => sum + line.quantity, 0),
    fen: own.reduce((sum, line) => sum + line.fen, 0),
    notes: [...new Set(own.map(({ note }) => note).filter(Boolean))].join('、'),
  }));
  // Weeks without lessons are left out.
  const dates = weeksOf(month).filter((_, at, all) => {
    const monday = at - (at % DAYS);
    return all.slice(monday, monday + DAYS).some((date) => taught.has(date));
  });
  const most = Math.max(1, ...days.map(({ fen }) => fen));
  return (
    <div className="max-sm:hidden">
      <p className="grid grid-cols-7 gap-px px-px pb-1 text-12 text-ink-3" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name} className="px-2">
            {name}
          </span>
        ))}
      </p>
      <ol className="grid grid-cols-7 gap-px overflow-hidden rounded-tag border border-line bg-line">
        {dates.map((date) => {
          const own = days.find(({ day }) => day === date);
          return (
            <li
              key={date}
              className={clsx('tabular min-h-9 bg-surface px-2 py-1.5 text-12', own ? 'text-ink-1' : 'text-ink-3')}
              style={
                own && {
                  background: `color-mix(in srgb, var(--brand) ${8 + Math.round((14 * own.fen) / most)}%, var(--surface))`,
                }
              }
            >
              <span className="flex justify-between gap-1">
                {date.startsWith(month) && Number(date.slice(8))}
                {own && <b className="font-semibold">{yuanText(own.fen)}</b>}
              </span>
              {own && (
                <span className="block text-ink-2">
                  {quantityText(own.quantity, unit)} {own.notes}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
