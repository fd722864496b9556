import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { recallList } from '#web/areas/public/jobs/cached-lists.ts';
import { loadMobileList } from '#web/areas/public/jobs/load-list.ts';
import { MobileListPage } from '#web/areas/public/jobs/mobile-list-page.tsx';
import { metaOf, pack, packedPage } from '#web/features/page/page-route.tsx';
import { readFilters } from '#web/features/search/filter-lists.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { partsText } from '#web/features/search/understood/understood.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/list';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadMobileList(context.get(pageContext).call, new URL(request.url)));

/** A returning reader gets the stored list at once, so that the position can be restored. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const url = new URL(request.url);
  const cached = recallList(jobsHref(readFilters(url.searchParams), {}, paths.mobileList));
  return pack(cached ?? (await loadMobileList(call, url)));
};

export const meta = metaOf<typeof loadMobileList>('/mobile/list', ({ filters, city, understood }) => {
  const { keyword, sort: _, ...cached } = filters;
  const sought = (understood && partsText(understood)) || (city?.name ?? '');
  return {
    name: `${sought}${pages['/mobile/list'].title}`,
    description: `${sought}教师与教育行业职位，按学段、学科、编制、薪资筛选，手机上随手投递。`,
    canonical: jobsHref({ keyword, ...cached, ignore: undefined }),
  };
});

export default packedPage(MobileListPage);
