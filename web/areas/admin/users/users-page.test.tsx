import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { UsersPage } from './users-page.tsx';

const FIND = 'GET /api/admin/users';
const LOOK = 'GET /api/admin/users/:id';
const RECENT = 'GET /api/admin/recentUsers';
const BAN = 'POST /api/admin/users/:id/ban';
const SIGN_OUT = 'POST /api/admin/users/:id/signOut';
const found = [{ id: '5', phone: '138****0001', status: 'active' as const, jober: { name: '林晓' } }];
const detail = { id: '5', status: 'active' as const, phone: '13800000001' };

beforeEach(() => signIn.operator('support'));

test('nothing is asked before two characters are given; every search is one line of the log', async () => {
  const server = serve({ [FIND]: { items: found } as never, [RECENT]: { items: [] } });
  const { user, address } = renderConsole(<UsersPage />, '/admin/users');
  const field = screen.getByLabelText('手机号或姓名');
  fireEvent.change(field, { target: { value: '林' } });
  await user.type(field, '{Enter}');
  press('查找');
  expect([server.to(FIND), address()]).toEqual([[], '/admin/users']);
  fireEvent.change(field, { target: { value: '林晓' } });
  press('查找');
  await screen.findByRole('button', { name: '林晓' });
  expect(server.to(FIND).map(({ query }) => query.keyword)).toEqual(['林晓']);
});

test('a person is looked at once, beside the list', async () => {
  const server = serve({ [FIND]: { items: found } as never, [LOOK]: detail });
  const { user, address } = renderConsole(<UsersPage />, '/admin/users?keyword=%E6%9E%97%E6%99%93');
  await user.click(await screen.findByRole('button', { name: '林晓' }));
  await screen.findByText('封禁');
  expect([address().includes('id=5'), server.to(LOOK).length, server.to(FIND).length]).toEqual([true, 1, 1]);
});

test('a ban needs its reason, keeps it where it was refused, and changes what is shown', async () => {
  const server = serve({ [FIND]: { items: found } as never, [LOOK]: detail, [BAN]: () => refusal('ILLEGAL_MOVE') });
  const { user } = renderConsole(<UsersPage />, '/admin/users?keyword=%E6%9E%97%E6%99%93&id=5');
  await user.click(await screen.findByText('封禁'));
  const reason = await screen.findByLabelText('封禁原因');
  const send = () => fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  send();
  expect(server.to(BAN)).toEqual([]);
  fireEvent.change(reason, { target: { value: '发布虚假信息' } });
  send();
  await screen.findByText('情况有了变化，请刷新后再试');
  expect(reason).toHaveProperty('value', '发布虚假信息');
  server.change({ [BAN]: { ...detail, status: 'banned' } });
  send();
  await screen.findByText('已封禁，全部登录已结束');
  await screen.findByText('解封');
  expect(server.to(BAN)[1]).toMatchObject({ params: { id: '5' }, body: { reason: '发布虚假信息' } });
});

test('sessions are ended for a reason, and by nobody where none is live', async () => {
  const live = sampleOf(api[LOOK].returns.shape.sessions.element, { id: '9', live: true, endReason: null });
  const ended = { ...live, live: false, endReason: 'operator' };
  const server = serve({
    [RECENT]: { items: [] },
    [LOOK]: { ...detail, sessions: [live] },
    [SIGN_OUT]: { ...detail, sessions: [ended] },
  });
  const { user } = renderConsole(<UsersPage />, '/admin/users?id=5');
  await user.click(await screen.findByText('结束登录'));
  const reason = await screen.findByLabelText('原因');
  fireEvent.change(reason, { target: { value: '手机遗失' } });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  await screen.findByText('由运营结束');
  expect(server.to(SIGN_OUT)).toMatchObject([{ params: { id: '5' }, body: { reason: '手机遗失' } }]);
  expect(screen.getByText('结束登录').closest('button')).toHaveProperty('disabled', true);
});

test('who may only look has nothing to press; a person who is gone is said to be', async () => {
  signIn.operator('review');
  const server = serve({ [LOOK]: detail, [RECENT]: { items: [] } });
  const first = renderConsole(<UsersPage />, '/admin/users?id=5');
  await waitFor(() => expect(server.to(LOOK)).toHaveLength(1));
  expect(screen.queryByText('封禁')).toBeNull();
  first.unmount();
  server.change({ [LOOK]: () => refusal('NOT_FOUND') });
  renderConsole(<UsersPage />, '/admin/users?id=5');
  await screen.findByText('没有加载出来，这个账号可能已注销');
});

const UNBAN = 'POST /api/admin/users/:id/unban';
const UNLOCK = 'POST /api/admin/users/:id/unlock';
const banned = { ...detail, status: 'banned' as const };

test('a ban is lifted after a yes; banned and lifted once more it is another write', async () => {
  const server = serve({ [LOOK]: banned, [RECENT]: { items: [] }, [UNBAN]: detail, [BAN]: banned });
  renderConsole(<UsersPage />, '/admin/users?id=5');
  const lift = async () => {
    await pressSoon('解封');
    press('解封', (await screen.findAllByRole('dialog')).at(-1));
    await waitFor(() => expect(screen.queryByText('解除封禁？', { selector: '.ant-modal-confirm-title' })).toBeNull());
  };
  await pressSoon('解封');
  press('取消', (await screen.findAllByRole('dialog')).at(-1));
  expect(server.to(UNBAN)).toEqual([]);
  await lift();
  await screen.findByText('已解封');
  await pressSoon('封禁');
  fireEvent.change(await screen.findByLabelText('封禁原因'), { target: { value: '又发广告' } });
  press('封禁', (await screen.findAllByRole('dialog')).at(-1));
  await screen.findByText('已封禁，全部登录已结束');
  await lift();
  await waitFor(() => expect(server.to(UNBAN)).toHaveLength(2));
  const [first, second] = server.to(UNBAN).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

test.each([
  [2, '已解除登录限制'],
  [0, '该手机号没有被限制'],
])('of %d limits on a phone that are lifted it is said what came of it', async (cleared, said) => {
  const server = serve({ [LOOK]: detail, [RECENT]: { items: [] }, [UNLOCK]: { cleared } });
  renderConsole(<UsersPage />, '/admin/users?id=5');
  await pressSoon('解除登录限制');
  await screen.findByText(said);
  expect(server.to(UNLOCK)[0]?.params).toEqual({ id: '5' });
});
