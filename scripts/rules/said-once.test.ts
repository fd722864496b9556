import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const product = globSync('{contract,server,web,database/schema,modules}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|\btest-/.test(path),
);

test('the length of a day stands in contract/months.ts only', () => {
  const others = product.filter((path) => /86_?400_?000/.test(readFileSync(path, 'utf8')));
  expect(others.map((path) => path.replaceAll('\\', '/'))).toEqual(['contract/months.ts']);
});
