import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('../../import-page.tsx').then(({ ImportPage }) => ImportPage));
