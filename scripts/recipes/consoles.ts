import { after, line, type Recipe } from './recipe.ts';

export const page = (
  title: string,
  name: string,
  key: string,
) => `import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';

export function ${name}() {
  const list = useCall('${key}', {});
  return (
    <>
      <PageHead />
      <ConsoleList label="${title}" query={list} columns={[{ title: '编号', dataIndex: 'id' }]} empty="还没有${title}" />
    </>
  );
}
`;
export const returns = 'returns: z.object({ items: z.array(z.object({ id: z.string() })) })';

const dashboard = 'contract/operators/admin-dashboard.ts';
const routes = 'server/domains/admin-dashboard/routes.ts';
const notes = 'GET /api/admin/notes';

export const operatorsPage: Recipe = {
  title: "An operators' page",
  mark: /\bnotes\b|NotesPage|readNotes|便笺/,
  lines: [
    line(
      'contract/pages.ts',
      after(
        'contract/pages.ts',
        "'/admin/audit':",
        "    '/admin/notes': { title: '便笺', tabOf: '/admin/health', operators: [] },",
      ),
    ),
    line(
      dashboard,
      after(
        dashboard,
        'export const adminDashboardEndpoints = {',
        `  '${notes}': { access: 'operator', operators: [], summary: '便笺', ${returns} },`,
      ),
    ),
    line(
      routes,
      after(routes, 'Handlers<typeof adminDashboardEndpoints> => ({', `  '${notes}': () => readNotes(),`),
      after(routes, "from './health.ts'", "import { readNotes } from './read-notes.ts';"),
    ),
    line('The handler', {
      file: 'server/domains/admin-dashboard/read-notes.ts',
      write: 'export const readNotes = async () => ({ items: [] });\n',
    }),
    line(
      'web/routes/admin/console.tsx',
      after(
        'web/routes/admin/console.tsx',
        "'/admin/audit':",
        "  '/admin/notes': () => import('#web/areas/admin/notes/notes-page.tsx').then(({ NotesPage }) => NotesPage),",
      ),
    ),
    line('web/areas/admin/', { file: 'web/areas/admin/notes/notes-page.tsx', write: page('便笺', 'NotesPage', notes) }),
    line(
      'server/proof/rights/operator-rights.ts',
      after(
        'server/proof/rights/operator-rights.ts',
        'GET /api/admin/acts ',
        `${notes}                          + - - - -`,
      ),
    ),
    line(
      'server/proof/rights/tables/operators.ts',
      after(
        'server/proof/rights/tables/operators.ts',
        'GET /api/admin/acts ',
        `${notes} - - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok`,
      ),
    ),
    line(
      'server/proof/samples/tables/operators.ts',
      after('server/proof/samples/tables/operators.ts', "'GET /api/admin/health'", `  '${notes}': () => ({}),`),
    ),
  ],
};

const companies = 'contract/companies/companies.ts';
const companyRoutes = 'server/domains/companies/public-routes.ts';
const letters = 'GET /api/company/letters';

export const schoolsPage: Recipe = {
  title: 'A page for schools with a call',
  mark: /letters|LettersPage|函件/i,
  lines: [
    line(
      'contract/pages.ts',
      after(
        'contract/pages.ts',
        "    '/recruiter': {",
        "    '/letters': { title: '函件', tabOf: '/means', anyState: true },",
      ),
    ),
    line(
      companies,
      after(
        companies,
        'export const companyEndpoints = {',
        `  '${letters}': { access: 'member', summary: '函件', query: byCompany, ${returns} },`,
      ),
    ),
    line(
      companyRoutes,
      after(companyRoutes, "'GET /api/company/queryCompany': async", `    '${letters}': () => readLetters(),`),
      after(companyRoutes, "from './read-company.ts'", "import { readLetters } from './read-letters.ts';"),
    ),
    line('The handler', {
      file: 'server/domains/companies/read-letters.ts',
      write: 'export const readLetters = async () => ({ items: [] });\n',
    }),
    line(
      'web/routes/enterprise/console.tsx',
      after(
        'web/routes/enterprise/console.tsx',
        "    '/search': ()",
        "    '/letters': () => import('#web/areas/enterprise/letters/letters-page.tsx').then(({ LettersPage }) => LettersPage),",
      ),
    ),
    line('web/areas/enterprise/', {
      file: 'web/areas/enterprise/letters/letters-page.tsx',
      write: page('函件', 'LettersPage', letters).replace(', {})', ", { query: { companyId: '1' } })"),
    }),
    line(
      'server/proof/rights/member-rights.ts',
      after(
        'server/proof/rights/member-rights.ts',
        'GET /api/company/queryCompanyMessage ',
        `${letters}                                   + + + +`,
      ),
    ),
    line(
      'server/proof/rights/tables/companies.ts',
      after(
        'server/proof/rights/tables/companies.ts',
        'GET /api/company/queryCompanyMessage          company  oth',
        `${letters}   company  own 401 403 403 ok  403 ok  ok  ok  ok  ok  403 401 401 401 403\n${letters}   company  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403`,
      ),
    ),
    line(
      'server/proof/samples/tables/companies.ts',
      after(
        'server/proof/samples/tables/companies.ts',
        "  'GET /api/company/queryCompanyMessage': byCompany,",
        `  '${letters}': byCompany,`,
      ),
    ),
  ],
};
