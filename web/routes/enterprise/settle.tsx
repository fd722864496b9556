import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/settle/settle-page.tsx').then(({ SettlePage }) => SettlePage),
);
