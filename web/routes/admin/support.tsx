import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/support/support-page.tsx').then(({ SupportPage }) => SupportPage),
);
