import { clsx } from 'clsx';
import type { RoomSeat } from '../../../contract/rooms.ts';
import { RoomPlan, two } from '../../features/room-plan.tsx';

interface Props {
  seats: readonly RoomSeat[];
  /** How many seats the room has. */
  all: number;
  chosenId: string | undefined;
  onChoose(person: RoomSeat): void;
}

const edges = ['bg-(--chart-1)', 'bg-ok', 'bg-warm', 'bg-ink-4'];
const box =
  'relative flex h-16 items-center gap-2 overflow-hidden rounded-ctl border pr-1 pl-3 text-left max-sm:h-14 max-sm:flex-col max-sm:justify-center max-sm:gap-0 max-sm:text-center';

/** Posts by their people in the room have the edges 1, 2, 3; the others share the fourth. */
function postsOf(seats: readonly RoomSeat[]) {
  const posts = [...Map.groupBy(seats, ({ post }) => post.code)].sort((one, other) => other[1].length - one[1].length);
  return new Map(
    posts.map(([code, people], at) => [code, { edge: edges[Math.min(at, 3)] ?? '', people: people.length }]),
  );
}

/** Who sits where in a room, each with the edge of the post. */
export function SeatGrid({ seats, all, chosenId, onChoose }: Props) {
  const posts = postsOf(seats);
  const bySeat = new Map(seats.map((person) => [person.seat, person]));
  return (
    <div className="min-w-0">
      <ul className="my-3 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3" aria-label="岗位">
        {[...posts].map(([code, { edge, people }]) => (
          <li key={code} className="flex items-center gap-1.5">
            <span className={`size-2.5 rounded-tag ${edge}`} aria-hidden="true" />
            <span className="tabular">
              {code} <b className="text-ink-1">{people}</b>
            </span>
          </li>
        ))}
      </ul>
      <RoomPlan
        seats={all}
        desk={136}
        seat={(seat) => {
          const person = bySeat.get(seat);
          if (!person)
            return (
              <span className={`${box} border-dashed border-line-strong text-12 text-ink-3`}>
                <b className="tabular text-18 leading-5">{two(seat)}</b>空
              </span>
            );
          const isChosen = person.registrationId === chosenId;
          return (
            <button
              type="button"
              className={clsx(
                box,
                'cursor-pointer',
                isChosen
                  ? 'border-brand bg-brand-tint text-brand shadow-[0_0_0_1px_var(--brand)]'
                  : 'border-line bg-surface text-ink-1 hover:bg-fill-hover',
              )}
              aria-pressed={isChosen}
              onClick={() => onChoose(person)}
            >
              <span
                className={`absolute inset-y-0 left-0 w-1.5 ${posts.get(person.post.code)?.edge}`}
                aria-hidden="true"
              />
              <b className="tabular text-18 leading-5">{two(seat)}</b>
              <span className="max-w-full min-w-0 text-13">
                <span className="cut block">{person.name}</span>
                <span className={clsx('tabular block text-12 leading-4 max-sm:hidden', !isChosen && 'text-ink-3')}>
                  {person.post.code}
                </span>
              </span>
            </button>
          );
        }}
      />
    </div>
  );
}
