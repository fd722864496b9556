import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const product = globSync('{server,modules}/**/*.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.|\/test-|\/testing\//.test(path) && !path.startsWith('server/platform/database/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const matches = (pattern: RegExp) =>
  product.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

// docs/decisions/0052-rows-of-sql.md
test('rows of SQL have a shape, which tests compare them with', () => {
  expect(matches(/\.execute<|\brows(?:\[0\])? as [A-Z]|\b(?:runP|p)repared</g)).toEqual([]);
});

test('ever fewer whole rows are only declared', () => {
  expect(matches(/\b(?:rows?Of|runPrepared|prepared)\([^{`]*typed</g).length).toBeLessThanOrEqual(36);
});
