import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/admin/support': () => import('../inbox/support-page.tsx').then(({ SupportPage }) => SupportPage),
});
