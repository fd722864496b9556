import { expect, test } from 'vitest';
import { mayAnswer } from './decide.ts';

test.each([
  ['who decided does not answer', { actorId: '1', leads: false }, false],
  ['another reviewer answers', { actorId: '2', leads: false }, true],
  ['a lead answers, decision or not', { actorId: '1', leads: true }, true],
] as const)('%s', (_, reader, may) => {
  expect(mayAnswer({ decidedBy: '1', proposedBy: null }, reader)).toBe(may);
});
