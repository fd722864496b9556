import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ApiError } from './api-error.ts';
import { call } from './browser-call.ts';
import { lazyPart } from './lazy-part.tsx';
import { toast, useToasts } from './toasts.ts';

const CALL = 'GET /api/site/regions';
const ask = (options: Parameters<typeof call>[2] = {}) =>
  call(CALL, { query: {} }, options).catch((error: unknown) => error);
const open = () => renderPage(<p>page</p>, '/ment');

test.each([
  ['a refusal', () => refusal('QUOTA_EXCEEDED'), '今日次数已用完'],
  ['a server out of reach', unreachable, '接口请求失败'],
  ['an answer that is no JSON', () => new Response('<html>', { status: 502 }), '接口请求失败'],
])('%s is said over the page', async (_, answer, text) => {
  serve({ [CALL]: answer });
  open();
  await act(() => ask());
  await screen.findByText(text);
});

test('only a background call may fail in silence; no rights and no session are never silent', async () => {
  const server = serve({ [CALL]: unreachable });
  const { address } = open();
  await act(() => ask({ background: true, quiet: true }));
  expect(screen.queryByText('接口请求失败')).toBeNull();
  await act(() => ask({ quiet: true }));
  await screen.findByText('接口请求失败');
  server.change({ [CALL]: () => refusal('FORBIDDEN') });
  await act(() => ask({ quiet: true }));
  await waitFor(() => expect(address()).toBe('/401'));
});

test('an ended session is asked about once, whatever many calls found; who stays is not asked again by what runs by itself', async () => {
  signIn.seeker();
  serve({ [CALL]: () => refusal('SESSION_EXPIRED') });
  const { user, address } = open();
  await act(() => Promise.all([ask(), ask(), ask()]));
  await screen.findByText('登录状态已过期，您可以继续留在该页面，或者重新登录');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '取消' }));
  await act(() => ask({ background: true }));
  expect([screen.queryByRole('dialog'), address(), getSession().token]).toEqual([null, '/ment', 'token']);
});

test('who signs in again is signed out and taken home; what was not saved stays for them', async () => {
  signIn.seeker();
  serve({ [CALL]: () => refusal('SESSION_EXPIRED'), 'DELETE /api/jober/logout': unreachable });
  localStorage.setItem('jyrc_resume_5', '还没有保存的话');
  const { user, address } = open();
  await act(() => ask());
  await user.click(await screen.findByRole('button', { name: '重新登录' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect([getSession().token, localStorage.getItem('jyrc_resume_5')]).toEqual([null, '还没有保存的话']);
});

test('a company that waits for its review is told so for two seconds, and then taken home', async () => {
  vi.useFakeTimers();
  serve({ [CALL]: () => refusal('COMPANY_NOT_APPROVED') });
  const { address } = open();
  await act(() => ask());
  screen.getByText('已提交审核，请稍后再试');
  expect(address()).toBe('/ment');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(address()).toBe('/');
});

test('calls that are refused together for a waiting review lead home once', async () => {
  vi.useFakeTimers();
  serve({ [CALL]: () => refusal('COMPANY_NOT_APPROVED') });
  const { address, router } = open();
  await act(() => ask());
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await act(() => ask());
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(address()).toBe('/');
  await act(() => router.navigate('/ment'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(address()).toBe('/ment');
});

const overlay = () => screen.queryByTestId('loading-overlay');

test('the overlay stands while calls are under way and 300 ms longer; what runs behind the page shows none', async () => {
  vi.useFakeTimers();
  const answer = later<[]>();
  serve({ [CALL]: () => answer.promise });
  open();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(overlay()).toBeNull();
  const [behind, first] = [ask({ background: true }), undefined];
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(overlay()).toBeNull();
  const requested = ask();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(overlay()).not.toBeNull();
  answer.resolve([]);
  await act(() => Promise.all([behind, requested, first]));
  expect(overlay()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(overlay()).toBeNull();
});

test('a reading call that takes long can be called off, which is no failure; a write cannot', async () => {
  vi.useFakeTimers();
  const never = later<never>();
  serve({ [CALL]: () => never.promise, 'POST /api/jober/sendshortmessage': () => later<never>().promise });
  open();
  void call('POST /api/jober/sendshortmessage', { query: { phone: '13700000009' }, body: {} }).catch(() => undefined);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  const failure = ask();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  never.reject(new Error('over'));
  const error = await act(() => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'aborted' });
  expect(screen.queryByText('接口请求失败')).toBeNull();
});

test('a message goes by itself or by a press; the same words stand once, and not more than four', () => {
  vi.useFakeTimers();
  open();
  act(() => {
    for (const text of ['一', '二', '三', '四', '五', '五']) toast.info(text);
  });
  const shown = () => useToasts.getState().toasts.map(({ text }) => text);
  expect(shown()).toEqual(['二', '三', '四', '五']);
  fireEvent.click(screen.getByText('三'));
  expect(shown()).toEqual(['二', '四', '五']);
  act(() => void vi.advanceTimersByTime(4_000));
  expect(shown()).toEqual([]);
});

test('a part that could not be loaded says so, closes itself and leaves the page', async () => {
  const load = (): Promise<{ Part(props: { onClose(): void }): null }> =>
    Promise.reject(new TypeError('Failed to fetch'));
  const Part = lazyPart(load, 'Part');
  const onClose = vi.fn();
  renderPage(
    <>
      <input defaultValue="typed" />
      <Part onClose={onClose} />
    </>,
  );
  await screen.findByText('这部分内容没有加载出来，请刷新页面');
  expect(onClose).toHaveBeenCalled();
});

test('a toast that is pressed gives the focus back to what had it', async () => {
  const { user } = renderPage(<button type="button">隐藏</button>, '/ment');
  await user.click(screen.getByRole('button', { name: '隐藏' }));
  const undo = vi.fn();
  act(() => toast.done('已隐藏', undo));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '隐藏' }));
});
