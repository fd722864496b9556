import { expect, test } from 'vitest';
import { comingText } from './coming-text.ts';

const row = (outcome: 'new' | 'update' | 'duplicate' | 'held', ...lacking: string[]) => ({ outcome, lacking });

test.each([
  [[row('new'), row('update')], '确认后将写入 2 个草稿，都可以直接提交发布'],
  [
    [row('new'), row('new', '请填写职位描述'), row('held')],
    '确认后将写入 2 个草稿，1 个可以直接提交发布，1 个需补充；重复和待修改的 1 行不写入',
  ],
  [[row('new', '请填写职位描述')], '确认后将写入 1 个草稿，都需补充后才能发布'],
  [[row('duplicate')], '没有可以写入的行'],
])('%j', (rows, words) => {
  expect(comingText(rows)).toBe(words);
});
