import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/import/import-page.tsx').then(({ ImportPage }) => ImportPage),
);
