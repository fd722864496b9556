import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(
  () => import('#web/areas/enterprise/connect/connect-page.tsx').then(({ ConnectPage }) => ConnectPage),
  null,
);
