import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/admin/content': () => import('../admin/content-page.tsx').then(({ ContentPage }) => ContentPage),
  '/admin/content/item': () => import('../admin/item-page.tsx').then(({ ItemPage }) => ItemPage),
});
