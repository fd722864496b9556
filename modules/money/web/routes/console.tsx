import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/settle': () => import('../enterprise/settle-page.tsx').then(({ SettlePage }) => SettlePage),
  '/admin/finance': () => import('../admin/finance-page.tsx').then(({ FinancePage }) => FinancePage),
});
