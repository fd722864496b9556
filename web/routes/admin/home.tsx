import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/home/home-page.tsx').then(({ AdminHomePage }) => AdminHomePage),
);
