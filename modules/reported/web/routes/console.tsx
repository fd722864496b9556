import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/admin/intake': () => import('../admin/intake-page.tsx').then(({ IntakePage }) => IntakePage),
});
