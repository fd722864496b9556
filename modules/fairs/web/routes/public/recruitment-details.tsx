import { pages } from '#contract/pages.ts';
import {
  inBrowser,
  type Matches,
  onServer,
  type Packed,
  packedPage,
  pageMeta,
  unpack,
} from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { hoursText, placeText } from '../../parts/fair-words.ts';
import { FairPage } from '../../public/fair-page.tsx';
import { type FairData, loadFair } from '../../public/load-fair.ts';
import '#web/styles/classes.css';
import '../../fairs.css';

export const loader = onServer(loadFair);
export const clientLoader = inBrowser(loadFair);

export const meta = ({ matches, loaderData }: { matches: Matches; loaderData?: Packed<FairData> }) => {
  const fair = loaderData && unpack(loaderData).fair;
  if (!fair) return pageMeta(matches, { name: pages['/recruitment/details'].title });
  const when = `${monthDay(fair.startsAt)} ${hoursText(fair)}`;
  return pageMeta(matches, {
    name: fair.title,
    description: `${fair.title}，${when}，${placeText(fair)}，${fair.exhibitors} 家单位 ${fair.posts} 个岗位，免费报名领入场码。`,
    canonical: paths.fair(fair.id),
    picture: sharePicture('fair', fair.id),
  });
};

export default packedPage(FairPage, (data) => data.fair.id);
