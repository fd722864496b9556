import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { isConsolePage, moduleOf } from './routes.ts';

test('the code of every page of the consoles stands in the table of its area', () => {
  const missing = Object.entries<Page>(pages).filter(([path, page]) => {
    if (!isConsolePage(page)) return false;
    return !readFileSync(join(import.meta.dirname, moduleOf(path, page)), 'utf8').includes(`'${path}': `);
  });
  expect(missing.map(([path]) => path)).toEqual([]);
});
