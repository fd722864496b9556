import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** They delete the rows that they lock. */
const deleting = [
  'server/domains/files/sweep.ts',
  'server/domains/identity/session/sweep.ts',
  'server/domains/talents/index/index-talents.ts',
  'server/platform/http/protect/sweep-answers.ts',
  'server/platform/jobs/jobs.ts',
  'server/platform/limits/sweep.ts',
];
const holdsAll = /(?<!no key) for update\b|\.for\('update'/;

// A row locked FOR UPDATE blocks everyone who writes a row that refers to it (a notice, an entry, a delivery), which leads to
// deadlocks: docs/decisions/0021-lock-order.md.
test('rows are held for no key update, but by who deletes them', () => {
  const files = globSync('{server,modules}/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => holdsAll.test(readFileSync(join(root, file), 'utf8')));
  expect(found.sort()).toEqual(deleting);
});
