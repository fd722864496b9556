import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('../../admin/finance-page.tsx').then(({ FinancePage }) => FinancePage));
