import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

const CODE = 'POST /api/jober/sendshortmessage';
const PASSWORD = 'POST /api/jober/updatePass';
const PHONE = 'PUT /api/account/phone';
const LATER = 'POST /api/account/phoneChange';
const account = (more: Some<AccountOverview> = {}) =>
  sampleOf(api['GET /api/account'].returns, { phone: '13800000001', hasPassword: true, ...more });

const field = (label: string, at = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;
const put = (label: string, value: string, at = 0) => fireEvent.change(field(label, at), { target: { value } });
const button = (name: string, at = 0) =>
  screen.getAllByRole<HTMLButtonElement>('button', { name })[at] as HTMLButtonElement;
const press = (name: string, at = 0) => fireEvent.click(button(name, at));

beforeEach(() => signIn.seeker());

function openPassword(more: Some<AccountOverview> = {}) {
  const server = serve({ [CODE]: { waitSeconds: 60 } });
  const onClose = vi.fn();
  return { server, onClose, ...renderPage(<PasswordDialog account={account(more)} onClose={onClose} />) };
}

test('a password is changed with a code to the own phone, once for two presses', async () => {
  const { server, onClose } = openPassword();
  await screen.findByRole('dialog', { name: '修改密码' });
  press('获取验证码');
  await screen.findByText('验证码已发送，5 分钟内有效');
  expect(server.to(CODE)[0]).toMatchObject({ query: { phone: '13800000001' }, body: { purpose: 'password' } });
  expect(button('60 秒后重发').disabled).toBe(true);
  put('验证码', '246810');
  put('新密码', '春天在讲台上讲课');
  const answer = later<null>();
  server.change({ [PASSWORD]: () => answer.promise as never });
  press('保存');
  press('保存');
  expect(server.to(PASSWORD).map(({ body }) => body)).toEqual([{ verifyCode: '246810', password: '春天在讲台上讲课' }]);
  await act(async () => answer.resolve(null));
  await screen.findByText('密码已更新，其他设备已退出登录');
  expect(onClose.mock.calls).toEqual([[true]]);
});

test('what is wrong with code or password stands at its field, and both stay typed', async () => {
  const { server, onClose } = openPassword({ hasPassword: false });
  await screen.findByRole('dialog', { name: '设置密码' });
  put('验证码', '246810');
  put('新密码', '12345678');
  const fault = { path: 'body.password', message: '这个密码太常见' };
  for (const [answer, said] of [
    [() => refusal('INVALID_INPUT', '提交的内容有误', [fault]), '这个密码太常见'],
    [() => refusal('INVALID_CODE', '验证码不正确'), '验证码不正确'],
    [unreachable, /网络|连接|接口/],
  ] as const) {
    server.change({ [PASSWORD]: answer });
    press('保存');
    await screen.findByText(said);
    await waitFor(() => expect(button('保存').disabled).toBe(false));
    expect([field('验证码').value, field('新密码').value]).toEqual(['246810', '12345678']);
  }
  expect(onClose).not.toHaveBeenCalled();
});

test('a code that could not be sent says why, and can be asked for at once', async () => {
  const { server } = openPassword();
  server.change({ [CODE]: () => refusal('TOO_MANY_REQUESTS', '今天的验证码发得太多了') });
  await screen.findByRole('dialog');
  press('获取验证码');
  await screen.findByText('今天的验证码发得太多了');
  expect(button('获取验证码').disabled).toBe(false);
});

function openPhone(more: Some<AccountOverview> = {}) {
  const server = serve({ [CODE]: { waitSeconds: 60 } });
  const onClose = vi.fn();
  return { server, onClose, ...renderPage(<PhoneDialog account={account(more)} onClose={onClose} />) };
}

test('a phone is changed with codes to both, written as people write numbers, and the session has the new one', async () => {
  const { server, onClose } = openPhone();
  await screen.findByRole('dialog', { name: '更换手机号' });
  press('获取验证码', 1);
  expect(server.to(CODE)).toEqual([]);
  put('新手机号', '139 0000 0002');
  press('获取验证码', 0);
  await screen.findByText('验证码已发送，5 分钟内有效');
  press('获取验证码');
  await waitFor(() => expect(server.to(CODE).map(({ query }) => query.phone)).toEqual(['13800000001', '13900000002']));
  put('验证码', '111111', 0);
  put('验证码', '222222', 1);
  server.change({ [PHONE]: { phone: '13900000002' } });
  press('更换');
  await screen.findByText('手机号已更换，其他设备已退出登录');
  expect(server.to(PHONE).map(({ body }) => body)).toEqual([
    { phone: '13900000002', verifyCode: '222222', oldVerifyCode: '111111' },
  ]);
  expect([getSession().user?.phone, getSession().jober?.phone]).toEqual(['13900000002', '13900000002']);
  expect(onClose.mock.calls).toEqual([[true]]);
});

test('where the old phone is lost the password asks for the change, and nothing changes at once', async () => {
  const { server, onClose } = openPhone();
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByText('原号码收不到了'));
  await screen.findByText(/3 天后自动换成新号码/);
  put('登录密码', '春天在讲台上讲课');
  put('新手机号', '13900000002');
  put('验证码', '222222');
  const fault = { path: 'body.phone', message: '这个号码已经注册' };
  server.change({ [LATER]: () => refusal('INVALID_INPUT', '提交的内容有误', [fault]) });
  press('提交申请');
  await screen.findByText('这个号码已经注册');
  expect([field('登录密码').value, field('新手机号').value]).toEqual(['春天在讲台上讲课', '13900000002']);
  server.change({ [LATER]: { dueAt: '2027-03-05T01:00:00Z' } });
  await waitFor(() => expect(button('提交申请').disabled).toBe(false));
  press('提交申请');
  await screen.findByText('已提交，3 天后生效');
  expect(server.to(LATER).at(-1)?.body).toEqual({
    phone: '13900000002',
    verifyCode: '222222',
    password: '春天在讲台上讲课',
  });
  expect(getSession().user?.phone).toBe('13800000001');
  expect(onClose.mock.calls).toEqual([[true]]);
});

test('who has no password is told before writing one', async () => {
  openPhone({ hasPassword: false });
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByText('原号码收不到了'));
  await screen.findByText('你还没有设置密码，请先设置');
});

test('what was typed for the new phone outlives the choice of another way', async () => {
  openPhone();
  const dialog = within(await screen.findByRole('dialog'));
  put('新手机号', '13900000002');
  fireEvent.click(dialog.getByText('原号码收不到了'));
  await waitFor(() => expect(dialog.queryByText(/3 天后自动换成新号码/)).not.toBeNull());
  expect(field('新手机号').value).toBe('13900000002');
});
