import type { Call } from '#contract/api.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { readFilters } from '#web/features/search/filter-lists.ts';
import { jobsHref, searchQuery } from '#web/features/search/job-filters.ts';
import { cachedSides, loadWider } from '#web/features/search/load-jobs.ts';
import { paths } from '#web/paths.ts';

/** The first page of a list with the data of its filters. */
export async function loadMobileList(call: Call, url: URL) {
  const filters = readFilters(url.searchParams);
  const sides = cachedSides(call, filters, null);
  const posts = await call('GET /api/posts', { query: searchQuery(filters) }).catch(failPage);
  const { items, nextCursor, total, totalIsCapped, understood } = posts;
  const around = items.length === 0 ? await loadWider(call, filters) : null;
  return {
    filters,
    around,
    href: jobsHref(filters, {}, paths.mobileList),
    cards: items.map(listedPost),
    cursor: nextCursor,
    count: { total, totalIsCapped },
    understood,
    now: Date.now(),
    ...(await sides),
  };
}

export type MobileListData = Awaited<ReturnType<typeof loadMobileList>>;
