import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// structure.ts checks direction and structure. Each file is written to a copy of the tree's layout and linted with the project's
// own biome.json.

const forbidden: [file: string, source: string, rule: string][] = [
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
  ['web/routes/_index.$id.tsx', `export default function Page() {\n  return null;\n}`],
  ['web/entry.client.tsx', `export default 1;`],
  ['vite.config.ts', `export default 1;`],
  ['server/domains/posts/public.ts', `export { posts } from './queries.ts';`],
];

const root = join(import.meta.dirname, '..', '..');
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

/** The rules that each file violates. */
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
