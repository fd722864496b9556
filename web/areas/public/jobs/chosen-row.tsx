import type { Chosen } from '#web/features/search/chosen-filters.ts';
import { type JobFilters, jobsHref } from '#web/features/search/job-filters.ts';
import { Chip } from '#web/ui/chip.tsx';

/** Active filters as removable chips; nothing without any. */
export function ChosenRow({
  chosen,
  filters: { keyword, ignore },
}: {
  chosen: readonly Chosen[];
  filters: JobFilters;
}) {
  if (chosen.length === 0) return null;
  return (
    <div className="chosen-row mt-2.5 flex flex-wrap items-center gap-2">
      {chosen.map(({ label, href }) => (
        <Chip key={label} label={label} href={href} />
      ))}
      <a className="px-1 text-13 text-ink-3 hover:text-brand" href={jobsHref({ keyword, ignore })}>
        清空
      </a>
    </div>
  );
}
