import { useEffect, useState } from 'react';
import type { Facets } from '#contract/search/post-search.ts';
import { call } from '#web/api/browser-call.ts';
import { type JobFilters, jobsHref, searchQuery } from './job-filters.ts';
import type { FilterData } from './load-jobs.ts';

/** One answer for the ten menus of a search. */
let last: { key: string; asked: Promise<Facets> } | null = null;

function ask(filters: JobFilters): Promise<Facets> {
  const key = jobsHref(filters, { sort: undefined });
  if (last?.key === key) return last.asked;
  const { sort: _, ...query } = searchQuery(filters);
  last = { key, asked: call('GET /api/posts/facets', { query }, { background: true, quiet: true }) };
  last.asked.catch(() => {
    last = null;
  });
  return last.asked;
}

/**
 * The counts of every list. The page includes those of its rows; the others are requested when a menu is first opened, and until
 * they arrive its options have no numbers. After a failure the next `opening` tries again.
 */
export function useFacets({ filters, facets }: FilterData, opening: number): FilterData['facets'] {
  const key = jobsHref(filters);
  const [whole, setWhole] = useState<{ key: string; facets: Facets } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds every filter
  useEffect(() => {
    if (!opening) return;
    let current = true;
    ask(filters).then(
      (found) => current && setWhole({ key, facets: found }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [key, opening]);
  return whole?.key === key ? whole.facets : facets;
}
