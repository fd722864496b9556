import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { user } from '#contract/identity/identity.ts';
import { answersOf, keepAnswer } from '#web/features/self-check/answers.ts';
import { logout } from '#web/session/logout.ts';
import { getSession } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { enterAccount } from './enter-account.ts';

afterEach(() => vi.unstubAllGlobals());

test('a sign-in as another phone forgets at once what the mobile pages kept; a second one as the same keeps it', async () => {
  const forget = vi.fn(async (_name: string) => true);
  vi.stubGlobal('caches', { keys: async () => ['jyrc-mobile-own', 'jyrc-mobile-calls', 'other'], delete: forget });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await enterAccount({ token: 'one', user: { phone: '13800000001' } });
  forget.mockClear();
  await enterAccount({ token: 'two', user: { phone: '13800000001' } });
  expect(forget).not.toHaveBeenCalled();
  await enterAccount({ token: 'three', user: { phone: '13800000002' } });
  expect(forget.mock.calls.flat().sort()).toEqual(['jyrc-mobile-calls', 'jyrc-mobile-own']);
});

test('a visitor’s answers are theirs when they sign in; nobody else’s, and gone when they sign out', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  keepAnswer('7', '学历学位', '硕士', true);
  await enterAccount({ token: 'one', user: { phone: '13800000001' } });
  expect(answersOf()).toEqual({ 学历学位: '硕士' });
  await enterAccount({ token: 'two', user: { phone: '13800000002' } });
  expect(answersOf()).toEqual({});
  keepAnswer('7', '学历学位', '硕士', true);
  await logout();
  expect(answersOf()).toEqual({});
});

const login = { token: 'new', user: sampleOf(user, { phone: '13800000001' }) };
const notice = '已取消注销，账号恢复使用。已结束的投递不会恢复';

test.each([true, undefined])(
  'a sign-in that took back the closing of the account says so (%s)',
  async (closingCancelled) => {
    serve({ 'GET /api/session': { user: null } });
    renderPage(<p>page</p>);
    await act(() => enterAccount(login, { closingCancelled }));
    expect(screen.queryByText(notice) !== null).toBe(closingCancelled === true);
    expect(getSession().token).toBe('new');
  },
);
