import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/jobList': () => import('../enterprise/fairs-page.tsx').then(({ FairsPage }) => FairsPage),
  '/admin/fairs': () => import('../admin/fairs-page.tsx').then(({ FairsPage }) => FairsPage),
  '/admin/fairs/details': () => import('../admin/fair-page.tsx').then(({ FairPage }) => FairPage),
  '/admin/fairs/door': () => import('../admin/door-page.tsx').then(({ DoorPage }) => DoorPage),
});
