import { loadMobileList } from '#web/areas/public/jobs/load-list.ts';
import { MobileListPage } from '#web/areas/public/jobs/mobile-list-page.tsx';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';

export const loader = onServer(loadMobileList);
export const clientLoader = inBrowser(loadMobileList);

export const meta = metaOf<typeof loadMobileList>('/mobile', () => ({
  description: '在手机上找教师和教育行业的工作：按学段、学科、编制筛选，随手投递，进度随时看，没有网络也能读。',
  canonical: paths.mobile(),
}));

export default packedPage(MobileListPage);
