import { MinuteStrip } from '#web/areas/public/minute-strip.tsx';
import type { ContentCard } from '../../../contract/content-items.ts';
import { agendaOf } from './agenda-times.ts';

/** What a lecture treats: to the scale of its minutes where its outline says them, the longest part in full colour; numbered otherwise. */
export function Agenda({ lecture: { outline, startsAt } }: { lecture: NonNullable<ContentCard['lecture']> }) {
  if (outline.length === 0) return null;
  const timed = agendaOf(outline, startsAt);
  const minutes = timed?.map((line) => line.minutes) ?? [];
  return (
    <section aria-label="讲座提纲">
      <h2 className="text-20">讲什么</h2>
      {timed ? (
        <MinuteStrip
          parts={timed.map(({ from, ...line }) => ({ ...line, head: from }))}
          main={minutes.indexOf(Math.max(...minutes))}
        />
      ) : (
        <ol className="mt-3 divide-y divide-line">
          {outline.map((text, at) => (
            <li key={text} className="flex gap-4 py-3 text-16 leading-6 text-ink-1">
              <span className="num w-6 flex-none text-brand">{at + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
