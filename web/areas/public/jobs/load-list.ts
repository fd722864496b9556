import type { Call } from '#contract/api.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { loadSearched } from '#web/features/search/load-jobs.ts';
import { paths } from '#web/paths.ts';

/** The first page of a list, and where it goes on. */
export async function loadMobileList(call: Call, url: URL) {
  const { data, cursor } = await loadSearched(call, url);
  return { ...data, cursor, href: jobsHref(data.filters, {}, paths.mobileList) };
}

export type MobileListData = Awaited<ReturnType<typeof loadMobileList>>;
