import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
/** Trees that the product does not import. */
const tools = ['lab', 'scripts', 'e2e'];

test('a change in any tree of the product makes the build stale', () => {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: object };
  const trees = Object.keys(imports).map((name) => name.slice(1, -2));
  const hashed: readonly string[] = Object.values(sourcesOf).flat();
  expect(trees.filter((tree) => !tools.includes(tree) && !hashed.includes(tree))).toEqual([]);
});
