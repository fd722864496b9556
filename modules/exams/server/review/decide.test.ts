import { expect, test } from 'vitest';
import { mayAnswer } from './decide.ts';

test.each([
  ['who decided does not answer', '1', 'reviewer', false],
  ['another reviewer answers', '2', 'reviewer', true],
  ['a lead answers, decision or not', '1', 'lead', true],
] as const)('%s', (_, accountId, role, may) => {
  expect(mayAnswer({ decidedBy: '1', proposedBy: null }, { role, caller: { accountId } })).toBe(may);
});
