import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/health/health-page.tsx').then(({ HealthPage }) => HealthPage),
);
