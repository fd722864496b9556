import { clsx } from 'clsx';
import type { ExamRoom } from '#contract/exams/rooms.ts';

interface Props {
  rooms: readonly ExamRoom[];
  chosenId: string | undefined;
  onChoose(id: string): void;
}

/** The rooms of each place as numbers; a room is chosen by a click. */
export function RoomList({ rooms, chosenId, onChoose }: Props) {
  const places = [...Map.groupBy(rooms, ({ place }) => place)];
  return (
    <section aria-label="考点与考场" className="rounded-card border border-line bg-surface">
      {places.map(([place, own]) => (
        <div key={place} className="border-b border-line px-4 py-3 last:border-0">
          <h2 className="flex items-baseline justify-between gap-2 text-14 font-semibold text-ink-1">
            {place}
            <span className="tabular text-12 font-normal text-ink-3">
              {own.reduce((sum, { taken }) => sum + taken, 0)} / {own.reduce((sum, { seats }) => sum + seats, 0)} 座
            </span>
          </h2>
          <p className="text-12 text-ink-3">{own[0]?.address}</p>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {own.map(({ id, number, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === chosenId}
                  aria-label={`第 ${number} 考场 ${name}`}
                  className={clsx(
                    'tabular h-8 min-w-9 cursor-pointer rounded-ctl px-1.5 text-13',
                    id === chosenId ? 'bg-brand-solid text-on-brand' : 'bg-brand-tint text-brand hover:bg-fill',
                  )}
                  onClick={() => onChoose(id)}
                >
                  {String(number).padStart(2, '0')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
