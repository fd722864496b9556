import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { AdminLoginPage } from './admin-login-page.tsx';

const LOGIN = 'POST /api/admin/login';
const DEMO = 'GET /api/admin/demo';
const answer = { token: 'new', user: { phone: '13800000001' }, operator: { name: '陈立', role: 'super' as const } };

function open(at = '/admin/login') {
  const server = serve({ [LOGIN]: answer, [DEMO]: () => refusal('NOT_FOUND') });
  const page = renderPage(<AdminLoginPage />, at);
  const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fill = () => {
    put('手机号', '138 0000 0001');
    put('密码', '12345678');
    put('动态码', ' １２３４５６ ');
  };
  const submit = () => page.user.click(screen.getByRole('button', { name: '登录' }));
  return { server, put, fill, submit, ...page };
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('what is missing is said at its field', async () => {
  const { server, submit } = open();
  await submit();
  expect(alerts()).toEqual(['请输入正确的电话号码', '请输入密码', '请输入动态码或恢复码']);
  expect(server.to(LOGIN)).toEqual([]);
});

test.each([
  ['/admin/login', '/admin'],
  ['/admin/login?redirect=%2Fadmin%2Freviews', '/admin/reviews'],
  ['/admin/login?redirect=%2F%2Fevil.test', '/'],
])('from %s a sign-in leads to %s', async (at, to) => {
  const { server, fill, submit, address } = open(at);
  fill();
  await submit();
  await waitFor(() => expect(address()).toBe(to));
  expect(server.to(LOGIN)[0]?.body).toEqual({ phone: '13800000001', password: '12345678', code: '123456' });
});

test('without the authenticator a recovery code signs in', async () => {
  const { server, put, fill, submit } = open();
  fill();
  put('动态码', '2345-EFGH-IJKL');
  await submit();
  await waitFor(() => expect(server.to(LOGIN)[0]?.body).toMatchObject({ code: '2345-EFGH-IJKL' }));
});

test('an operator’s session has nothing of whoever was signed in before', async () => {
  signIn.recruiter();
  const { fill, submit } = open();
  fill();
  await submit();
  await waitFor(() => expect(getSession().token).toBe('new'));
  expect(getSession()).toMatchObject({ company: null, companyJober: null, operator: { name: '陈立', role: 'super' } });
});

test('a first password signs in only to be replaced, and what was typed stays', async () => {
  const { server, put, fill, submit, address } = open();
  const must = [{ path: 'body.newPassword', message: '首次登录请设置新密码' }];
  server.change({ [LOGIN]: ({ body }) => (body.newPassword ? answer : refusal('INVALID_INPUT', '', must)) });
  fill();
  expect(screen.queryByLabelText('新密码')).toBeNull();
  await submit();
  await waitFor(() => expect(alerts()).toEqual(['首次登录请设置新密码']));
  expect(screen.getByLabelText('密码')).toHaveProperty('value', '12345678');
  put('新密码', 'a better one');
  await submit();
  await waitFor(() => expect(address()).toBe('/admin'));
});

test('a refusal without a field stands under the form, and the button can be pressed again', async () => {
  const { server, fill, submit } = open();
  server.change({ [LOGIN]: () => refusal('INVALID_CREDENTIALS') });
  fill();
  await submit();
  await waitFor(() => expect(alerts()).toEqual(['手机号或密码错误']));
  await submit();
  expect(server.to(LOGIN)).toHaveLength(2);
});
