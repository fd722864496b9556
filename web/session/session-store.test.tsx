import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { guardMobile, guardOperator, guardRecruiter, guardSeeker } from './guards.ts';
import { logout } from './logout.ts';
import {
  emptySession,
  getSession,
  readSession,
  replaceCredentials,
  type SessionState,
  setSession,
  storageKey,
  TOKEN_LIFETIME_MS,
  useSession,
} from './session-store.ts';
import { unfinished } from './unfinished.ts';

/** Where a guard redirects a user without access; null if it grants access. */
function sentBy(guard: (request: Request) => void, path: string): string | null {
  try {
    guard(new Request(`http://localhost${path}`));
    return null;
  } catch (answer) {
    return decodeURIComponent((answer as Response).headers.get('location') ?? '');
  }
}

const visitor = () => undefined;
const withoutPapers = () => setSession({ token: 'token', user: { phone: '13800000001' } });

test.each([
  ['a visitor', visitor, guardSeeker, '/resume?id=5', '/client/login?redirect=/resume?id=5'],
  ['a seeker', signIn.seeker, guardSeeker, '/resume', null],
  ['a recruiter who is no seeker', signIn.recruiter, guardSeeker, '/resume', '/client/login?redirect=/resume'],
  ['an operator', signIn.operator, guardSeeker, '/resume', '/client/login?redirect=/resume'],
  [
    'a seeker without a token',
    () => signIn.seeker({ token: null }),
    guardMobile,
    '/mobile/mine',
    '/mobile/login?redirect=/mobile/mine',
  ],
  ['a seeker', signIn.seeker, guardMobile, '/mobile/mine', null],
  ['a visitor', visitor, guardRecruiter, '/ment', '/enterprise/login?redirect=/ment'],
  ['a recruiter', signIn.recruiter, guardRecruiter, '/ment', null],
  ['a recruiter without a company', withoutPapers, guardRecruiter, '/ment', '/enterprise/authInfo'],
  ['a recruiter who certifies', withoutPapers, guardRecruiter, '/enterprise/authInfo', null],
  ['a visitor', visitor, guardOperator, '/admin/users', '/admin/login?redirect=/admin/users'],
  ['a recruiter', signIn.recruiter, guardOperator, '/admin', '/admin/login?redirect=/admin'],
  ['an operator', signIn.operator, guardOperator, '/admin', null],
] as const)('%s at a page (%#) is sent where they can sign in, or passes', (_, as, guard, path, to) => {
  (as as () => void)();
  expect(sentBy(guard, path)).toBe(to);
});

test('what is set is there after a reload, the token only as long as it lasts', () => {
  const now = Date.now();
  signIn.seeker({ cityCode: '440300' });
  expect(readSession(now)).toMatchObject({ token: 'token', cityCode: '440300', jober: { name: '林晓' } });
  expect(readSession(now + TOKEN_LIFETIME_MS + 1_000)).toMatchObject({ token: null, jober: { name: '林晓' } });
});

test('what a tab alone holds is gone with it', () => {
  setSession({ isOpen: true, currentCompanyId: '9', chatData: [{ id: '1', text: '您好', at: '' }] });
  sessionStorage.clear();
  expect(readSession()).toMatchObject({ isOpen: false, currentCompanyId: null, chatData: [] });
});

test('another account leaves nothing of the one before but the city', () => {
  signIn.recruiter();
  setSession({ cityCode: '440300', position: '7' });
  replaceCredentials({ token: 'other', operator: { name: '陈立', role: 'super' } });
  expect(getSession()).toMatchObject({
    token: 'other',
    company: null,
    companyJober: null,
    position: null,
    cityCode: '440300',
  });
  expect(localStorage.getItem(storageKey('company'))).toBeNull();
});

test('a session that another tab ended is ended here', () => {
  signIn.seeker();
  const Name = () => <p>{useSession((state: SessionState) => state.jober?.name ?? 'nobody')}</p>;
  renderPage(<Name />);
  screen.getByText('林晓');
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('storage')));
  screen.getByText('nobody');
  expect(document.documentElement.dataset.signed).toBeUndefined();
});

test('signing out clears this browser at once, with the server out of reach too', async () => {
  signIn.seeker();
  unfinished.write('join_1', { name: '林晓' });
  for (const key of ['jyrc_live', 'jyrc_resume_5']) localStorage.setItem(key, 'x');
  const server = serve({ 'DELETE /api/jober/logout': unreachable });
  const leaving = logout();
  expect(getSession()).toMatchObject({ ...emptySession });
  await leaving;
  expect([unfinished.count(''), localStorage.length]).toEqual([0, 0]);
  expect(server.sent[0]?.headers.get('authorization')).toBe('Bearer token');
});

test('a storage that is full or closed leaves the session in memory', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { getItem: () => null, setItem: refuse, removeItem: refuse, clear: () => undefined, length: 0 };
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', full);
  signIn.seeker();
  unfinished.write('join_1', { name: '林晓' });
  expect([getSession().jober?.name, unfinished.read('join_1')]).toEqual(['林晓', null]);
});

test('forms that are not finished are counted by their place, and whoever watches hears of each change', () => {
  const received = vi.fn();
  const stop = unfinished.subscribe(received);
  unfinished.write('5_honours_new', { title: '奖' });
  unfinished.write('6_honours_new', { title: '奖' });
  expect([unfinished.count('5_'), unfinished.read('5_honours_new')]).toEqual([1, { title: '奖' }]);
  unfinished.clear('5_honours_new');
  stop();
  unfinished.clearAll();
  expect([received.mock.calls.length, unfinished.count('')]).toEqual([3, 0]);
});
