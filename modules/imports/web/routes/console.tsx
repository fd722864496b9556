import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/release/import': () => import('../import-page.tsx').then(({ ImportPage }) => ImportPage),
});
