import { expect, test } from 'vitest';
import { isSubject } from './commit-subjects.ts';

test.each([
  ['server: tune V8 and malloc flags', true],
  ['rules(web): name the areas', true],
  ['A page is not written over a write under way', false],
  ['server: ', false],
  [`server: ${'long '.repeat(14)}`, false],
])('%s', (subject, accepted) => {
  expect(isSubject(subject)).toBe(accepted);
});
