import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Where'))
  .map((line) => line.split(' | '));

test('every row names a test, and every test that is named exists', () => {
  expect(rows.length).toBeGreaterThan(20);
  const faults = rows.flatMap((cells) => {
    const named = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)` › ([^<|]+)/g)];
    if (named.length === 0) return [`${cells[0]}: no test`];
    return named.flatMap(([, file = '', title = '']) => {
      const path = join(root, file);
      if (!existsSync(path)) return [`${file}: no such file`];
      return readFileSync(path, 'utf8').includes(title.trim()) ? [] : [`${file} has no “${title.trim()}”`];
    });
  });
  expect(faults).toEqual([]);
});
