import type { ContentCard } from '#contract/content/content-items.ts';
import { agendaOf } from './agenda-times.ts';

/** What a lecture treats: by the clock where its outline says minutes, each part where it lies in the whole; numbered otherwise. */
export function Agenda({ lecture: { outline, startsAt } }: { lecture: NonNullable<ContentCard['lecture']> }) {
  if (outline.length === 0) return null;
  const timed = agendaOf(outline, startsAt);
  const all = timed?.reduce((sum, { minutes }) => sum + minutes, 0) ?? 0;
  const begun = (at: number) => (timed ?? []).slice(0, at).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section aria-label="讲座提纲">
      <h2 className="text-18">
        讲什么
        {all > 0 && <span className="tabular ml-3 text-13 font-normal text-ink-3">{all} 分钟</span>}
      </h2>
      <ol className="mt-2">
        {(timed ?? outline.map((text) => ({ text, minutes: 0, from: '' }))).map(({ text, minutes, from }, at) => (
          <li key={text} className="flex items-center gap-4 border-b border-line py-3 leading-6 text-ink-1">
            <span className="tabular w-12 flex-none font-semibold text-brand">{from || at + 1}</span>
            <span className="min-w-0 flex-1 text-16">{text}</span>
            {minutes > 0 && (
              <>
                <span className="relative h-2 w-2/5 rounded-tag bg-fill max-sm:hidden" aria-hidden="true">
                  <span
                    className="absolute inset-y-0 rounded-tag bg-(--chart-2)"
                    style={{ left: `${(100 * begun(at)) / all}%`, width: `${(100 * minutes) / all}%` }}
                  />
                </span>
                <span className="tabular w-16 flex-none text-right text-13 text-ink-3">{minutes} 分钟</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
