import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { hoursText, placeText } from '../../parts/fair-words.ts';
import { FairPage } from '../../public/fair-page.tsx';
import { loadFair } from '../../public/load-fair.ts';
import '#web/styles/classes.css';
import '../../fairs.css';

export const loader = onServer(loadFair);
export const clientLoader = inBrowser(loadFair);

export const meta = metaOf<typeof loadFair>('/recruitment/details', ({ fair }) => ({
  name: fair.title,
  description: `${fair.title}，${monthDay(fair.startsAt)} ${hoursText(fair)}，${placeText(fair)}，${fair.exhibitors} 家单位 ${fair.posts} 个岗位，免费报名领入场码。`,
  canonical: paths.fair(fair.id),
  picture: sharePicture('fair', fair.id),
}));

export default packedPage(FairPage, (data) => data.fair.id);
