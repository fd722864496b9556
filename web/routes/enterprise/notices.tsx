import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(
  () => import('#web/areas/enterprise/notices/notices-page.tsx').then(({ NoticesPage }) => NoticesPage),
  null,
);
