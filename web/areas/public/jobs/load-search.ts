import { redirect } from 'react-router';
import type { Call } from '#contract/api.ts';
import { loadJobs } from '#web/features/search/load-jobs.ts';
import { paths } from '#web/paths.ts';

/** The search box also searches companies; without scripts its form comes here. */
export async function loadSearch(call: Call, url: URL) {
  if (url.searchParams.get('in') !== 'business') return loadJobs(call, url);
  throw redirect(paths.companies({ keyword: url.searchParams.get('keyword') ?? undefined }));
}
