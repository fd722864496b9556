import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Each file is planted in a copy of the tree's shape and linted with the project's own biome.json.
const direction = 'noRestrictedImports';
const areas = ['public', 'seeker', 'enterprise', 'mobile', 'admin'];

const forbidden: [file: string, source: string, rule: string][] = [
  ['web/any.ts', `import '#server/app.ts';`, direction],
  ['web/relative.ts', `import '../server/app.ts';`, direction],
  ['web/data.ts', `import '#database/new-id.ts';`, direction],
  ['server/any.ts', `import '#web/paths.ts';`, direction],
  ['server/relative.ts', `import '../web/paths.ts';`, direction],
  ['contract/to-server.ts', `import '#server/app.ts';`, direction],
  ['contract/to-web.ts', `import '../web/paths.ts';`, direction],
  ['contract/to-database.ts', `import '#database/new-id.ts';`, direction],
  ['database/to-server.ts', `import '#server/app.ts';`, direction],
  ['web/ui/contract.ts', `import '#contract/api.ts';`, direction],
  ['web/ui/features.ts', `import '#web/features/city/picker.tsx';`, direction],
  ['web/ui/areas.ts', `import '../areas/admin/shell.tsx';`, direction],
  ['web/ui/session.ts', `import '../session/session-store.ts';`, direction],
  ['web/ui/api.ts', `import '#web/api/browser-call.ts';`, direction],
  ['web/api/to-area.ts', `import '../areas/admin/shell.tsx';`, direction],
  ['web/session/to-area.ts', `import '#web/areas/admin/shell.tsx';`, direction],
  ['web/features/to-area.ts', `import '#web/areas/admin/shell.tsx';`, direction],
  ...areas.flatMap((own): [string, string, string][] =>
    areas
      .filter((other) => other !== own)
      .flatMap((other): [string, string, string][] => [
        [`web/areas/${own}/to-${other}.ts`, `import '#web/areas/${other}/shell.tsx';`, direction],
        [`web/areas/${own}/near-${other}.ts`, `import '../${other}/shell.tsx';`, direction],
        [`web/areas/${own}/deep/to-${other}.ts`, `import '../../${other}/shell.tsx';`, direction],
      ]),
  ),
  ['web/areas/seeker/to-server.ts', `import '#server/app.ts';`, direction],
  ['server/platform/http/to-domain.ts', `import '#server/domains/posts/public.ts';`, direction],
  ['server/platform/http/to-domain-near.ts', `import '../../domains/posts/public.ts';`, direction],
  ['server/platform/http/to-app.ts', `import '#server/app.ts';`, direction],
  ['server/domains/posts/inside.ts', `import '#server/domains/resumes/store.ts';`, direction],
  ['server/domains/posts/inside-near.ts', `import '../resumes/store.ts';`, direction],
  ['server/domains/posts/to-app.ts', `import '../../app.ts';`, direction],
  ['server/domains/posts/to-web.ts', `import '#web/paths.ts';`, direction],
  ['server/cycle-a.ts', `import { b } from './cycle-b.ts';\nexport const a = b;`, 'noImportCycles'],
  ['server/cycle-b.ts', `import { a } from '#server/cycle-a.ts';\nexport const b = a;`, 'noImportCycles'],
  ['server/default.ts', `export default 1;`, 'noDefaultExport'],
  ['server/barrel.ts', `export { a } from './cycle-a.ts';`, 'noBarrelFile'],
  ['server/all.ts', `export * from './cycle-a.ts';`, 'noReExportAll'],
  ['server/extension.ts', `import './default';`, 'useImportExtensions'],
  ['server/loose.ts', `export const loose: any = 1;`, 'noExplicitAny'],
  ['server/camelCase.ts', `export const name = 1;`, 'useFilenamingConvention'],
];

const allowed: [file: string, source: string][] = [
  ['web/areas/seeker/ok.ts', `import '#web/areas/seeker/shell.tsx';\nimport '#web/features/city/picker.tsx';`],
  ['web/features/ok.ts', `import '#contract/api.ts';\nimport '../ui/button.tsx';`],
  ['web/routes/_index.$id.tsx', `export default function Page() {\n  return null;\n}`],
  ['web/entry.client.tsx', `export default 1;`],
  ['vite.config.ts', `export default 1;`],
  ['server/domains/posts/ok.ts', `import '#server/domains/resumes/public.ts';\nimport './store.ts';`],
  ['server/domains/posts/near.ts', `import '../resumes/public.ts';\nimport '#server/platform/log.ts';`],
  ['server/domains/posts/far.ts', `import '../../platform/log.ts';`],
  ['server/domains/posts/public.ts', `export { posts } from './queries.ts';`],
  ['server/app.ts', `import '#server/domains/posts/public.ts';\nimport '#contract/api.ts';`],
];

const root = join(import.meta.dirname, '..');
const tree = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-architecture-'));
let found: Map<string, string[]>;

beforeAll(() => {
  for (const file of ['biome.json', 'package.json']) copyFileSync(join(root, file), join(tree, file));
  for (const [file, source] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${source}\n`);
  }
  found = lint();
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true }));

type Diagnostic = { category: string; severity: string; location: { path: string | { file: string } } };

/** The rules that each file breaks. */
function lint(): Map<string, string[]> {
  const script = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const flags = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const broken = new Map<string, string[]>();
  for (const { category, severity, location } of (JSON.parse(output(script, flags)) as { diagnostics: Diagnostic[] })
    .diagnostics) {
    const file = typeof location.path === 'string' ? location.path : location.path.file;
    if (severity === 'error') broken.set(file, [...(broken.get(file) ?? []), category.split('/').at(-1) ?? '']);
  }
  return broken;
}

function output(script: string, flags: string[]): string {
  try {
    return execFileSync(process.execPath, [script, ...flags], {
      cwd: tree,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('npm run check refuses', () => {
  test.each(forbidden)('%s: %s', (file, _source, rule) => {
    expect(found.get(file)).toContain(rule);
  });
});

describe('npm run check accepts', () => {
  test.each(allowed)('%s', (file) => {
    expect(found.get(file)).toBeUndefined();
  });
});
