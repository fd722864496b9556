import { use } from 'react';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Menu } from '#web/ui/menu.tsx';
import { type JobFilters, jobsHref } from './job-filters.ts';

/** The server's default order, which no URL contains. */
const USUAL = 'fit';

/** The order of a list of posts, as links. */
export function SortMenu({ filters }: { filters: JobFilters }) {
  const { jobs } = use(PlacesContext);
  const current = (filters.sort ?? USUAL) as keyof typeof sorts;
  return (
    <Menu align="end" label={`排序：${sorts[current]}`} summaryClass="h-9 quiet" summary={sorts[current]}>
      {codesOf(sorts).map((code) => (
        <a
          key={code}
          className="menu-item"
          href={jobsHref(filters, { sort: code === USUAL ? undefined : code }, jobs)}
          aria-current={code === current ? 'true' : undefined}
        >
          {sorts[code]}
        </a>
      ))}
    </Menu>
  );
}
