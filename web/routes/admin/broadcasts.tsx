import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/broadcasts/broadcasts-page.tsx').then(({ BroadcastsPage }) => BroadcastsPage),
);
