import type { CSSProperties, ReactNode } from 'react';
import { placeOfSeat, rowsOf } from '../../contract/seats/seat-places.ts';

export const two = (n: number) => String(n).padStart(2, '0');
const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

interface Props {
  /** How many seats the room has. */
  seats: number;
  /** The widest a desk may be, in pixels. */
  desk: number;
  /** What stands on a seat. */
  seat(number: number): ReactNode;
}

/** A room from above: the platform in front, door and windows, and the desks on one band that follows their numbers. */
export function RoomPlan({ seats, desk, seat }: Props) {
  const rows = rowsOf(seats);
  const columns = Math.ceil(seats / rows);
  const style = { '--columns': columns, '--desk': `${desk}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide room scrolls sideways by the keyboard
    <section className="overflow-x-auto" aria-label="考场平面" tabIndex={0}>
      <div className="exam-room" style={style}>
        <p>讲台</p>
        <span aria-hidden="true">窗</span>
        <span aria-hidden="true">门</span>
        <ol>
          {upTo(columns).map((column) => (
            <li key={`column ${column}`} style={{ '--place': `1 / ${column}` } as CSSProperties} aria-hidden="true">
              第 {column} 列
            </li>
          ))}
          {upTo(columns * rows).map((number) => {
            const { column, row } = placeOfSeat(number, seats);
            const isTaken = number <= seats;
            const isLast = number === seats;
            return (
              <li
                key={number}
                style={{ '--place': `${row + 1} / ${column}` } as CSSProperties}
                data-path={isTaken ? (number < seats && number % rows === 0 ? 'turn' : 'on') : undefined}
                data-edge={
                  row === 1 || (isLast && column % 2 === 0) ? 'front' : row === rows || isLast ? 'back' : undefined
                }
                aria-hidden={!isTaken}
              >
                {isTaken ? seat(number) : <span className="rounded-ctl border border-dashed border-line-strong" />}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
