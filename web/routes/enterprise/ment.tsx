import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('#web/areas/enterprise/ment/ment-page.tsx').then(({ MentPage }) => MentPage));
