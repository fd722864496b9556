import { expect, test } from 'vitest';
import { findAPost } from './01-find-a-post.ts';
import { whatFitsMe } from './02-what-fits-me.ts';
import { stepsOf, tableOf, type Walk } from './words.ts';

const walk: Walk = {
  task: findAPost,
  cost: { presses: 2, fields: 1, pages: 3, seconds: 2.44 },
  steps: ['从 / 开始', '按 Enter'],
  paths: ['/', '/jobs'],
  failure: null,
};

test('a table says what each task costs, which end was not reached, and the sum', () => {
  const failed = { ...walk, task: whatFitsMe, failure: 'a button is missing' };
  const rows = tableOf([walk, failed]).split('\n');
  expect(rows[2]).toBe(`| 1 | ${findAPost.title} | 2 | 1 | 3 | 2.4 |`);
  expect(rows[3]).toContain('（没有走到）');
  expect(rows.at(-1)).toBe('|  | 合计 | 4 | 2 | 6 | 4.9 |');
  expect(stepsOf(failed)).toContain('1. 从 / 开始\n2. 按 Enter\n页面：/ → /jobs\n没有走到：a button is missing');
});
