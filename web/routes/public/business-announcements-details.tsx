import { pages } from '#contract/pages.ts';
import { AnnouncementPage } from '#web/areas/public/announcement/announcement-page.tsx';
import { loadAnnouncement } from '#web/areas/public/announcement/load-announcement.ts';
import { unpack } from '#web/features/page/packed.ts';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/business-announcements-details';
import '#web/styles/classes.css';

export const loader = onServer(loadAnnouncement);
export const clientLoader = inBrowser(loadAnnouncement);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
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
