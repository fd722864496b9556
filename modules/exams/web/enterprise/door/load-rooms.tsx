import { Button } from 'antd';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import type { DoorList } from '../../../contract/door.ts';
import type { ExamRoom } from '../../../contract/rooms.ts';

/** Stands for every site where all are loaded by one press. */
const ALL = '全部';

interface Props {
  rooms: readonly ExamRoom[];
  loaded: readonly DoorList[];
  onLoaded(lists: DoorList[]): void;
}

/** Loads the lists of a site, room by room, while there is a network. */
export function LoadRooms({ rooms, loaded, onLoaded }: Props) {
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
