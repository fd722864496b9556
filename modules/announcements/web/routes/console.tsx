import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/announcements': () =>
    import('../enterprise/announcements-page.tsx').then(({ AnnouncementsPage }) => AnnouncementsPage),
});
