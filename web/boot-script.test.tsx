import { afterEach, expect, test, vi } from 'vitest';
import { bootScript } from './boot-script.ts';
import { takeEarlySearch } from './early-input/use-early-input.ts';
import { signIn } from './testing/post-page.tsx';

/** No page of this file takes over: the listeners would hold every press of the files that share this window. */
afterEach(() => {
  removeEventListener('input', window.earlyInput.note, true);
  removeEventListener('click', window.earlyInput.press, true);
  removeEventListener('keydown', window.earlyInput.key);
  const { dataset } = document.documentElement;
  delete dataset.signed;
  delete dataset.theme;
  delete dataset.console;
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

test('Ctrl K before a console’s code runs is kept for it; elsewhere it is the browser’s', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  new Function(bootScript)();
  const press = () => !dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  expect([press(), takeEarlySearch()]).toEqual([false, false]);
  new Function(bootScript)();
  document.documentElement.dataset.console = '';
  expect([press(), takeEarlySearch(), takeEarlySearch()]).toEqual([true, true, false]);
});
