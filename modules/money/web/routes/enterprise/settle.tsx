import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('../../enterprise/settle-page.tsx').then(({ SettlePage }) => SettlePage));
