import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/means/means-page.tsx').then(({ MeansPage }) => MeansPage),
);
