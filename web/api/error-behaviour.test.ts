import { beforeEach, expect, test } from 'vitest';
import { useSession } from '#web/session/session-store.ts';
import { ApiError } from './api-error.ts';
import { useConfirm } from './confirm.ts';
import { showError } from './error-behaviour.ts';

const expire = (background: boolean) =>
  showError(new ApiError({ kind: 'status', status: 401, message: '登录状态已过期' }), {
    quiet: true,
    background,
    startedAt: performance.now(),
  });
const isRequested = () => useConfirm.getState().asking !== null;
const stay = async () => {
  useConfirm.getState().asking?.answer(false);
  await new Promise((done) => setTimeout(done));
};
const signIn = (token: string | null) => useSession.setState({ token });

beforeEach(() => signIn('first'));

test.each([
  ['the token is the same until the server refuses it', 'second', 'second'],
  ['the token had run out in this browser, both times', null, null],
])('a second expiry asks as the first did: %s', async (_, ...tokens) => {
  signIn(tokens[0] === null ? null : 'first');
  expire(true);
  expect(isRequested()).toBe(true);
  await stay();
  expire(true);
  expect(isRequested()).toBe(false);
  signIn('second');
  signIn(tokens[1] ?? null);
  expire(true);
  expect(isRequested()).toBe(true);
  await stay();
});

test('who chose to stay is asked again by what they do, not by what the page does itself', async () => {
  signIn('third');
  expire(true);
  await stay();
  expire(true);
  expect(isRequested()).toBe(false);
  expire(false);
  expect(isRequested()).toBe(true);
  await stay();
});
