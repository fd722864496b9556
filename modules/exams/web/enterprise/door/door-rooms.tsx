import { Button } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import type { DoorList } from '../../../contract/door.ts';
import type { ExamRoom } from '../../../contract/rooms.ts';

/** Stands for every site where all are loaded by one press. */
const ALL = '全部';

interface LoadRoomsProps {
  rooms: readonly ExamRoom[];
  loaded: readonly DoorList[];
  onLoaded(lists: DoorList[]): void;
}

/** Loads the lists of a site, room by room, while there is a network. */
export function LoadRooms({ rooms, loaded, onLoaded }: LoadRoomsProps) {
  const [progress, setProgress] = useState<string | null>(null);
  const load = async (place: string, own: readonly ExamRoom[]) => {
    const lists: DoorList[] = [];
    for (const { id } of own) {
      setProgress(`${place} ${lists.length + 1} / ${own.length}`);
      const list = await call('POST /api/company/examRooms/:id/door', { params: { id } }).catch(() => null);
      if (!list) break;
      lists.push(list);
    }
    setProgress(null);
    if (lists.length > 0) onLoaded(lists);
  };
  const used = rooms.filter(({ taken }) => taken > 0);
  const places = [...Map.groupBy(used, ({ place }) => place)];
  const isLoaded = (own: readonly ExamRoom[]) => own.every(({ id }) => loaded.some(({ room }) => room.id === id));
  const next = places.length > 1 && loaded.length === 0 ? ALL : places.find(([, own]) => !isLoaded(own))?.[0];
  const button = (place: string, own: readonly ExamRoom[], text: string) => (
    <Button
      type={isLoaded(own) ? 'text' : place === next ? 'primary' : 'default'}
      className="max-sm:h-11"
      loading={progress?.startsWith(`${place} `) ?? false}
      disabled={progress !== null}
      onClick={() => void load(place, own)}
    >
      {progress?.startsWith(`${place} `) ? progress : text}
    </Button>
  );
  return (
    <>
      <ul className="divide-y divide-line" aria-label="考点">
        {places.map(([place, own]) => (
          <li key={place} className="flex flex-wrap items-center gap-2 px-4 py-2.5 text-14">
            <b className="min-w-0 flex-1 font-semibold text-ink-1">{place}</b>
            {button(place, own, isLoaded(own) ? '重新载入' : '载入名单')}
            <span className="tabular flex basis-full flex-wrap gap-2 text-ink-3">
              {own.map(({ id, number, taken }) => (
                <span key={id}>
                  {String(number).padStart(2, '0')} 考场 {taken} 人
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {next === ALL && (
        <p className="grid px-4 py-3">
          {button(ALL, used, `载入全部 ${used.length} 个考场，${used.reduce((sum, { taken }) => sum + taken, 0)} 人`)}
        </p>
      )}
    </>
  );
}

interface RoomCountsProps {
  lists: readonly DoorList[];
  arrived: ReadonlyMap<string, string>;
  roomId: string | null;
  onRoom(id: string | null): void;
}

/** The gate of all loaded rooms and each room, one of which is this door, with how many have come. */
export function RoomCounts({ lists, arrived, roomId, onRoom }: RoomCountsProps) {
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
            </button>
          </li>
        );
      })}
    </ul>
  );
}
