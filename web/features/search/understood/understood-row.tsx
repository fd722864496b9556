import type { Understood } from '#contract/search/post-search.ts';
import type { Chosen } from '../chosen-filters.ts';
import { type JobFilters, jobsHref } from '../job-filters.ts';
import { tellUndone } from '../use-query-uses.ts';
import { offers, partChips, restoreChips } from './understood.ts';

/** A chosen filter; following the link removes the filter. */
export function Chip({ label, href, onRemove }: { label: string; href: string; onRemove?(): void }) {
  return (
    <a className="chip" href={href} aria-label={`去掉条件：${label}`} data-keep-scroll onClick={onRemove}>
      {label}
      <span className="i i-x" />
    </a>
  );
}

interface Props {
  filters: JobFilters;
  understood: Understood;
  /** The filters in the same row. */
  chosen?: readonly Chosen[];
}

/** The filters, each of which can be taken away; a phone has them in another place. */
function ChosenChips({ chosen, filters: { keyword, ignore } }: { chosen: readonly Chosen[]; filters: JobFilters }) {
  return (
    <div className="chosen-row contents">
      {chosen.map(({ label, href }) => (
        <Chip key={label} label={label} href={href} />
      ))}
      <a className="px-1 text-ink-3 hover:text-brand" href={jobsHref({ keyword, ignore })}>
        清空筛选
      </a>
    </div>
  );
}

/** What was understood of the keyword and what is filtered, as links that take it away, and what was not understood. */
export function UnderstoodRow({ filters, understood, chosen = [] }: Props) {
  const { keyword = '' } = filters;
  if (!keyword && chosen.length === 0) return null;
  const chips = keyword ? partChips(filters, understood) : [];
  const restored = restoreChips(filters, understood);
  const meant = offers(filters, understood);
  return (
    <section
      aria-label={keyword ? '搜索理解为' : '已选条件'}
      className="flex flex-col gap-1.5 pb-4 text-14"
      data-testid="understood"
    >
      {chips.length + restored.length + chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {chips.map(({ label, href }) => (
            <Chip key={label} label={label} href={href} onRemove={() => tellUndone(keyword, label)} />
          ))}
          {restored.map(({ label, href }) => (
            <a key={label} className="px-1 text-ink-3 hover:text-brand" href={href} data-keep-scroll>
              恢复“{label}”
            </a>
          ))}
          {chosen.length > 0 && <ChosenChips chosen={chosen} filters={filters} />}
        </div>
      )}
      {understood.notes.map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
      {meant.map(({ label, href }) => (
        <p key={label} className="text-ink-2">
          是不是要找
          <a className="link" href={href}>
            “{label}”
          </a>
          ？
        </p>
      ))}
    </section>
  );
}
