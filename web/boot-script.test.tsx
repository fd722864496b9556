import { afterEach, expect, test, vi } from 'vitest';
import { bootScript } from './boot-script.ts';
import type {} from './early-input/early-input.ts';
import { signIn } from './testing/people.ts';

/** No page of this file takes over: the listeners would hold every press of the files that share this window. */
afterEach(() => {
  removeEventListener('input', window.earlyInput.note, true);
  removeEventListener('click', window.earlyInput.press, true);
  const { dataset } = document.documentElement;
  delete dataset.signed;
  delete dataset.theme;
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
