import { expect, test, vi } from 'vitest';
import { useSession } from '#web/session/session-store.ts';
import { ApiError } from './api-error.ts';
import { useConfirm } from './confirm.ts';
import { showError } from './error-behaviour.ts';
import { setNavigator } from './navigator.ts';

const facts = { quiet: true, background: false, startedAt: performance.now() };

test('calls that expire together sign out once', async () => {
  useSession.setState({ token: 'first' });
  setNavigator(() => undefined);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${new URL(url, 'http://localhost').pathname}`);
    return new Response(null, { status: 204 });
  });
  for (let i = 0; i < 5; i += 1)
    showError(new ApiError({ kind: 'status', status: 401, message: '登录状态已过期' }), facts);
  useConfirm.getState().asking?.answer(true);
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  await new Promise((done) => setTimeout(done));
  expect(sent).toEqual(['DELETE /api/jober/logout']);
});
