import { expect, test } from 'vitest';
import { type FirstView, tableOfFirstViews } from './first-view.ts';

test('a table names the middle and the worst, and the share of each size', () => {
  const table = tableOfFirstViews(
    new Map<string, FirstView>([
      ['home', { targets: 30, filled: 1, characters: { '14': 60, '28': 40 } }],
      ['jobs', { targets: 52, filled: 2, characters: { '12': 150, '14': 50 } }],
      ['guide', { targets: 12, filled: 0, characters: { '16': 100 } }],
    ]),
  ).split('\n');
  expect(table).toContain('| 可按 | 30 | 52 | jobs |');
  expect(table).toContain('| 实心按钮 | 1 | 2 | jobs |');
  expect(table).toContain('全部页面的字号：12 38% · 14 28% · 16 25% · 28 10%');
  expect(table.at(-3)).toBe('| jobs | 52 | 2 | 12 75% · 14 25% |');
});
