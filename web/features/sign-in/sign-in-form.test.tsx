import { createHash } from 'node:crypto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { SignInForm } from './sign-in-form.tsx';

const SEND = 'POST /api/jober/sendshortmessage';

function open() {
  const server = serve({ [SEND]: { waitSeconds: 60 } });
  const onCode = vi.fn(async () => undefined);
  const onPassword = vi.fn(async () => undefined);
  const page = renderPage(<SignInForm side="jober" onCode={onCode} onPassword={onPassword} />);
  return { server, onCode, onPassword, ...page };
}

const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '同意并登录' }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

afterEach(() => vi.useRealTimers());

test('what is missing is said at its field, all at once, and nothing is sent', () => {
  const { onCode } = open();
  submit();
  expect(alerts()).toEqual(['请输入正确的电话号码', '请输入验证码']);
  expect(onCode).not.toHaveBeenCalled();
});

test('the first field at fault has the focus, and the code’s once one was sent', async () => {
  open();
  submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机号')));
  put('手机号', '13800000001');
  submit();
  const code = screen.getByLabelText('验证码');
  await waitFor(() => expect(document.activeElement).toBe(code));
  put('验证码', '1');
  expect([code.getAttribute('aria-invalid'), alerts()]).toEqual([null, []]);
  const send = screen.getByRole('button', { name: '获取验证码' });
  send.focus();
  fireEvent.click(send);
  await waitFor(() => expect(document.activeElement).toBe(code));
});

test.each([
  ['138 0000 0001', '123456'],
  ['+86 13800000001', ' 123456 '],
  ['１３８００００００００１'.replace('００００００００', '００００００００').slice(0, 11), '１２３４５６'],
])('a phone typed as %j and a code as %j are taken as meant', async (phone, code) => {
  const { onCode } = open();
  put('手机号', phone);
  put('验证码', code);
  submit();
  await waitFor(() =>
    expect(onCode).toHaveBeenCalledWith({
      phone: expect.stringMatching(/^1[0-9]{10}$/),
      verifyCode: '123456',
      remember: false,
    }),
  );
});

test('a code is not sent to a wrong number', () => {
  const { server } = open();
  put('手机号', '12345');
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(alerts()).toEqual(['请输入正确的电话号码']);
  expect(server.sent).toEqual([]);
});

test('after a code was sent the seconds are counted down, and then another may be asked for', async () => {
  const { server } = open();
  put('手机号', '13800000001');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await act(() =>
    vi.waitFor(() => screen.getByRole('button', { name: '60 秒后重发' }), { interval: 1 }).catch(() => undefined),
  );
  expect(server.to(SEND)).toMatchObject([{ query: { phone: '13800000001' } }]);
  expect(screen.getByRole('button', { name: '60 秒后重发' })).toHaveProperty('disabled', true);
  act(() => void vi.advanceTimersByTime(30_000));
  screen.getByRole('button', { name: '30 秒后重发' });
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByRole('button', { name: '重新获取' })).toHaveProperty('disabled', false);
});

test('a code that could not be sent says why, and no countdown begins', async () => {
  const { server } = open();
  server.change({ [SEND]: () => refusal('TOO_MANY_REQUESTS') });
  put('手机号', '13800000001');
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(alerts()).toEqual(['操作太频繁，请稍后再试']));
  server.change({ [SEND]: unreachable });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(alerts()).toEqual(['接口请求失败']));
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
});

test('where the server asks for a proof of work it is made, and the code asked for with it', async () => {
  const salt = 'salt';
  const challenge = createHash('sha256').update(`${salt}7`).digest('hex');
  const { server } = open();
  server.change({
    [SEND]: ({ body }) => (body.altcha ? { waitSeconds: 60 } : refusal('CAPTCHA_REQUIRED')),
    'GET /api/captcha/challenge': { algorithm: 'SHA-256', challenge, salt, signature: 'signature', maxnumber: 50 },
  });
  put('手机号', '13800000001');
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /秒后重发/ });
  const [, proved] = server.to(SEND);
  expect(JSON.parse(atob(proved?.body.altcha))).toMatchObject({ challenge, number: 7, signature: 'signature' });
});

test('the code of a demo is one click', async () => {
  const { server } = open();
  server.change({ [SEND]: { waitSeconds: 60, demoCode: '246810' } });
  put('手机号', '13800000001');
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  fireEvent.click(await screen.findByTestId('demo-code'));
  expect(screen.getByLabelText('验证码')).toHaveProperty('value', '246810');
});

test('a refusal stands at its field or under the form; what was typed stays, and the button can be pressed again', async () => {
  const { onCode } = open();
  const refused = (issues: { path: string; message: string }[]) =>
    new ApiError({ kind: 'status', status: 400, message: '验证码错误或已失效', issues });
  onCode.mockRejectedValueOnce(refused([{ path: 'body.verifyCode', message: '验证码已使用' }]));
  onCode.mockRejectedValueOnce(refused([]));
  put('手机号', '13800000001');
  put('验证码', '123456');
  submit();
  await waitFor(() => expect(alerts()).toEqual(['验证码已使用']));
  submit();
  await waitFor(() => expect(alerts()).toEqual(['验证码错误或已失效']));
  expect(screen.getByLabelText('验证码')).toHaveProperty('value', '123456');
  submit();
  await waitFor(() => expect(onCode).toHaveBeenCalledTimes(3));
});

test('with a password: the browser may be remembered for 30 days', async () => {
  const { onPassword, user } = open();
  await user.click(screen.getByRole('button', { name: '密码登录' }));
  put('手机号', '13800000001');
  put('密码', '不要告诉别人');
  fireEvent.click(screen.getByRole('checkbox', { name: /30 天内免登录/ }));
  submit();
  await waitFor(() =>
    expect(onPassword).toHaveBeenCalledWith({ phone: '13800000001', password: '不要告诉别人', remember: true }),
  );
});

test('a forgotten password is set anew by a code for that purpose, and leads back to the password with the phone', async () => {
  const { server, user } = open();
  put('手机号', '13800000001');
  await user.click(screen.getByRole('button', { name: '密码登录' }));
  await user.click(screen.getByRole('button', { name: '忘记密码？' }));
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001');
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /秒后重发/ });
  expect(server.to(SEND)[0]?.body).toEqual({ purpose: 'password' });
  put('验证码', '123456');
  put('新密码', '12345678');
  const RESET = 'POST /api/account/resetPassword';
  server.change({
    [RESET]: () => refusal('INVALID_INPUT', '', [{ path: 'body.password', message: '这个密码太常见' }]),
  });
  await user.click(screen.getByRole('button', { name: '设置新密码' }));
  await screen.findByText('这个密码太常见');
  server.change({ [RESET]: () => refusal('INVALID_CODE') });
  await user.click(screen.getByRole('button', { name: '设置新密码' }));
  await screen.findByText('验证码错误或已失效');
  server.change({ [RESET]: undefined });
  await user.click(screen.getByRole('button', { name: '设置新密码' }));
  await screen.findByText('密码已更新，请用新密码登录');
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001');
  screen.getByLabelText('密码');
});

test('where the browser stores nothing one signs in all the same', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => undefined });
  const { onCode } = open();
  put('手机号', '13800000001');
  put('验证码', '123456');
  submit();
  await waitFor(() => expect(onCode).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole('button', { name: '同意并登录' })).toHaveProperty('disabled', false));
});

test('a password can be read while it is typed, and what was typed for one way is there after the other', async () => {
  open();
  put('手机号', '138 0000 0001');
  put('验证码', '123456');
  fireEvent.click(screen.getByRole('button', { name: '密码登录' }));
  put('密码', '一句自己的话');
  expect(screen.getByLabelText('密码')).toHaveProperty('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(screen.getByLabelText('密码')).toMatchObject({ type: 'text', value: '一句自己的话' });
  fireEvent.click(screen.getByRole('button', { name: '验证码登录' }));
  expect(screen.getByLabelText('验证码')).toHaveProperty('value', '123456');
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '138 0000 0001');
});
