import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('indexes descend as ORDER BY … DESC does, nulls first: in another order they are no help to it', () => {
  const files = globSync('database/schema/**/*.ts');
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/.*\.desc\(\)(?!\s*\.nulls).*/g)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});
