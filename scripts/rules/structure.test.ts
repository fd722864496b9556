import { describe, expect, test } from 'vitest';
import { importsIn } from './imports.ts';
import { crowdedFolders, folderCycles, importFaults, mockedModules } from './structure.ts';

const faultsOf = (file: string, specifier: string) => importFaults(importsIn(file, `import '${specifier}';\n`));
const areas = ['public', 'seeker', 'enterprise', 'mobile', 'judge', 'admin'];

const forbidden: [file: string, specifier: string][] = [
  ['web/any.ts', '#server/app.ts'],
  ['web/relative.ts', '../server/app.ts'],
  ['web/data.ts', '#database/new-id.ts'],
  ['server/any.ts', '#web/paths.ts'],
  ['contract/to-server.ts', '#server/app.ts'],
  ['contract/to-web.ts', '../web/paths.ts'],
  ['contract/to-database.ts', '#database/new-id.ts'],
  ['database/to-server.ts', '#server/app.ts'],
  ['server/to-lab.ts', '#lab/bench/pages.ts'],
  ['web/ui/contract.ts', '#contract/api.ts'],
  ['web/ui/features.ts', '#web/features/city/picker.tsx'],
  ['web/ui/areas.ts', '../areas/admin/shell.tsx'],
  ['web/ui/session.ts', '#web/session/session-store.ts'],
  ['web/features/city/picker.tsx', '#web/testing/serve.ts'],
  ['web/api/to-area.ts', '#web/areas/admin/shell.tsx'],
  ['web/session/to-area.ts', '#web/areas/admin/shell.tsx'],
  ['web/features/to-area.ts', '#web/areas/admin/shell.tsx'],
  ...areas.flatMap((own) =>
    areas
      .filter((other) => other !== own)
      .flatMap((other): [string, string][] => [
        [`web/areas/${own}/to-${other}.ts`, `#web/areas/${other}/shell.tsx`],
        [`web/areas/${own}/deep/to-${other}.ts`, `../../${other}/shell.tsx`],
      ]),
  ),
  ['server/platform/http/to-domain.ts', '#server/domains/posts/public.ts'],
  ['server/platform/http/to-domain-near.ts', '../../domains/posts/public.ts'],
  ['server/platform/http/to-app.ts', '#server/app.ts'],
  ['server/domains/posts/inside.ts', '#server/domains/resumes/store.ts'],
  ['server/domains/posts/inside-near.ts', '../resumes/store.ts'],
  ['server/domains/posts/reading/deep.ts', '#server/domains/resumes/checks/check.ts'],
  ['server/domains/posts/to-app.ts', '../../app.ts'],
  // modules
  ['contract/to-module.ts', '#modules/support/contract.ts'],
  ['server/domains/posts/to-module.ts', '#modules/support/server/public.ts'],
  ['web/features/page/to-module.ts', '#modules/support/web/support-button.tsx'],
  ['modules/support/server/to-web.ts', '#web/paths.ts'],
  ['modules/support/server/to-web-near.ts', '../web/support-button.tsx'],
  ['modules/support/web/to-server.ts', '../server/threads.ts'],
  ['modules/support/web/to-schema.ts', '../schema.ts'],
  ['modules/support/web/to-database.ts', '#database/new-id.ts'],
  ['modules/support/contract.ts', '#server/module.ts'],
  ['modules/support/server/past-the-doors.ts', '#modules/wages/server/slips.ts'],
  ['modules/support/server/to-store.ts', '#server/domains/posts/store.ts'],
  ['modules/support/contract.ts', './server/threads.ts'],
  ['modules/support/contract.ts', '#modules/server.ts'],
  ['contract/to-server-list.ts', '#modules/server.ts'],
  ['contract/to-web-list.ts', '#modules/web.ts'],
  ['database/to-server-list.ts', '#modules/server.ts'],
  ['server/to-web-list.ts', '#modules/web.ts'],
  ['web/to-server-list.ts', '#modules/server.ts'],
  ['modules/support/web/to-server-list.ts', '#modules/server.ts'],
  ['modules/support/server/to-web-list.ts', '#modules/web.ts'],
  ['modules/support/web/to-area.tsx', '#web/areas/admin/shell.tsx'],
  ['modules/support/web/to-routes.tsx', '#web/routes/jobs.tsx'],
  // style
  ['server/domains/posts/near.ts', '../resumes/public.ts'],
  ['server/domains/posts/store.ts', '#server/domains/posts/policy.ts'],
  ['web/areas/seeker/home.ts', '#web/areas/seeker/shell.tsx'],
];

describe('npm run check refuses', () => {
  test.each(forbidden)('in %s an import of %s', (file, specifier) => {
    expect(faultsOf(file, specifier)).toHaveLength(1);
  });

  test('domains that import each other in a cycle, named once', () => {
    const imports = [
      ...importsIn('server/domains/a/one.ts', `import '#server/domains/b/public.ts';`),
      ...importsIn('server/domains/b/two.ts', `import '#server/domains/c/public.ts';`),
      ...importsIn('server/domains/c/three.ts', `import '#server/domains/a/public.ts';`),
      ...importsIn('server/domains/d/four.ts', `import '#server/domains/a/public.ts';`),
    ];
    const faults = folderCycles(imports);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toContain('server/domains/a, server/domains/b, server/domains/c');
  });

  test('a folder of more than 40 source files', () => {
    const files = Array.from({ length: 41 }, (_, at) => `web/ui/part-${at}.tsx`);
    expect(crowdedFolders(files)).toHaveLength(1);
    expect(crowdedFolders(files.slice(1))).toEqual([]);
  });

  test('a mocked module in a component test', () => {
    const source = "vi.mock('#web/features/files/save-file.ts', () => ({ saveFile: vi.fn() }));";
    expect(mockedModules('web/features/deliveries/card.test.tsx', source)).toHaveLength(1);
    expect(mockedModules('web/api/call.test.ts', source)).toEqual([]);
  });
});

const allowed: [file: string, specifier: string][] = [
  ['web/areas/seeker/home.ts', './shell.tsx'],
  ['web/ui/button.test.tsx', '#web/testing/render-page.tsx'],
  ['web/areas/seeker/home/page.tsx', '../shell/nav.tsx'],
  ['web/areas/seeker/home.ts', '#web/features/city/picker.tsx'],
  ['web/features/city/picker.ts', '#contract/api.ts'],
  ['web/features/city/picker.ts', '#web/ui/button.tsx'],
  ['server/domains/posts/ok.ts', '#server/domains/resumes/public.ts'],
  ['server/domains/posts/reading/ok.ts', '../store.ts'],
  ['server/domains/posts/ok.ts', '#server/platform/log.ts'],
  ['server/app.ts', '#contract/api.ts'],
  ['server/app.ts', './domains/posts/public.ts'],
  ['web/routes/jobs.tsx', './+types/jobs'],
  ['contract/api.ts', '#modules/contract.ts'],
  ['contract/pages.ts', '#modules/manifest.ts'],
  ['server/app.ts', '#modules/server.ts'],
  ['web/root.tsx', '#modules/web.ts'],
  ['modules/contract.ts', './support/contract.ts'],
  ['modules/support/server/ok.ts', '../schema.ts'],
  ['modules/support/server/ok.ts', '#server/domains/audit/public.ts'],
  ['modules/support/server/ok.ts', '#modules/wages/server/public.ts'],
  ['modules/support/web/ok.tsx', '#web/ui/button.tsx'],
];

test.each(allowed)('npm run check accepts in %s an import of %s', (file, specifier) => {
  expect(faultsOf(file, specifier)).toEqual([]);
});

test('imports in every form are read', () => {
  const source = `import a from './a.ts';\nimport type { B } from './b.ts';\nexport { c } from './c.ts';\nconst d = import('./d.ts');\nimport './e.css';\nvi.mock('./f.ts');`;
  expect(importsIn('web/ui/x.ts', source).map(({ to }) => to)).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.css', 'f.ts'].map((name) => `web/ui/${name}`),
  );
});
