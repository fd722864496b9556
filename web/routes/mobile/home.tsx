import { pages } from '#contract/pages.ts';
import { loadMobileList } from '#web/areas/public/jobs/load-list.ts';
import { MobileListPage } from '#web/areas/public/jobs/mobile-list-page.tsx';
import { inBrowser, onServer, packedPage, pageMeta } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/home';

export const loader = onServer(loadMobileList);
export const clientLoader = inBrowser(loadMobileList);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: pages['/mobile'].title,
    description: '在手机上找教师和教育行业的工作：按学段、学科、编制筛选，随手投递，进度随时看，没有网络也能读。',
    canonical: paths.mobile(),
  });

export default packedPage(MobileListPage);
