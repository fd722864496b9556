import { timeOfDay } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { DoorList } from '../../../contract/door.ts';

/** As many as are seen at a glance. */
const SHOWN = 5;

/** Those who came in last at this door, with their pictures: a second look before they are out of sight. */
export function LastPeople({ lists, arrived }: { lists: readonly DoorList[]; arrived: ReadonlyMap<string, string> }) {
  const people = lists
    .flatMap(({ room, people: all }) =>
      all.map((person) => ({ ...person, room, at: arrived.get(person.ticket) ?? '' })),
    )
    .filter(({ at }) => at !== '')
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
  return (
    <section className="rounded-card border border-line bg-surface" aria-labelledby="door-last">
      <h2 id="door-last" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
        刚入场的
      </h2>
      {people.length === 0 ? (
        <p className="px-4 py-8 text-center text-14 text-ink-3">核验通过的人列在这里，可以再看一眼照片</p>
      ) : (
        <ol className="divide-y divide-line">
          {people.map(({ ticket, name, seat, photo, room, at }) => (
            <li key={ticket} className="flex items-center gap-3 px-4 py-2">
              <Avatar name={name} size={40} src={photo && `data:image/jpeg;base64,${photo}`} />
              <span className="min-w-0 flex-1">
                <b className="block truncate text-14 font-semibold text-ink-1">{name}</b>
                <span className="tabular block text-12 text-ink-3">
                  第 {room.number} 考场 {seat} 座
                </span>
              </span>
              <span className="tabular text-14 text-ink-3">{timeOfDay(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
