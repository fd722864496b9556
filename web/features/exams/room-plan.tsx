import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { placeOfSeat, rowsOf } from '#contract/exams/seats/seat-places.ts';

export const two = (n: number) => String(n).padStart(2, '0');
const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

interface Props {
  /** How many seats the room has. */
  seats: number;
  /** What stands on a seat. */
  seat(number: number): ReactNode;
}

/** The way on to the next number: down or up the column, or across the aisle. */
const wayOn = {
  down: 'after:top-full after:left-1/2 after:h-2 after:border-l-2',
  up: 'after:bottom-full after:left-1/2 after:h-2 after:border-l-2',
  across: 'after:top-1/2 after:left-full after:w-4 after:border-t-2',
};

/** A room from above, at every width: board and desk in front, door and windows, the seats in their columns, and the line of their numbers. */
export function RoomPlan({ seats, seat }: Props) {
  const columns = Math.ceil(seats / rowsOf(seats));
  const style = { '--columns': columns } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide room scrolls sideways by the keyboard
    <section className="overflow-x-auto" aria-label="考场平面" tabIndex={0}>
      <div
        className="relative mx-auto max-w-[calc(var(--columns)*190px+64px)] min-w-fit rounded-tag border-2 border-line-strong bg-fill px-8 pb-6 max-sm:px-5"
        style={style}
      >
        {upTo(3).map((at) => (
          <span
            key={at}
            className="absolute left-0 h-1/6 w-1.5 rounded-r-full bg-brand-line"
            style={{ top: `${at * 26 - 6}%` }}
            aria-hidden="true"
          />
        ))}
        <span
          className="absolute top-6 -right-0.5 flex h-12 items-center border-r-4 border-brand-solid pr-1 text-12 text-ink-2"
          aria-hidden="true"
        >
          门
        </span>
        <p className="mx-auto mb-4 w-64 max-w-full rounded-b-ctl bg-line-strong text-center text-12 leading-6 text-ink-1">
          讲台
        </p>
        <ol className="exam-seats">
          {upTo(seats).map((number) => {
            const { column, row } = placeOfSeat(number, seats);
            const next = placeOfSeat(number + 1, seats);
            const way = next.column > column ? wayOn.across : next.row > row ? wayOn.down : wayOn.up;
            return (
              <li
                key={number}
                className={clsx('relative', number < seats && `after:absolute after:border-brand ${way}`)}
                style={{ '--place': `${row} / ${column}` } as CSSProperties}
              >
                {seat(number)}
              </li>
            );
          })}
          {upTo(columns * rowsOf(seats) - seats).map((at) => (
            <li
              key={`bare ${at}`}
              className="min-h-10 rounded-ctl border border-dashed border-line-strong opacity-60"
              aria-hidden="true"
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
