import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/settle/wages': () => import('../school/wages-page.tsx').then(({ WagesPage }) => WagesPage),
});
