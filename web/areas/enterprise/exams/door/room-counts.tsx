import { clsx } from 'clsx';
import type { DoorList } from '#contract/exams/door.ts';
import { Meter } from '#web/ui/progress.tsx';

interface Props {
  lists: readonly DoorList[];
  arrived: ReadonlyMap<string, string>;
  roomId: string | null;
  onRoom(id: string | null): void;
}

/** The rooms of the loaded lists with who has come; one is chosen as the room of this door, or the gate of them all. */
export function RoomCounts({ lists, arrived, roomId, onRoom }: Props) {
  const doors = [
    { id: null, name: '考点大门', text: '已载入的全部考场', people: lists.flatMap((list) => list.people) },
    ...lists
      .toSorted((one, other) => one.room.number - other.room.number)
      .map(({ room, people }) => ({
        id: room.id,
        name: `第 ${room.number} 考场`,
        text: `${room.place} ${room.name}`,
        people,
      })),
  ];
  return (
    <div className="border-b border-line">
      <h2 id="door-rooms" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
        这个门
      </h2>
      <ul aria-labelledby="door-rooms" className="max-h-80 divide-y divide-line overflow-y-auto">
        {doors.map(({ id, name, text, people }) => {
          const came = people.filter(({ ticket }) => arrived.has(ticket)).length;
          return (
            <li key={id ?? ''}>
              <button
                type="button"
                aria-pressed={id === roomId}
                className={clsx(
                  'block w-full cursor-pointer px-4 py-2 text-left text-13',
                  id === roomId ? 'bg-brand-tint' : 'hover:bg-fill',
                )}
                onClick={() => onRoom(id)}
              >
                <span className="flex items-baseline gap-2">
                  <b className={clsx('font-medium', id === roomId ? 'text-brand' : 'text-ink-1')}>{name}</b>
                  <span className="min-w-0 flex-1 truncate text-12 text-ink-3">{text}</span>
                  <span className="tabular whitespace-nowrap">
                    <b className="font-semibold text-ink-1">{came}</b> / {people.length}
                  </span>
                </span>
                <Meter className="mt-1.5" value={came} of={people.length} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
