import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What only Linux has: files of /proc, and programs that change a process's account. */
const ties = /['"`]\/proc\/|'unshare'|'setpriv'|'prlimit'/;
const room = 'packages/embedded-postgres/';

test('what ties the product to Linux stands in the room of the embedded database', () => {
  const files = globSync('{server,web,contract,database,modules,packages,scripts}/**/*.{ts,tsx,mjs}').filter(
    (file) => !file.startsWith('server/proof/') && !file.includes('.test.'),
  );
  const tied = files.filter((file) => ties.test(readFileSync(file, 'utf8')));
  expect(tied.length).toBeGreaterThan(0);
  expect(tied.filter((file) => !file.startsWith(room))).toEqual([]);
});
