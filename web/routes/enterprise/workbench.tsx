import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/workbench/workbench-page.tsx').then(({ WorkbenchPage }) => WorkbenchPage),
);
