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

/** A room from above, at every width: the desk in front, the seats in their columns, and which way each column is numbered. */
export function RoomPlan({ seats, seat }: Props) {
  const columns = Math.ceil(seats / rowsOf(seats));
  const style = { '--columns': columns } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide room scrolls sideways by the keyboard
    <section className="overflow-x-auto rounded-ctl border border-line bg-fill p-4" aria-label="考场平面" tabIndex={0}>
      <div className="mx-auto max-w-[calc(var(--columns)*210px)] min-w-fit" style={style}>
        <p className="mx-auto mb-2 w-48 max-w-full rounded-ctl bg-line-strong text-center text-12 leading-6 text-ink-1">
          讲台
        </p>
        <ol className="exam-seats">
          {upTo(columns).map((column) => (
            <li
              key={`way-${column}`}
              className="text-center text-12 text-ink-3"
              style={{ '--place': `1 / ${column}` } as CSSProperties}
              aria-hidden="true"
            >
              {column % 2 === 1 ? '↓' : '↑'}
            </li>
          ))}
          {upTo(seats).map((number) => {
            const { column, row } = placeOfSeat(number, seats);
            return (
              <li key={number} style={{ '--place': `${row + 1} / ${column}` } as CSSProperties}>
                {seat(number)}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
