import type { CSSProperties, ReactNode } from 'react';
import { placeOfSeat, rowsOf } from '../../contract/seats/seat-places.ts';

export const two = (n: number) => String(n).padStart(2, '0');
const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

interface Props {
  /** How many seats the room has. */
  seats: number;
  /** What stands on a seat. */
  seat(number: number): ReactNode;
}

/** A room from above: the platform in front, and the desks in columns. */
export function RoomPlan({ seats, seat }: Props) {
  const rows = rowsOf(seats);
  const columns = Math.ceil(seats / rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide room scrolls sideways by the keyboard
    <section className="overflow-x-auto" aria-label="考场平面" tabIndex={0}>
      <div className="exam-room" style={{ '--columns': columns } as CSSProperties}>
        <p>讲台</p>
        <ol>
          {upTo(columns).map((column) => (
            <li key={`column ${column}`} style={{ '--place': `1 / ${column}` } as CSSProperties} aria-hidden="true">
              第 {column} 列
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
