import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/search/search-page.tsx').then(({ SearchPage }) => SearchPage),
);
