import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('../../school/wages-page.tsx').then(({ WagesPage }) => WagesPage));
