import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { OauthReturnPage } from './oauth-return-page.tsx';
import { RecoverForm } from './seeker-login-page.tsx';

const FINISH = 'POST /api/oauth/:provider/finish';
const BIND = 'POST /api/oauth/bind';
const RECOVER = 'POST /api/jober/recoverAccount';
const KEY = 'browser-key-of-this-browser';
const TICKET = 'ticket-of-an-unknown-identity';
const jober = sampleOf(ownJober, { name: '林晓', phone: '13800000001' });
const session = { token: 'new', user: { phone: '13800000001' }, jober };
const around = { 'GET /api/session': { user: null }, 'GET /api/home': {} };

/** The browser that left for the provider and comes back. */
const begin = (redirect: string | null = '/jobs/details?id=42'): void =>
  sessionStorage.setItem('jyrc_oauth', JSON.stringify({ provider: 'qq', browserKey: KEY, redirect }));
const open = (query = '?code=the-code-of-qq-1234567890&state=state-of-this-browser-123') =>
  renderPage(<OauthReturnPage provider="qq" />, `/empower${query}`);
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a known identity is signed in and led to the page that was wanted', async () => {
  begin();
  const server = serve({ ...around, [FINISH]: { outcome: 'signed-in', ...session } as never });
  const { address } = open();
  screen.getByText(/授权中/);
  await waitFor(() => expect(address()).toBe('/jobs/details?id=42'));
  expect(server.to(FINISH).map(({ params, body }) => [params.provider, body.browserKey])).toEqual([['qq', KEY]]);
  expect(getSession().token).toBe('new');
});

test('an address of another site is not gone to', async () => {
  begin('https://evil.example/');
  serve({ ...around, [FINISH]: { outcome: 'signed-in', ...session } as never });
  const { address } = open();
  await screen.findByText('another page');
  expect(address()).not.toContain('evil');
});

test.each([
  ['the person said no', '?state=s', true, '你取消了授权，没有登录'],
  ['it did not begin in this browser', undefined, false, '这次授权不是从本页开始的，请重新登录'],
])('where %s nothing is asked of the server, and the other ways stand there', async (_, query, begun, said) => {
  if (begun) begin();
  const server = serve(around);
  open(query);
  await screen.findByText(new RegExp(said));
  expect(server.to(FINISH)).toEqual([]);
  screen.getByRole('link', { name: '用手机号登录' });
  screen.getByRole('button', { name: '再试一次' });
});

test.each([
  ['the provider refuses', () => refusal('INVALID_TICKET', 'QQ 没有确认这次授权'), 'QQ 没有确认这次授权'],
  ['the network is gone', unreachable, '接口请求失败'],
])('where %s it says so, and the page keeps the reason', async (_, answer, said) => {
  begin();
  serve({ ...around, [FINISH]: answer });
  open();
  await waitFor(() => expect(screen.getAllByText(new RegExp(said))).toHaveLength(2));
  expect(getSession().token).toBeNull();
  screen.getByTitle('点击关闭');
});

test('an unknown identity is bound to a proven phone; a wrong code stays to be mended', async () => {
  begin();
  const server = serve({
    ...around,
    [FINISH]: { outcome: 'unbound', ticket: TICKET } as never,
    [BIND]: () => refusal('INVALID_CODE', '验证码不正确'),
  });
  const { address } = open();
  await screen.findByRole('heading', { name: '绑定手机号' });
  const bind = () => fireEvent.click(screen.getByRole('button', { name: '绑定并登录' }));
  put('手机号', '138 0000 0001');
  put('验证码', '123456');
  bind();
  await screen.findByText('验证码不正确');
  expect(screen.getByLabelText('验证码')).toHaveProperty('value', '123456');
  server.change({ [BIND]: { isJober: 1, ...session } as never });
  put('验证码', ' ６５４３２１ ');
  bind();
  await waitFor(() => expect(address()).toBe('/jobs/details?id=42'));
  expect(server.to(BIND).at(-1)?.body).toEqual({ ticket: TICKET, phone: '13800000001', verifyCode: '654321' });
});

test('who is signed in and binds a provider comes back to the own page', async () => {
  signIn.seeker();
  begin(null);
  serve({ ...around, [FINISH]: { outcome: 'bound' } as never });
  open();
  await screen.findByText(/已绑定/);
  await screen.findByText('another page');
});

const recover = () => {
  const onDone = vi.fn();
  const server = serve({ ...around, [RECOVER]: session as never });
  renderPage(<RecoverForm onDone={onDone} onBack={() => undefined} />);
  const send = () => fireEvent.click(screen.getByRole('button', { name: '找回并登录' }));
  const fill = () => {
    put('原手机号', '139 0000 0002');
    put('密码', 'Sch00l-2027');
    put('现在的手机号', '13800000001');
    put('验证码', ' 123456 ');
  };
  return { server, send, fill, onDone };
};

test('an account is recovered with the old phone, the password and a code to the new one', async () => {
  const { server, send, fill, onDone } = recover();
  fill();
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(RECOVER)[0]?.body).toEqual({
    oldPhone: '13900000002',
    phone: '13800000001',
    password: 'Sch00l-2027',
    verifyCode: '123456',
  });
  expect(getSession().token).toBe('new');
});

test('a recovery that is refused says why and keeps what was typed', async () => {
  const { server, send, fill, onDone } = recover();
  server.change({ [RECOVER]: () => refusal('INVALID_CREDENTIALS', '原手机号或密码不正确') });
  fill();
  send();
  await screen.findByText('原手机号或密码不正确');
  expect(screen.getByLabelText('原手机号')).toHaveProperty('value', '139 0000 0002');
  expect(onDone).not.toHaveBeenCalled();
});
