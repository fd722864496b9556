import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { paths } from '#web/paths.ts';
import { AnnouncementPage } from '../../public/announcement-page.tsx';
import { loadAnnouncement } from '../../public/load-announcement.ts';
import '#web/styles/classes.css';

export const loader = onServer(loadAnnouncement);
export const clientLoader = inBrowser(loadAnnouncement);

export const meta = metaOf<typeof loadAnnouncement>(
  '/business/announcements/details',
  ({ announcement: { id, title, body, company } }) => ({
    name: title,
    description: `${company.name}公告：${body}`,
    canonical: paths.announcement(id),
    picture: sharePicture('company', company.id),
    type: 'article',
  }),
);

export default packedPage(AnnouncementPage);
