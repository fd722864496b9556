import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { OperatorsPage } from './operators-page.tsx';

const LIST = 'GET /api/admin/operators';
const CREATE = 'POST /api/admin/operators';
const RESET = 'POST /api/admin/operators/:id/reset';
const CHANGE = 'PATCH /api/admin/operators/:id';
const people = [
  { id: '1', name: '陈立', role: 'super' as const, self: true },
  { id: '2', name: '周敏', role: 'review' as const },
];
const key = { id: '3', password: 'first-password', otpauth: 'otpauth://totp/x', recoveryCodes: ['ABCD-EFGH-IJKL'] };

function open() {
  const server = serve({ [LIST]: { items: people } });
  return { server, ...renderConsole(<OperatorsPage />, '/admin/operators') };
}
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const yes = async (text: string) => fireEvent.click((await screen.findAllByText(text)).at(-1) as HTMLElement);

beforeEach(() => signIn.operator());

test('nobody changes or locks out themselves here', async () => {
  open();
  await screen.findByRole('button', { name: '周敏 更多操作' });
  expect(screen.getAllByRole('button', { name: /更多操作$/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    '周敏 更多操作',
  ]);
});

test('a new account shows its way in this once; a phone that has one keeps the form', async () => {
  const { server, user } = open();
  server.change({ [CREATE]: () => refusal('CONFLICT', '该手机号已有运营账号') });
  await user.click(await screen.findByText('新建账号'));
  put('手机号', '13800000003');
  put('姓名', '李想');
  await yes('新建');
  await screen.findByText('该手机号已有运营账号');
  expect(screen.getByLabelText('姓名')).toHaveProperty('value', '李想');
  server.change({ [CREATE]: key });
  await yes('新建');
  await screen.findByText('first-password');
  screen.getByText('ABCD-EFGH-IJKL');
  await user.click(screen.getByText('已当面交给本人'));
  await waitFor(() => expect(screen.queryByText('first-password')).toBeNull());
});

test.each([
  ['手机号', '123', '请输入正确的电话号码'],
  ['姓名', '李', '姓名至少 2 个字'],
])('a new account with a wrong %s is refused at its field', async (label, value, text) => {
  const { server, user } = open();
  await user.click(await screen.findByText('新建账号'));
  put(label, value);
  await yes('新建');
  await screen.findByText(text);
  expect(server.to(CREATE)).toEqual([]);
});

test('a reset is asked about first, and shows the new way in', async () => {
  const { server, user } = open();
  server.change({ [RESET]: key });
  await user.click(await screen.findByRole('button', { name: '周敏 更多操作' }));
  await user.click(await screen.findByText('重置登录'));
  await screen.findByText('旧密码、验证器和恢复码全部作废，当前登录会结束');
  expect(server.to(RESET)).toEqual([]);
  await yes('重置登录');
  await screen.findByText('first-password');
  expect(server.to(RESET)[0]?.params).toEqual({ id: '2' });
});

test('each person stands with the pages that the role opens', async () => {
  open();
  const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
  within(await row('周敏')).getByText('审核、单位、用户、公开招聘、录入、词库');
  within(await row('陈立')).getByText('全部页面');
});

test('a role is changed only after a yes that says what it may do', async () => {
  const { server, user } = open();
  server.change({ [CHANGE]: people[1] as never });
  await user.click(await screen.findByRole('button', { name: '周敏 更多操作' }));
  await user.click(await screen.findByText('改为财务'));
  await screen.findByText(/核对付款凭证.*当前登录会结束/, { selector: '.ant-modal-confirm-content' });
  expect(server.to(CHANGE)).toEqual([]);
  await yes('改为财务');
  await waitFor(() => expect(server.to(CHANGE)[0]).toMatchObject({ params: { id: '2' }, body: { role: 'finance' } }));
});

test('an account is stopped only after a yes; where that failed the list is asked for again', async () => {
  const { server, user } = open();
  server.change({ [CHANGE]: unreachable });
  await user.click(await screen.findByRole('button', { name: '周敏 更多操作' }));
  await user.click(await screen.findByText('停用'));
  await screen.findAllByText('停用 周敏？');
  await yes('停用');
  await screen.findByText('接口请求失败');
  expect(server.to(CHANGE)[0]).toMatchObject({ params: { id: '2' }, body: { disabled: true } });
  await waitFor(() => expect(server.to(LIST).length).toBeGreaterThan(1));
});

test('a reset that failed shows no way in, and reset once more it is another write', async () => {
  const { server, user } = open();
  const askReset = async () => {
    await user.click(await screen.findByRole('button', { name: '周敏 更多操作' }));
    fireEvent.click(await screen.findByText('重置登录'));
  };
  server.change({ [RESET]: unreachable });
  await askReset();
  await yes('重置登录');
  await screen.findByText('接口请求失败');
  expect(screen.queryByText('first-password')).toBeNull();
  await waitFor(() => expect(screen.queryByText('旧密码、验证器和恢复码全部作废，当前登录会结束')).toBeNull());
  server.change({ [RESET]: key });
  await askReset();
  await screen.findByText('旧密码、验证器和恢复码全部作废，当前登录会结束');
  await yes('重置登录');
  await screen.findByText('first-password');
  const [lost, again] = server.to(RESET).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).not.toBe(lost);
});
