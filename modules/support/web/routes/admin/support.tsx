import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('../../inbox/support-page.tsx').then(({ SupportPage }) => SupportPage));
