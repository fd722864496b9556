import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { EmailDialog } from './email-dialog.tsx';
import { WechatDialog } from './wechat-dialog.tsx';

const CODE = 'POST /api/account/email/code';
const BIND = 'PUT /api/account/email';
const QR = 'POST /api/account/wechatNotices';
const CONTACTS = 'GET /api/account/contacts';
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Effects of what is loaded run between two of these. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bind = () => fireEvent.click(screen.getAllByRole('button', { name: '绑定' })[0] as HTMLElement);

beforeEach(() => signIn.seeker());

test('no code is sent to what is not an address; one was sent counts down before the next', async () => {
  const server = serve({ [CODE]: { waitSeconds: 60 } });
  renderPage(<EmailDialog onClose={() => undefined} />);
  put('邮箱', 'lin@');
  press('获取验证码');
  await waitFor(() => expect(screen.getByLabelText('邮箱').getAttribute('aria-invalid')).toBe('true'));
  expect(server.sent).toEqual([]);
  put('邮箱', 'lin@school.test');
  press('获取验证码');
  await screen.findByText(/验证码已发到邮箱/);
  expect(screen.getByRole('button', { name: /\d+ 秒后重发/ })).toHaveProperty('disabled', true);
  expect(server.to(CODE)[0]?.body).toEqual({ email: 'lin@school.test' });
});

test('each refusal stands at the field that it names, and what was typed stays', async () => {
  const server = serve({
    [BIND]: () => refusal('INVALID_INPUT', undefined, [{ path: 'body.email', message: '这个邮箱已被绑定' }]),
  });
  const onClose = vi.fn();
  renderPage(<EmailDialog onClose={onClose} />);
  put('邮箱', 'lin@school.test');
  put('验证码', '123456');
  bind();
  await screen.findByText('这个邮箱已被绑定');
  expect(screen.getByLabelText('邮箱').getAttribute('aria-invalid')).toBe('true');
  for (const [answer, text] of [
    [() => refusal('INVALID_CODE', '验证码不正确'), '验证码不正确'],
    [unreachable, '接口请求失败'],
  ] as const) {
    server.change({ [BIND]: answer });
    bind();
    await screen.findByText(text);
    expect(screen.getByLabelText('邮箱').getAttribute('aria-invalid')).not.toBe('true');
  }
  expect([screen.getByLabelText<HTMLInputElement>('验证码').value, onClose.mock.calls]).toEqual(['123456', []]);
  const bound = { email: { address: 'l**@school.test' }, wechat: null };
  server.change({ [BIND]: bound });
  fireEvent.submit(screen.getByLabelText('验证码').closest('form') as HTMLFormElement);
  await screen.findByText('邮箱已绑定');
  expect(onClose).toHaveBeenCalledWith(bound);
});

test('the window of WeChat closes once it was followed, and asks nothing while nobody looks', async () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const server = serve({
    [QR]: { text: 'weixin://q/1', expiresAt: new Date(Date.now() + 300_000).toISOString() },
    [CONTACTS]: { wechat: { boundAt: null } },
  });
  const onClose = vi.fn();
  renderPage(<WechatDialog onClose={onClose} />);
  await pass(10);
  await pass(10_000);
  expect(server.to(CONTACTS)).toEqual([]);
  visibility.mockReturnValue('visible');
  await pass(3_000);
  expect([server.to(CONTACTS).length, onClose.mock.calls.length]).toEqual([1, 0]);
  server.change({ [CONTACTS]: { wechat: { boundAt: '2026-11-26T01:00:00.000Z' } } });
  await pass(3_000);
  expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ wechat: { boundAt: '2026-11-26T01:00:00.000Z' } }));
});

test('a code that ran out, or was not made, is made anew', async () => {
  vi.useFakeTimers();
  const server = serve({
    [QR]: { text: 'weixin://q/1', expiresAt: new Date(Date.now() + 4_000).toISOString() },
    [CONTACTS]: { wechat: { boundAt: null } },
  });
  renderPage(<WechatDialog onClose={() => undefined} />);
  await pass(10);
  await pass(6_000);
  screen.getByText('二维码已过期');
  const asked = server.to(CONTACTS).length;
  await pass(10_000);
  expect(server.to(CONTACTS)).toHaveLength(asked);
  server.change({ [QR]: unreachable });
  press('刷新二维码');
  await pass(100);
  screen.getByRole('button', { name: '刷新二维码' });
  server.change({ [QR]: { text: 'weixin://q/2', expiresAt: new Date(Date.now() + 300_000).toISOString() } });
  press('刷新二维码');
  await pass(100);
  screen.getByText('用微信扫码，关注服务号即完成绑定');
  expect(server.to(QR)).toHaveLength(3);
});
