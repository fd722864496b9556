import { clsx } from 'clsx';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import type { ExamRoom } from '../../../contract/rooms.ts';

/** '语文 8，数学 3': the rooms that take only one subject. */
const subjectsOf = (rooms: readonly ExamRoom[]): string =>
  [...Map.groupBy(rooms, ({ subject }) => subject)]
    .flatMap(([subject, own]) => (subject ? `${labelOf(subjects, subject)} ${own.length}` : []))
    .join('，');

const sumOf = (rooms: readonly ExamRoom[], of: (room: ExamRoom) => number) =>
  rooms.reduce((sum, room) => sum + of(room), 0);

const FEW = 6;

interface Props {
  /** People who sit the examination. */
  people: number;
  /** Of these, people who asked for an accessible seat. */
  accessible: number;
  isDrawn: boolean;
  rooms: readonly ExamRoom[];
  chosenId: string | undefined;
  onChoose(id: string): void;
}

/** The rooms of each place as numbers; a room is chosen by a click. */
export function RoomList({ rooms, people, accessible, isDrawn, chosenId, onChoose }: Props) {
  const places = [...Map.groupBy(rooms, ({ place }) => place)];
  /** So few that each has a line of its own. */
  const few = rooms.length <= FEW;
  const [seats, taken] = [sumOf(rooms, (room) => room.seats), sumOf(rooms, (room) => room.taken)];
  const lacking = Math.max(0, people - taken);
  const accessibleRooms = rooms.filter((room) => room.accessible).length;
  const figures = [
    isDrawn ? { label: '人没有座位', n: lacking, isWrong: lacking > 0 } : { label: '名考生', n: people },
    { label: '个空座', n: seats - taken },
    { label: '个无障碍考场', n: accessibleRooms },
    { label: '人要无障碍座位', n: accessible },
  ].filter(({ n }, at) => at < 2 || n > 0);
  return (
    <section aria-label="考点与考场" className="rounded-card border border-line bg-surface lg:sticky lg:top-18">
      {places.map(([place, own]) => (
        <div key={place} className="border-b border-line px-4 py-3">
          <h2 className="flex items-baseline justify-between gap-2 text-14 font-semibold text-ink-1">
            {place}
            <span className="tabular text-12 font-normal text-ink-3">
              {sumOf(own, (room) => room.taken)} / {sumOf(own, (room) => room.seats)} 座
            </span>
          </h2>
          <p className="text-12 text-ink-3 max-sm:hidden">{own[0]?.address}</p>
          <ul className={few ? 'mt-2 grid gap-1.5 max-sm:flex max-sm:overflow-x-auto' : 'mt-2 flex flex-wrap gap-1.5'}>
            {own.map(({ id, number, name, taken: sits, seats: room, invigilators }) => (
              <li key={id} className={clsx(few && 'max-sm:w-44 max-sm:flex-none')}>
                <button
                  type="button"
                  aria-pressed={id === chosenId}
                  aria-label={few ? undefined : `${String(number).padStart(2, '0')} 考场 ${name}`}
                  className={clsx(
                    'tabular cursor-pointer rounded-ctl text-14',
                    few ? 'flex w-full items-center gap-3 px-3 py-2 text-left' : 'h-8 min-w-9 px-1.5',
                    id === chosenId ? 'bg-brand-solid text-on-brand' : 'bg-fill text-ink-1 hover:bg-fill-hover',
                  )}
                  onClick={() => onChoose(id)}
                >
                  {!few && String(number).padStart(2, '0')}
                  {few && (
                    <>
                      <b className="text-20 font-semibold">
                        {String(number).padStart(2, '0')}
                        <span className="sr-only"> 考场 </span>
                      </b>
                      <span className="min-w-0 flex-1">
                        <span className="block truncate">{name}</span>
                        <span className="block truncate text-12">
                          {invigilators ? `监考 ${invigilators}` : '还没有监考'}
                        </span>
                        <span className="mt-1.5 flex flex-wrap gap-1 max-sm:hidden" aria-hidden="true">
                          {Array.from({ length: room }, (_, at) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                            <i key={at} className={clsx('size-2 rounded-xs bg-current', at >= sits && 'opacity-25')} />
                          ))}
                        </span>
                      </span>
                      <span>
                        {sits} / {room}
                      </span>
                    </>
                  )}
                </button>
              </li>
            ))}
          </ul>
          {subjectsOf(own) && <p className="mt-1.5 text-12 text-ink-3">{subjectsOf(own)}</p>}
        </div>
      ))}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-card">
        {figures.map(({ label, n, isWrong = false }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline justify-end gap-1.5 px-4 py-3 shadow-[0_0_0_1px_var(--line)]"
          >
            <dt className="text-14 text-ink-3">{label}</dt>
            <dd className={clsx('num text-20', isWrong && 'text-warm-ink!')}>{n}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
