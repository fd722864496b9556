import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { VerifyPhone } from './base-info-page.tsx';
import { DirectLoginPage } from './direct-login-page.tsx';

const ENTER = 'POST /api/jober/directLogin';
const BY_CODE = 'GET /api/jober/mobileLoginByCode';
/** What the pages beside signing in ask for. */
const around = {
  'GET /api/session': { user: null },
  'GET /api/home': {},
  'POST /api/jober/sendshortmessage': { waitSeconds: 60 },
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

const verify = async (onVerified = vi.fn()) => {
  renderPage(<VerifyPhone phone="13800000001" onVerified={onVerified} />);
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByLabelText('验证码');
  const type = (value: string) => fireEvent.change(screen.getByLabelText('验证码'), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: '验证' }));
  return { onVerified, type, send };
};

test('a code is read as digits however it is typed, and anything else is not sent', async () => {
  const server = serve({ ...around, [BY_CODE]: login });
  const { type, send, onVerified } = await verify();
  screen.getByText('138****0001');
  type('12345');
  send();
  await screen.findByText('验证码应为 6 或 8 位数字');
  expect(server.to(BY_CODE)).toEqual([]);
  type(' １２３４５６ ');
  send();
  await waitFor(() => expect(onVerified).toHaveBeenCalledWith('signed-in'));
  expect(server.to(BY_CODE)[0]?.query).toMatchObject({ phone: '13800000001', verifyCode: '123456' });
});

test('a wrong code and a lost answer stand at the field; an empty answer is a person yet without a record', async () => {
  const server = serve({ ...around, [BY_CODE]: () => refusal('INVALID_CODE', '验证码不正确') });
  const { type, send, onVerified } = await verify();
  type('123456');
  send();
  await screen.findByText('验证码不正确');
  server.change({ [BY_CODE]: unreachable });
  send();
  await screen.findByText('接口请求失败');
  expect([screen.getByLabelText<HTMLInputElement>('验证码').value, onVerified.mock.calls]).toEqual(['123456', []]);
  server.change({ [BY_CODE]: () => new Response(null, { status: 204, headers: { 'x-register-ticket': 'proof' } }) });
  send();
  await waitFor(() => expect(onVerified).toHaveBeenCalledWith('new-person'));
  expect(getSession()).toMatchObject({ token: null, user: { phone: '13800000001' } });
});
