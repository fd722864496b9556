import type { Edit } from './copy.ts';

/** A line of a list in CONTRIBUTING.md, carried out. */
export interface Line {
  /** The file that the line names. */
  names: string;
  edits: readonly Edit[];
}

export interface Recipe {
  /** The heading in CONTRIBUTING.md. */
  title: string;
  /** What names this addition in whatever is told of it. */
  mark: RegExp;
  lines: readonly Line[];
}

const line = (names: string, ...edits: Edit[]): Line => ({ names, edits });
const after = (file: string, words: string, add: string): Edit => ({ file, after: words, add });

const form = 'contract/posts/recruiter-posts.ts';
const columns = 'server/domains/posts/recruiter/form-columns.ts';
const cards = 'server/domains/posts/reading/card-columns.ts';
const present = 'server/domains/posts/present.ts';
const check = 'contract/posts/post-text-check.ts';

const field: Recipe = {
  title: 'A field of a post',
  mark: /housing|住房/,
  lines: [
    line(form, after(form, 'salaryNote: text(', "  housing: text('住房', { max: 80 }).optional(),")),
    line(
      'contract/posts/post-card.ts',
      after('contract/posts/post-card.ts', 'salaryNote: z.string()', '  housing: z.string(),'),
    ),
    line(
      'database/schema/posts.ts',
      after('database/schema/posts.ts', 'salaryNote: text(', "    housing: text('housing').notNull().default(''),"),
    ),
    line('npm run db:generate', { run: ['scripts/generate-migration.ts', '--name', 'housing'] }),
    line(columns, after(columns, "salaryNote: form.salaryNote ?? ''", "    housing: form.housing ?? '',"), {
      file: columns,
      from: "'salaryNote',",
      to: "'salaryNote', 'housing',",
    }),
    line(cards, { file: cards, from: "'salaryNote',", to: "'salaryNote', 'housing'," }),
    line(present, { file: present, from: "'salaryNote',", to: "'salaryNote', 'housing'," }),
    line(
      'web/areas/enterprise/release/step-terms.tsx',
      after(
        'web/areas/enterprise/release/step-terms.tsx',
        '<Field name="benefits"',
        '          <Input value={form.housing} onChange={({ target }) => change({ housing: target.value })} />',
      ),
    ),
    line(
      'web/areas/public/job/job-head.tsx',
      after('web/areas/public/job/job-head.tsx', 'post.salaryNote &&', '          {post.housing}'),
    ),
    line(
      check,
      after(check, '  salaryNote?: string | undefined;', '  housing?: string | undefined;'),
      after(check, '    salaryNote,', '    housing,'),
      after(check, "    ['salaryNote', salaryNote],", "    ['housing', housing],"),
    ),
  ],
};

const search = 'server/domains/search';
const row = `${search}/index/search-row.ts`;
const store = `${search}/index/store.ts`;
const drawn = `${search}/testing/random-posts.ts`;
const filters = 'contract/search/list-filters.ts';
const panel = 'web/areas/public/jobs/filter-panel.tsx';
const shared = `city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, spoken, month_min, month_max, deadline`;
const index = (name: string, keys: string) =>
  `DROP INDEX ${name};--> statement-breakpoint\nCREATE INDEX ${name} ON job_search (${keys}) INCLUDE (${shared});--> statement-breakpoint\n`;

const filter: Recipe = {
  title: 'A filter of posts by the codes of a list',
  mark: /spoken|普通话/,
  lines: [
    line(
      filters,
      after(
        filters,
        "from '#contract/taxonomy/list.ts'",
        "import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';",
      ),
      after(
        filters,
        "  benefit: { label: '福利'",
        "  spoken: { label: '普通话', list: putonghuaLevels, many: false },",
      ),
    ),
    line(
      `${search}/index/code-bits.ts`,
      after(`${search}/index/code-bits.ts`, "  benefit: { mark: 'b'", "  spoken: { mark: 'p', column: 'spoken' },"),
    ),
    line(
      row,
      after(row, '  titleLevel: string | null;', '  spoken: string | null;'),
      after(row, '  companyType: number;', '  spoken: number;'),
      after(row, "companyType: ordinalOf('companyType'", "    spoken: ordinalOf('spoken', post.spoken),"),
      after(row, '    companyType: [post.companyType],', '    spoken: [post.spoken],'),
    ),
    line(
      store,
      after(store, "  companyType: 'int2',", "  spoken: 'int2',"),
      after(store, 'p.title_level as "titleLevel"', "    p.requirements ->> 'putonghua' as spoken,"),
    ),
    line(
      'database/schema/search.ts',
      after(
        'database/schema/search.ts',
        "    companyType: ordinal('company_type'),",
        "    spoken: ordinal('spoken').default(63),",
      ),
    ),
    line('npm run db:generate', { run: ['scripts/generate-migration.ts', '--name', 'spoken'] }),
    line('the covering indexes', {
      file: 'database/migrations/0009_covering.sql',
      write:
        index('job_search_newest_idx', 'refreshed_at desc, post_id desc') +
        index('job_search_city_newest_idx', 'city_code, refreshed_at desc, post_id desc') +
        index('job_search_salary_idx', 'month_max desc, refreshed_at desc, post_id desc'),
    }),
    line(panel, after(panel, "  within: 'more',", "  spoken: 'more',")),
    line(
      drawn,
      after(drawn, '    titleLevel: next()', "    spoken: next() < 0.8 ? null : '2a',"),
      after(drawn, '    experience: some(', "    spoken: some(0.1, () => ['2a' as const]),"),
      ...[
        'lab/bench/search/draw-row.ts',
        `${search}/database/database-engine.api.test.ts`,
        `${search}/index/applicant-lexemes.test.ts`,
      ].map((file) => after(file, '    titleLevel: null,', '    spoken: null,')),
    ),
  ],
};

const page = (title: string, name: string, key: string) => `import { useCall } from '#web/features/calls/use-call.ts';
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
const returns = 'returns: z.object({ items: z.array(z.object({ id: z.string() })) })';

const dashboard = 'contract/operators/admin-dashboard.ts';
const routes = 'server/domains/admin-dashboard/routes.ts';
const notes = 'GET /api/admin/notes';

const operatorsPage: Recipe = {
  title: "An operators' page",
  mark: /\bnotes\b|NotesPage|readNotes|便笺/,
  lines: [
    line(
      'contract/pages.ts',
      after('contract/pages.ts', "'/admin/audit':", "    '/admin/notes': { title: '便笺', nav: '', operators: [] },"),
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
      after(routes, "from './read-user.ts'", "import { readNotes } from './read-notes.ts';"),
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
      'web/areas/admin/sections.ts',
      after('web/areas/admin/sections.ts', "'/admin/health':", "  '/admin/notes': Scale,"),
    ),
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

const schoolsPage: Recipe = {
  title: 'A page for schools with a call',
  mark: /letters|LettersPage|函件/i,
  lines: [
    line(
      'contract/pages.ts',
      after('contract/pages.ts', "    '/recruiter': {", "    '/letters': { title: '函件', nav: '', anyState: true },"),
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
      after(companyRoutes, "  | 'GET /api/company/queryCompanyMessage'", `  | '${letters}'`),
      after(companyRoutes, '(): CompanyHandlers<Keys> => ({', `  '${letters}': () => readLetters(),`),
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
      'web/areas/enterprise/shell/section-icons.ts',
      after('web/areas/enterprise/shell/section-icons.ts', "'/means': School,", "  '/letters': MessageSquare,"),
    ),
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

const fault: Recipe = {
  title: 'An error',
  mark: /NOTES_FULL|refuseNote/,
  lines: [
    line(
      'contract/errors.ts',
      after('contract/errors.ts', 'QUOTA_EXCEEDED:', "  NOTES_FULL: { status: 409, message: '便笺已满' },"),
    ),
    line('The command', {
      file: 'server/domains/admin-dashboard/refuse-note.ts',
      write:
        "import { appError } from '#server/platform/http/app-error.ts';\n\nexport function refuseNote(): never {\n  throw appError('NOTES_FULL');\n}\n",
    }),
  ],
};

const topics = 'contract/notifications/notice-topics.ts';

const notice: Recipe = {
  title: 'A notice',
  mark: /tell-of-note|\bmemo\b/,
  lines: [
    line(topics, { file: topics, from: "kinds: ['order',", to: "kinds: ['memo', 'order'," }),
    line('The command', {
      file: 'server/domains/admin-dashboard/tell-of-note.ts',
      write: `import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

export const tellOfNote = (tx: Database, accountId: string, id: string) =>
  notifyAccount(tx, { accountId, kind: 'memo.made', title: '有新的便笺', effectKey: \`note:\${id}\` });
`,
    }),
  ],
};

const clubs = 'GET /api/admin/clubs';
/** Apart, or the check of structure would take the text for an import of this file. */
const up = '..';

const module: Recipe = {
  title: 'A module',
  mark: /clubs|社团/i,
  lines: [
    line(
      'modules/manifest.ts',
      after('modules/manifest.ts', "from './content/manifest.ts'", "import { clubs } from './clubs/manifest.ts';"),
      { file: 'modules/manifest.ts', from: 'manifests = [', to: 'manifests = [clubs, ' },
    ),
    line(
      'modules/contract.ts',
      after(
        'modules/contract.ts',
        "from './content/contract.ts'",
        "import { clubsEndpoints } from './clubs/contract.ts';",
      ),
      after('modules/contract.ts', 'export const moduleContracts = {', '  clubs: clubsEndpoints,'),
    ),
    line(
      'modules/server.ts',
      after(
        'modules/server.ts',
        "from './content/server/module.ts'",
        "import { clubsServer } from './clubs/server/module.ts';",
      ),
      after('modules/server.ts', 'export const serverModules = [', '  clubsServer,'),
    ),
    line('modules/support/manifest.ts', {
      file: 'modules/clubs/manifest.ts',
      write: `import type { Manifest } from '#contract/module.ts';

/** 社团 of schools. */
export const clubs = {
  name: 'clubs',
  pages: { admin: { '/admin/clubs': { title: '社团', nav: '工作台', after: '/admin/users', icon: 'headset', operators: [] } } },
  apiGroups: { clubs: '沟通' },
} as const satisfies Manifest;
`,
    }),
    line('modules/support/contract.ts', {
      file: 'modules/clubs/contract.ts',
      write: `import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';

export const clubsEndpoints = {
  '${clubs}': { access: 'operator', operators: [], summary: '社团', ${returns} },
} as const satisfies EndpointTable;
`,
    }),
    line('modules/support/server/module.ts', {
      file: 'modules/clubs/server/module.ts',
      write: `import type { ServerModule } from '#server/module.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { clubsEndpoints } from '${up}/contract.ts';

const handlers = (): Handlers<typeof clubsEndpoints> => ({ '${clubs}': async () => ({ items: [] }) });

export const clubsServer = { name: 'clubs', handlers } satisfies ServerModule<Deps>;
`,
    }),
    line(
      'modules/support/web/routes/console.tsx',
      {
        file: 'modules/clubs/web/routes/console.tsx',
        write: `import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/admin/clubs': () => import('${up}/list/clubs-page.tsx').then(({ ClubsPage }) => ClubsPage),
});
`,
      },
      { file: 'modules/clubs/web/list/clubs-page.tsx', write: page('社团', 'ClubsPage', clubs) },
    ),
    line('modules/support/proof.ts', {
      file: 'modules/clubs/proof.ts',
      write: `import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { clubsEndpoints } from './contract.ts';

export const proof: ModuleProof<typeof clubsEndpoints> = {
  samples: { '${clubs}': () => ({}) },
  rights: \`
${clubs} - - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
\`,
  operatorRights: \`
${clubs} + - - - -
\`,
};
`,
    }),
    line('scripts/rules/budgets.ts', after('scripts/rules/budgets.ts', '  core: ', "  'modules/clubs': 100,")),
  ],
};

export const recipes: readonly Recipe[] = [field, filter, schoolsPage, operatorsPage, notice, fault, module];
