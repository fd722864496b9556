import { redirect } from 'react-router';
import type { Call } from '#contract/api.ts';
import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { JobsPage } from '#web/areas/public/jobs/jobs-page.tsx';
import { pack, unpack } from '#web/features/page/packed.ts';
import { packedPage } from '#web/features/page/packed-page.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { loadJobs } from '#web/features/search/load-jobs.ts';
import { partsText } from '#web/features/search/understood/understood.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/jobs';

/** The search box also searches companies; without scripts its form comes here. */
async function load(by: Call, request: Request) {
  const url = new URL(request.url);
  if (url.searchParams.get('in') !== 'business') return pack(await loadJobs(by, url));
  throw redirect(paths.companies({ keyword: url.searchParams.get('keyword') ?? undefined }));
}

export const loader = ({ request, context }: Route.LoaderArgs) => load(context.get(pageContext).call, request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(call, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters = {}, city, understood } = loaderData ? unpack(loaderData) : {};
  const { keyword, sort: _, ...rest } = filters;
  const sought = keyword && understood ? partsText(understood) : (city?.name ?? '');
  return pageMeta(matches, {
    name: pages['/jobs'].title,
    description: `${sought}教师与教育行业职位，按学段、学科、编制、职称筛选，每次投递都有回音。`,
    canonical: jobsHref({ keyword, ...rest, ignore: undefined }),
  });
};

export default packedPage(JobsPage);
