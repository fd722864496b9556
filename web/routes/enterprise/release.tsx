import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/release/release-page.tsx').then(({ ReleasePage }) => ReleasePage),
);
