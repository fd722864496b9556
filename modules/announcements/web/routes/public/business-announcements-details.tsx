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
import { paths } from '#web/paths.ts';
import { AnnouncementPage } from '../../public/announcement-page.tsx';
import { type AnnouncementData, loadAnnouncement } from '../../public/load-announcement.ts';
import '#web/styles/classes.css';

export const loader = onServer(loadAnnouncement);
export const clientLoader = inBrowser(loadAnnouncement);

export const meta = ({ matches, loaderData }: { matches: Matches; loaderData?: Packed<AnnouncementData> }) => {
  const announcement = loaderData && unpack(loaderData).announcement;
  if (!announcement) return pageMeta(matches, { name: pages['/business/announcements/details'].title });
  const { id, title, body, company } = announcement;
  return pageMeta(matches, {
    name: title,
    description: `${company.name}公告：${body}`,
    canonical: paths.announcement(id),
    picture: sharePicture('company', company.id),
    type: 'article',
  });
};

export default packedPage(AnnouncementPage);
