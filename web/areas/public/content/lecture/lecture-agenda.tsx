import type { ContentCard } from '#contract/content/content-items.ts';
import { agendaOf } from './agenda-times.ts';

const tints = ['bg-(--chart-1)', 'bg-(--chart-2)', 'bg-(--chart-3)'];

/** What a lecture treats: by the clock where its outline says minutes, numbered otherwise. */
export function Agenda({ lecture: { outline, startsAt } }: { lecture: NonNullable<ContentCard['lecture']> }) {
  if (outline.length === 0) return null;
  const timed = agendaOf(outline, startsAt);
  return (
    <section aria-label="讲座提纲" className="mt-6">
      <h2 className="text-18">讲什么</h2>
      {timed && (
        <p className="mt-4 flex gap-0.75" aria-hidden="true">
          {timed.map(({ text, minutes }, at) => (
            <span
              key={text}
              className={`h-3 rounded-tag ${tints[at % tints.length]}`}
              style={{ flexGrow: minutes, flexBasis: 0 }}
            />
          ))}
        </p>
      )}
      <ol className="mt-2">
        {(timed ?? outline.map((text) => ({ text, minutes: 0, from: '' }))).map(({ text, minutes, from }, at) => (
          <li key={text} className="flex items-baseline gap-4 border-b border-line py-3 leading-6 text-ink-1">
            <span className="tabular w-12 flex-none font-semibold text-brand">{from || at + 1}</span>
            <span className="min-w-0 flex-1 text-16">{text}</span>
            {minutes > 0 && (
              <span className="flex flex-none items-center gap-2 text-13 text-ink-3">
                <span aria-hidden="true" className={`size-2.5 rounded-tag ${tints[at % tints.length]}`} />
                {minutes} 分钟
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
