import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs, leaveEndedSession, thisPage } from './ended-elsewhere.ts';
import { getSession, replaceCredentials, TOKEN_LIFETIME_MS } from './session-store.ts';

let reload = vi.spyOn(thisPage, 'reload');
beforeEach(() => {
  reload = vi.spyOn(thisPage, 'reload').mockImplementation(() => undefined);
  replaceCredentials({ token: 'mine', user: { phone: '13800000001' } });
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.style.visibility = '';
});
const isHidden = () => document.documentElement.style.visibility === 'hidden';

test('a session that was ended elsewhere leaves the screen, and nothing of it stays in the browser', () => {
  localStorage.setItem('jyrc_resume_7', 'unsaved words');
  leaveEndedSession('mine');
  expect([reload.mock.calls.length, isHidden(), getSession().token, getSession().user]).toEqual([1, true, null, null]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('jyrc_'))).toEqual([]);
});

test('a session that ran out keeps the page, which asks', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TOKEN_LIFETIME_MS });
  leaveEndedSession('mine');
  expect([reload.mock.calls.length, isHidden()]).toEqual([0, false]);
});

test('the end of an earlier session means nothing to a newer one', () => {
  leaveEndedSession('earlier');
  expect([reload.mock.calls.length, getSession().token]).toEqual([0, 'mine']);
});

const told = (key: string, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));

test.each([
  ['jyrc_token', 'a', null, 1],
  ['jyrc_user', 'one person', 'another', 1],
  ['jyrc_token', null, 'a', 0],
  ['jyrc_token', 'a', 'b', 0],
  ['jyrc_cityCode', 'a', null, 0],
])(
  'another tab that changes %s from %s to %s takes this page off the screen %i times',
  async (key, before, after, times) => {
    const stop = followOtherTabs();
    told(key, before, after);
    stop();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
  },
);
