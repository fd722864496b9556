import { expect, test } from 'vitest';
import { type FirstView, tableOfFirstViews, tooMuchOf } from './first-view.ts';

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

test('more than 45 things to press or a second filled button is a fault', () => {
  expect(tooMuchOf({ targets: 45, filled: 1, characters: {} })).toEqual([]);
  expect(tooMuchOf({ targets: 46, filled: 2, characters: {} })).toEqual([
    'targets: 46, at most 45',
    'filled: 2, at most 1',
  ]);
});
