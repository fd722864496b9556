import type { Call } from '#contract/api.ts';
import { JobsPage, loadSearchPart } from '#web/areas/public/jobs/jobs-page.tsx';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { partsText } from '#web/features/search/understood/understood.ts';

/** The first view has its data from the server; the page sees to it that this is there for the next search. */
const load = async (by: Call, url: URL) => (await loadSearchPart()).loadSearch(by, url);

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = metaOf<typeof load>('/jobs', ({ filters: { keyword, sort: _, ...rest }, city, understood }) => ({
  description: `${keyword && understood ? partsText(understood) : (city?.name ?? '')}教师与教育行业职位，按学段、学科、编制、职称筛选，每次投递都有回音。`,
  canonical: jobsHref({ keyword, ...rest, ignore: undefined }),
}));

export default packedPage(JobsPage);
