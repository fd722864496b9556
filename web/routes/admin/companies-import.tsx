import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/admin/companies/import-page.tsx').then(({ CompanyImportPage }) => CompanyImportPage),
);
