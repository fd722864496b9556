import type { TalentFacets } from '#contract/talents/talent-shapes.ts';
import type { Change } from '#web/features/console/list/use-list-params.ts';

interface Props {
  understood: TalentFacets['understood'];
  onChange: Change;
}

const without = (labels: readonly string[], label: string) => labels.filter((other) => other !== label);
/** As the address has it; null for none. */
const joined = (labels: readonly string[]): string | null => labels.join(',') || null;

/** What was understood of the keyword, part by part, each of which can be taken away and brought back, and what was not met. */
export function KeywordChips({ understood: { parts, ignored, notes }, onChange }: Props) {
  if (parts.length + ignored.length + notes.length === 0) return null;
  return (
    <section aria-label="搜索理解为" className="flex flex-wrap items-center gap-2 px-5 pb-3 text-13 max-sm:px-4">
      {parts.map((label) => (
        <button
          key={label}
          type="button"
          className="chip"
          aria-label={`去掉条件：${label}`}
          onClick={() =>
            onChange(parts.length > 1 ? { ignore: joined([...ignored, label]) } : { keyword: null, ignore: null })
          }
        >
          {label}
          <span className="i i-x" />
        </button>
      ))}
      {ignored.map((label) => (
        <button
          key={label}
          type="button"
          className="px-1 text-ink-3 hover:text-brand"
          onClick={() => onChange({ ignore: joined(without(ignored, label)) })}
        >
          恢复“{label}”
        </button>
      ))}
      {notes.map((note) => (
        <p key={note} className="w-full text-ink-3">
          {note}
        </p>
      ))}
    </section>
  );
}
