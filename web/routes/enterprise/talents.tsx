import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/talents/talents-page.tsx').then(({ TalentsPage }) => TalentsPage),
);
