import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { DirectLoginPage } from './direct-login-page.tsx';

const ENTER = 'POST /api/jober/directLogin';
/** What the pages beside signing in ask for. */
const around = {
  'GET /api/session': { user: null },
  'GET /api/home': {},
} as const;
const login = { token: 'token', user: { phone: '13800000001' }, jober: { name: '林晓' } };

beforeEach(() => {
  history.replaceState(null, '', '/mobile/directLogin#ticket-of-a-scanned-code');
  return () => history.replaceState(null, '', '/');
});

test('nobody is signed in before they say so, and the ticket leaves the address at once', async () => {
  const server = serve({ ...around, [ENTER]: login });
  const { user, address } = renderPage(<DirectLoginPage />);
  const enter = await screen.findByRole('button', { name: '登录' });
  expect([server.to(ENTER), location.hash, getSession().token]).toEqual([[], '', null]);
  await user.click(enter);
  await waitFor(() => expect(getSession().token).toBe('token'));
  await waitFor(() => expect(address()).not.toBe('/'));
  expect(server.to(ENTER).map(({ body }) => body)).toEqual([{ ticket: 'ticket-of-a-scanned-code' }]);
});

test('two presses at once spend the ticket once', async () => {
  const answer = later<typeof login>();
  const server = serve({ ...around, [ENTER]: () => answer.promise });
  renderPage(<DirectLoginPage />);
  const enter = await screen.findByRole('button', { name: '登录' });
  act(() => {
    enter.click();
    enter.click();
  });
  await act(async () => answer.resolve(login));
  await waitFor(() => expect(getSession().token).toBe('token'));
  expect(server.to(ENTER)).toHaveLength(1);
});

test.each([
  ['one that ran out', () => refusal('INVALID_CREDENTIALS', '二维码已过期'), '二维码已过期。'],
  ['a lost answer', unreachable, '接口请求失败。'],
])('%s says why and offers the other ways in', async (_, answer, text) => {
  serve({ ...around, [ENTER]: answer });
  const { user } = renderPage(<DirectLoginPage />);
  await user.click(await screen.findByRole('button', { name: '登录' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  screen.getByRole('link', { name: '用手机号登录' });
  expect(getSession().token).toBeNull();
});

test('without a ticket it explains where to find one', async () => {
  history.replaceState(null, '', '/mobile/directLogin');
  serve(around);
  renderPage(<DirectLoginPage />);
  await screen.findByRole('heading', { name: '扫电脑上的二维码登录' });
  expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
});
