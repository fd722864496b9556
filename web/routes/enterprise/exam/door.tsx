import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('#web/areas/enterprise/exams/door-page.tsx').then(({ DoorPage }) => DoorPage));
