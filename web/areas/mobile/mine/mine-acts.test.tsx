import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { MinePage } from './mine-page.tsx';

const LOGOUT = 'DELETE /api/jober/logout';

beforeEach(() => signIn.seeker());

function open(more: Answers = {}) {
  const server = serve(more);
  return { server, ...renderPage(<MinePage />, '/mobile/mine') };
}

test('who signs out is signed out on this phone at once, told so, and led home', async () => {
  const { server, user, address } = open({ [LOGOUT]: null });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(address()).toBe('/mobile'));
  await screen.findByText('已退出登录');
  expect([getSession().token, server.to(LOGOUT).length]).toEqual([null, 1]);
});

test.each([
  ['cannot be reached', unreachable],
  ['refuses', () => refusal('INTERNAL')],
])('a server that %s keeps nobody signed in on a phone that may be lent', async (_, answer) => {
  const { user } = open({ [LOGOUT]: answer });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(getSession().token).toBeNull());
});

test('the scheme is switched where it says which one it is, and the page stays', async () => {
  const { user, address } = open();
  const row = () => screen.getByRole('button', { name: /^外观/ });
  const before = row().textContent;
  await user.click(row());
  expect(row().textContent).not.toBe(before);
  await user.click(row());
  expect([row().textContent, address()]).toEqual([before, '/mobile/mine']);
});
