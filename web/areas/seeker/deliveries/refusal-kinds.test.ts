import { expect, test } from 'vitest';
import { refusalKinds } from './refusal-kinds.ts';

test('reasons are counted by what they name, each once, the most frequent first', () => {
  const found = refusalKinds([
    '岗位已招满',
    '教学经验与岗位还有差距',
    '岗位要求 5 年以上教学经历和高级证书',
    '期待下次',
  ]);
  expect(found.map(({ label, n }) => [label, n])).toEqual([
    ['教龄或经验', 2],
    ['已招满', 1],
  ]);
});
