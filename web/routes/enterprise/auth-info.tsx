import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('#web/areas/enterprise/auth/auth-page.tsx').then(({ AuthPage }) => AuthPage));
