import { Button } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { DoorList } from '#contract/exams/door.ts';
import type { ExamRoom } from '#contract/exams/rooms.ts';
import { call } from '#web/api/browser-call.ts';

interface Props {
  rooms: readonly ExamRoom[];
  loaded: readonly DoorList[];
  /** The one thing to do: as large as the page allows. */
  large: boolean;
  onLoaded(lists: DoorList[]): void;
}

/** Loads the lists of a site, room by room, while there is a network. */
export function LoadRooms({ rooms, loaded, large, onLoaded }: Props) {
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
  const places = [
    ...Map.groupBy(
      rooms.filter(({ taken }) => taken > 0),
      ({ place }) => place,
    ),
  ];
  const isLoaded = (own: readonly ExamRoom[]) => own.every(({ id }) => loaded.some(({ room }) => room.id === id));
  const next = places.find(([, own]) => !isLoaded(own))?.[0];
  return (
    <ul className="divide-y divide-line" aria-label="考点">
      {places.map(([place, own]) => (
        <li
          key={place}
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-13',
            large ? 'py-4' : 'px-4 py-2.5',
          )}
        >
          <span className="min-w-0">
            <b className={clsx('font-semibold text-ink-1', large ? 'text-18' : 'text-14')}>{place}</b>
            <span className="tabular block text-13 text-ink-3">
              {own.length} 个考场，{own.reduce((sum, { taken }) => sum + taken, 0)} 人
            </span>
          </span>
          <Button
            size={large ? 'large' : 'medium'}
            type={isLoaded(own) ? 'text' : place === next ? 'primary' : 'default'}
            loading={progress?.startsWith(`${place} `) ?? false}
            disabled={progress !== null}
            onClick={() => void load(place, own)}
          >
            {progress?.startsWith(`${place} `) ? progress : isLoaded(own) ? '重新载入' : '载入名单'}
          </Button>
          {large && (
            <span className="tabular col-span-2 mt-1 flex flex-wrap gap-x-5 text-14">
              {own.map(({ id, number, name, taken }) => (
                <span key={id} title={name}>
                  <b className="font-semibold text-ink-1">{String(number).padStart(2, '0')} 考场</b> {taken} 人
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
