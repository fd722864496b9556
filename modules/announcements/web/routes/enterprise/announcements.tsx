import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('../../enterprise/announcements-page.tsx').then(({ AnnouncementsPage }) => AnnouncementsPage),
);
