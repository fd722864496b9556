import { afterEach, expect, test, vi } from 'vitest';
import { bootScript } from './boot-script.ts';
import { signIn } from './testing/people.ts';

afterEach(() => {
  delete document.documentElement.dataset.signed;
});

test.each([
  ['a seeker', signIn.seeker, 'seeker'],
  ['a recruiter', signIn.recruiter, '1'],
  ['a visitor', () => undefined, undefined],
])('%s is marked before the first paint as by the session', (_, enter, mark) => {
  enter();
  const { dataset } = document.documentElement;
  const bySession = dataset.signed;
  delete dataset.signed;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  new Function(bootScript)();
  expect([bySession, dataset.signed]).toEqual([mark, mark]);
});
