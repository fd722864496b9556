import { clsx } from 'clsx';
import type { ContentCard } from '#contract/content/content-items.ts';
import { agendaOf } from './agenda-times.ts';

const grounds = ['bg-brand-solid text-on-brand', 'bg-(--chart-2) text-ink-1', 'bg-(--chart-3) text-ink-1'];

/** What a lecture treats: to the scale of its minutes where its outline says them, the longest part in full colour; numbered otherwise. */
export function Agenda({ lecture: { outline, startsAt } }: { lecture: NonNullable<ContentCard['lecture']> }) {
  if (outline.length === 0) return null;
  const timed = agendaOf(outline, startsAt);
  const lines = timed ?? outline.map((text) => ({ text, minutes: 0, from: '' }));
  const longest = Math.max(...lines.map(({ minutes }) => minutes));
  const first = lines.findIndex(({ minutes }) => minutes === longest);
  return (
    <section aria-label="讲座提纲" className="mt-6">
      <h2 className="text-18">讲什么</h2>
      <ol className={clsx('mt-3', timed ? 'flex gap-1 max-sm:flex-col' : 'divide-y divide-line')}>
        {lines.map(({ text, minutes, from }, at) =>
          timed ? (
            <li
              key={text}
              className="min-w-0 basis-0 max-sm:flex max-sm:basis-auto max-sm:gap-3"
              style={{ flexGrow: minutes }}
            >
              <p
                className={clsx(
                  'tabular flex h-12 items-center justify-center rounded-tag text-16 font-semibold max-sm:h-11 max-sm:w-20 max-sm:flex-none',
                  grounds[at === first ? 0 : 1 + (at % 2)],
                )}
              >
                {minutes} <span className="ml-0.5 text-12 font-normal">分钟</span>
              </p>
              <p className="pt-2.5 pr-3 leading-6 text-ink-1 max-sm:pt-0">
                <span className="tabular block text-13 text-ink-3">{from}</span>
                {text}
              </p>
            </li>
          ) : (
            <li key={text} className="flex gap-4 py-3 text-16 leading-6 text-ink-1">
              <span className="num w-6 flex-none text-brand">{at + 1}</span>
              {text}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
