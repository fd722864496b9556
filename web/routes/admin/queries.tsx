import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/queries/queries-page.tsx').then(({ QueriesPage }) => QueriesPage),
);
