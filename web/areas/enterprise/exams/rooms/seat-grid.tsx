import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { RoomSeat } from '#contract/exams/rooms.ts';
import { placeOfSeat, rowsOf } from '#contract/exams/seats/seat-places.ts';

interface Props {
  seats: readonly RoomSeat[];
  /** How many seats the room has. */
  all: number;
  chosenId: string | undefined;
  onChoose(person: RoomSeat): void;
}

const two = (n: number) => String(n).padStart(2, '0');
const edges = ['bg-(--chart-1)', 'bg-(--chart-2)', 'bg-(--chart-3)', 'bg-line-strong'];
const box = 'relative flex min-h-13 w-full items-center gap-2 overflow-hidden rounded-ctl border py-1 pr-2 pl-3';

/** Posts by their people in the room have the edges 1, 2, 3; the others share the fourth. */
function postsOf(seats: readonly RoomSeat[]) {
  const posts = [...Map.groupBy(seats, ({ post }) => post.code)].sort((one, other) => other[1].length - one[1].length);
  return new Map(
    posts.map(([code, people], at) => [code, { edge: edges[Math.min(at, 3)] ?? '', people: people.length }]),
  );
}

/** A room from above: the desk in front, seats in their columns; a list by seat where the page is narrow. */
export function SeatGrid({ seats, all, chosenId, onChoose }: Props) {
  const posts = postsOf(seats);
  const bySeat = new Map(seats.map((person) => [person.seat, person]));
  const columns = Math.ceil(all / rowsOf(all));
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3" aria-label="岗位">
        {[...posts].map(([code, { edge, people }]) => (
          <li key={code} className="flex items-center gap-1.5">
            <span className={`size-2.5 rounded-tag ${edge}`} aria-hidden="true" />
            <span className="tabular">
              {code} <b className="text-ink-1">{people}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="mx-auto mt-2 w-48 rounded-ctl bg-fill py-1 text-center text-12 text-ink-3 max-sm:hidden">讲台</p>
      <ol className="exam-seats mt-2" style={{ '--columns': columns } as CSSProperties}>
        {Array.from({ length: all }, (_, at) => at + 1).map((seat) => {
          const { column, row } = placeOfSeat(seat, all);
          const place = { '--place': `${row} / ${column}` } as CSSProperties;
          const person = bySeat.get(seat);
          return person ? (
            <li key={seat} style={place}>
              <button
                type="button"
                className={clsx(
                  box,
                  'cursor-pointer text-ink-1',
                  person.registrationId === chosenId ? 'border-brand bg-brand-tint' : 'border-line hover:bg-fill',
                )}
                aria-pressed={person.registrationId === chosenId}
                onClick={() => onChoose(person)}
              >
                <span
                  className={`absolute inset-y-0 left-0 w-1 ${posts.get(person.post.code)?.edge}`}
                  aria-hidden="true"
                />
                <b className="tabular text-18">{two(seat)}</b>
                <span className="min-w-0 text-left">
                  <span className="cut block text-13">{person.name}</span>
                  <span className="cut tabular block text-12 text-ink-3">{person.post.code}</span>
                </span>
              </button>
            </li>
          ) : (
            <li key={seat} style={place}>
              <span className={`${box} border-dashed border-line text-12 text-ink-3`}>
                <b className="tabular text-18">{two(seat)}</b>空
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
