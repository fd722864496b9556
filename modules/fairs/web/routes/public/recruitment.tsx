import { pages } from '#contract/pages.ts';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { FairsPage } from '../../public/fairs-page.tsx';
import { fairsHref, loadFairs } from '../../public/load-fairs.ts';
import '#web/styles/classes.css';
import '../../fairs.css';

export const loader = onServer(loadFairs);
export const clientLoader = inBrowser(loadFairs);

export const meta = metaOf<typeof loadFairs>(
  '/recruitment',
  ({ address, kind, filters: { type, cityCode, month } }) => ({
    name: pages[address].title,
    description: '教师招聘会日历：双选会、宣讲会、教育局组团招聘与线上专场，按城市和时间查找，免费报名领入场码。',
    canonical: fairsHref({ kind, filters: { type, cityCode, month } }),
  }),
);

export default packedPage(FairsPage);
