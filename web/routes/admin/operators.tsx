import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/operators/operators-page.tsx').then(({ OperatorsPage }) => OperatorsPage),
);
