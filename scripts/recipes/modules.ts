import { page, returns } from './consoles.ts';
import { after, line, type Recipe } from './recipe.ts';

const clubs = 'GET /api/admin/clubs';
/** Apart, or the check of structure would take the text for an import of this file. */
const up = '..';

export const module: Recipe = {
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
  pages: { admin: { '/admin/clubs': { title: '社团', tabOf: '/admin', operators: [] } } },
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
