import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getSession, replaceCredentials } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { SignedInNote } from './signed-in-note.tsx';

const answering = (status: number) => vi.stubGlobal('fetch', async () => new Response('{}', { status }));
const enter = (token: string) => replaceCredentials({ token, user: { phone: '13800000001' } });

test('names the account of a session that lives', async () => {
  answering(200);
  enter('living');
  renderPage(<SignedInNote side="jober" home="/client/index" />);
  expect(screen.queryByText(/本浏览器已登录/)).toBeNull();
  await screen.findByText(/尾号 0001/);
});

test('claims nothing of a session that has ended, and forgets it', async () => {
  answering(401);
  enter('dead');
  renderPage(<SignedInNote side="jober" home="/client/index" />);
  await waitFor(() => expect(getSession().token).toBeNull());
  expect(screen.queryByText(/本浏览器已登录/)).toBeNull();
});

test('does not flash while a sign-in on this page leads on', async () => {
  answering(200);
  enter('old');
  renderPage(<SignedInNote side="jober" home="/client/index" />);
  await screen.findByText(/本浏览器已登录/);
  act(() => enter('new'));
  expect(screen.queryByText(/本浏览器已登录/)).toBeNull();
});
