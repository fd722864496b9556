import { Button } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import type { DoorList } from '../../../contract/door.ts';
import type { ExamRoom } from '../../../contract/rooms.ts';

/** Stands for every site where all are loaded by one press. */
const ALL = '全部';

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
  const used = rooms.filter(({ taken }) => taken > 0);
  const places = [...Map.groupBy(used, ({ place }) => place)];
  const isLoaded = (own: readonly ExamRoom[]) => own.every(({ id }) => loaded.some(({ room }) => room.id === id));
  const next = places.length > 1 && large ? ALL : places.find(([, own]) => !isLoaded(own))?.[0];
  const button = (place: string, own: readonly ExamRoom[], text: string) => (
    <Button
      size={large && place === next ? 'large' : 'medium'}
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
          <li
            key={place}
            className={clsx(
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-14',
              large ? 'pt-4 pb-1' : 'px-4 py-2.5',
            )}
          >
            <b className={clsx('font-semibold text-ink-1', large ? 'text-20' : 'text-14')}>{place}</b>
            {button(place, own, isLoaded(own) ? '重新载入' : '载入名单')}
            <span
              className={clsx(
                'tabular col-span-2',
                large
                  ? 'mt-3 text-14 *:flex *:h-10 *:items-center *:gap-3 *:border-t *:border-line'
                  : 'flex flex-wrap gap-2',
              )}
            >
              {own.map(({ id, number, name, taken }) => (
                <span key={id} className="text-ink-3" title={name}>
                  <b className="font-semibold text-ink-1">{String(number).padStart(2, '0')} 考场</b>{' '}
                  {large && <span className="cut flex-1">{name}</span>}
                  {taken} 人
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {next === ALL && (
        <p className="grid border-t border-line pt-5 pb-3">
          {button(ALL, used, `载入全部 ${used.length} 个考场，${used.reduce((sum, { taken }) => sum + taken, 0)} 人`)}
        </p>
      )}
    </>
  );
}
