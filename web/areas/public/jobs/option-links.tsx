import type { Option } from '#web/features/search/filter-options.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';

/** Options as plain links, each with its count. */
export function OptionLinks({ options, className }: { options: readonly Option[]; className: string }) {
  return options.map(({ label, count, current, leads }) => (
    <a key={label} className={className} href={jobsHref(leads)} aria-current={current ? 'true' : undefined}>
      {label}
      {count !== undefined && <small>{count}</small>}
    </a>
  ));
}
