import { clsx } from 'clsx';
import { Meter } from '#web/ui/progress.tsx';
import type { DoorList } from '../../../contract/door.ts';

interface Props {
  lists: readonly DoorList[];
  arrived: ReadonlyMap<string, string>;
  roomId: string | null;
  onRoom(id: string | null): void;
}

/** The gate of all loaded rooms and each room, one of which is this door, with how many have come. */
export function RoomCounts({ lists, arrived, roomId, onRoom }: Props) {
  const rooms = lists
    .toSorted((one, other) => one.room.number - other.room.number)
    .map(({ room: { id, number, place, name }, people }) => ({
      id,
      name: `第 ${number} 考场`,
      text: `${place} ${name}`,
      people,
    }));
  const gate = { id: null, name: '考点大门', text: '已载入的全部考场', people: lists.flatMap((list) => list.people) };
  return (
    <ul aria-label="这个门" aria-live="polite" className="max-h-100 divide-y divide-line overflow-y-auto">
      {[gate, ...rooms].map(({ id, name, text, people }) => {
        const came = people.filter(({ ticket }) => arrived.has(ticket)).length;
        return (
          <li key={id ?? ''}>
            <button
              type="button"
              aria-pressed={id === roomId}
              className={clsx(
                'block w-full cursor-pointer px-4 py-3 text-left text-14',
                id === roomId ? 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]' : 'hover:bg-fill',
              )}
              onClick={() => onRoom(id)}
            >
              <span className="flex items-baseline gap-2">
                <b className={clsx('font-semibold', id === roomId ? 'text-brand' : 'text-ink-1')}>{name}</b>
                <span className="cut min-w-0 flex-1 text-12 text-ink-3">{text}</span>
                <span className="tabular whitespace-nowrap">
                  <b className={clsx('font-semibold text-ink-1', id === null && 'text-20')}>{came}</b> / {people.length}
                </span>
              </span>
              <Meter className="mt-1.5" value={came} of={people.length} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
