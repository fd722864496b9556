import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/finance/finance-page.tsx').then(({ FinancePage }) => FinancePage),
);
