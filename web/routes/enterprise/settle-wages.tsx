import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/wages/wages-page.tsx').then(({ WagesPage }) => WagesPage),
);
