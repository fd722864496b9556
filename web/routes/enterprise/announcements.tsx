import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/announcements/announcements-page.tsx').then(
    ({ AnnouncementsPage }) => AnnouncementsPage,
  ),
);
