import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('../../enterprise/door-page.tsx').then(({ DoorPage }) => DoorPage));
