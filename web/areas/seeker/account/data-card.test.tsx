import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountExport } from '#contract/personal-data/personal-data.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { DataCard } from './data-card.tsx';

const ASK = 'POST /api/account/exports';
const STATE = 'GET /api/account/exports';
const CLOSE = 'POST /api/jober/deleteJoberInfo';
const exported = (more: Partial<AccountExport> = {}): AccountExport => ({
  id: '1',
  status: 'making',
  requestedAt: '2027-03-01T01:00:00Z',
  size: null,
  expiresAt: '2027-03-02T01:00:00Z',
  url: null,
  ...more,
});
const ready = exported({ status: 'ready', size: 2_621_440, url: '/api/files/9' });
const open = (latest: AccountExport | null = null) =>
  renderPage(<DataCard phone="13800000001" exported={latest} />, '/account');
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name }).at(-1) as HTMLButtonElement;
const code = () => screen.getByLabelText<HTMLInputElement>('验证码');

beforeEach(() => signIn.seeker());

test('the own data are asked for with a code; a wrong one stays to be corrected', async () => {
  const server = serve({ [ASK]: () => refusal('INVALID_CODE', '验证码不正确') });
  open();
  fireEvent.click(button('导出'));
  await screen.findByRole('dialog', { name: '导出我的数据' });
  fireEvent.change(code(), { target: { value: '000000' } });
  fireEvent.click(button('开始打包'));
  await screen.findByText('验证码不正确');
  expect(code().value).toBe('000000');
  server.change({ [ASK]: ready });
  fireEvent.change(code(), { target: { value: '246810' } });
  await waitFor(() => expect(button('开始打包').disabled).toBe(false));
  fireEvent.click(button('开始打包'));
  await screen.findByText(/已打包好（2.5 MB）/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: '下载' }).getAttribute('href')).toBe('/api/files/9');
  expect(server.to(ASK).map(({ body }) => body.verifyCode)).toEqual(['000000', '246810']);
});

test('while the file is made it is asked after, also past an answer that was lost, and no longer once it is there', async () => {
  vi.useFakeTimers();
  const server = serve({ [STATE]: unreachable });
  open(exported());
  screen.getByText(/正在打包/);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  server.change({ [STATE]: { latest: ready } });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  screen.getByText(/已打包好/);
  const asked = server.to(STATE).length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(server.to(STATE)).toHaveLength(asked);
});

test('an account is closed with a code; where that fails the reason stays, and one is still signed in', async () => {
  const server = serve({ [CLOSE]: unreachable });
  const { address } = open();
  fireEvent.click(button('注销账号'));
  await screen.findByRole('dialog', { name: '注销账号' });
  const reason = screen.getByLabelText<HTMLTextAreaElement>('为什么离开（选填）');
  fireEvent.change(reason, { target: { value: '已找到工作' } });
  fireEvent.change(code(), { target: { value: '246810' } });
  fireEvent.click(button('确认注销'));
  await waitFor(() => expect(server.to(CLOSE)).toHaveLength(1));
  await waitFor(() => expect(button('确认注销').disabled).toBe(false));
  expect([reason.value, getSession().token]).toEqual(['已找到工作', 'token']);
  server.change({ [CLOSE]: { erasedAt: '2027-03-08T01:00:00Z' } });
  fireEvent.click(button('确认注销'));
  await screen.findByText(/账号将在 .* 清除，在此之前登录即可取消/);
  expect(server.to(CLOSE).at(-1)?.body).toEqual({ verifyCode: '246810', reason: '已找到工作' });
  expect(getSession().token).toBeNull();
  await waitFor(() => expect(address()).not.toBe('/account'));
});

test('who thinks again closes nothing', async () => {
  const server = serve({});
  open();
  fireEvent.click(button('注销账号'));
  await screen.findByRole('dialog', { name: '注销账号' });
  fireEvent.click(button('再想想'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toEqual([]);
  expect(getSession().token).toBe('token');
});
