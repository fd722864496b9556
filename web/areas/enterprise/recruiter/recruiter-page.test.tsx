import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Team, TeamMember } from '#contract/companies/teams.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { RecruiterPage } from './recruiter-page.tsx';

const TEAM = 'GET /api/team';
const MOVE = 'POST /api/team/members/:id/moves';
const ROLE = 'PATCH /api/team/members/:id';
const LEAVE = 'POST /api/team/leave';
const LINK = 'POST /api/team/links';
const member = (id: string, name: string, more: Some<TeamMember> = {}): Some<TeamMember> => ({
  id,
  name,
  role: 'recruiter',
  status: 'active',
  title: '',
  self: false,
  moves: [],
  posts: 2,
  talks: 5,
  ...more,
});
const me = member('1', '王敏', { role: 'owner', self: true });
const teamOf = (more: Some<Team> = {}): Some<Team> => ({
  members: [
    me,
    member('2', '周岚', { moves: ['disable'] }),
    member('3', '沈括'),
    member('4', '陆游', { role: 'finance' }),
  ],
  links: [],
  mayManage: true,
  ...more,
});

beforeEach(() => signIn.recruiter('owner'));

const open = (team = teamOf()) => {
  const server = serve({ [TEAM]: team, [MOVE]: team, [ROLE]: team });
  return { server, ...renderConsole(<RecruiterPage />) };
};
async function choose(page: ReturnType<typeof open>, who: string, act: string) {
  await page.user.click(await screen.findByRole('button', { name: `${who} 更多操作` }));
  await page.user.click((await screen.findAllByRole('menuitem', { name: act })).at(-1) as HTMLElement);
}
const handOver = async (title: string) =>
  within((await screen.findByText(title, { selector: '.ant-modal-title' })).closest('[role=dialog]') as HTMLElement);

test('who is disabled hands posts and talks to a colleague who may take them', async () => {
  const page = open();
  await choose(page, '周岚', '停用');
  const dialog = await handOver('停用周岚');
  dialog.getByText(/在招职位 2 个、会话 5 个/);
  fireEvent.mouseDown(dialog.getByLabelText('接手的同事'));
  await screen.findByTitle('沈括');
  expect([screen.queryByTitle('陆游'), screen.queryByTitle('周岚')]).toEqual([null, null]);
  await page.user.click(screen.getByTitle('沈括'));
  await page.user.click(dialog.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(page.server.to(MOVE)).toHaveLength(1));
  expect(page.server.to(MOVE)[0]).toMatchObject({ params: { id: '2' }, body: { move: 'disable', toMemberId: '3' } });
});

test('a choice that was called off is not the next one’s', async () => {
  const page = open(
    teamOf({ members: [me, ...['2', '3'].map((id) => member(id, `同事${id}`, { moves: ['disable'] }))] }),
  );
  await choose(page, '同事2', '停用');
  const first = await handOver('停用同事2');
  fireEvent.mouseDown(first.getByLabelText('接手的同事'));
  await page.user.click(await screen.findByTitle('同事3'));
  await page.user.click(first.getByRole('button', { name: '取消' }));
  await choose(page, '同事3', '停用');
  await page.user.click((await handOver('停用同事3')).getByRole('button', { name: '停用' }));
  await waitFor(() => expect(page.server.to(MOVE)).toHaveLength(1));
  expect(page.server.to(MOVE)[0]?.body).toEqual({ move: 'disable' });
});

test('a request is granted at once and refused after a yes; a move that failed reads the team again', async () => {
  const asked = member('5', '林晓', { status: 'requested', moves: ['admit', 'refuse'] });
  const page = open(teamOf({ members: [me, asked] }));
  page.server.change({ [MOVE]: () => refusal('CONFLICT', '对方已取消申请') });
  await page.user.click(await screen.findByRole('button', { name: '同意加入' }));
  await screen.findByText('对方已取消申请');
  await waitFor(() => expect(page.server.to(TEAM)).toHaveLength(2));
  page.server.change({ [MOVE]: teamOf({ members: [me] }) });
  await choose(page, '林晓', '不同意');
  await screen.findAllByText('不同意：林晓？');
  expect(page.server.to(MOVE)).toHaveLength(1);
  await page.user.click(
    within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name: '不同意' }),
  );
  await waitFor(() => expect(screen.queryByText('林晓')).toBeNull());
  expect(page.server.to(MOVE).map(({ body }) => body.move)).toEqual(['admit', 'refuse']);
});

test('a role that was not changed is shown as it is', async () => {
  const page = open();
  page.server.change({ [ROLE]: () => refusal('CONFLICT', '至少保留一位主管理员') });
  const role = await screen.findByLabelText('周岚的角色');
  fireEvent.mouseDown(role);
  await page.user.click(
    (await screen.findAllByText('财务', { selector: '.ant-select-item-option-content' }))[0] as HTMLElement,
  );
  await screen.findByText('至少保留一位主管理员');
  expect(page.server.to(ROLE)[0]).toMatchObject({ params: { id: '2' }, body: { role: 'finance' } });
  await waitFor(() => expect(page.server.to(TEAM)).toHaveLength(2));
  expect(role.closest('.ant-select')?.textContent).not.toContain('财务');
});

test('one leaves only where the server agrees, and then belongs to no company', async () => {
  const page = open();
  page.server.change({ [LEAVE]: () => refusal('CONFLICT', '最后一位主管理员不能退出') });
  const leave = async () => {
    await choose(page, '王敏', '退出单位');
    await page.user.click((await handOver('退出单位')).getByRole('button', { name: '退出' }));
  };
  await leave();
  await screen.findByText('最后一位主管理员不能退出');
  expect(getSession().company).not.toBeNull();
  page.server.change({ [LEAVE]: undefined });
  await leave();
  await screen.findByText('another page');
  expect([getSession().company, getSession().companyJober]).toEqual([null, null]);
});

test('what waits for a member stands in their row', async () => {
  open(teamOf({ members: [member('1', '王敏', { role: 'owner', self: true, toAnswer: 6, overdue: 1 })] }));
  const row = within((await screen.findByText('王敏')).closest('tr') as HTMLElement);
  row.getByText('6 份');
  row.getByText('1 份超时');
  screen.getByText('1 人，在招 2 个职位');
});

test('who does not manage the team can neither invite nor change anybody', async () => {
  open(teamOf({ mayManage: false }));
  await screen.findByText('周岚');
  expect(screen.queryByRole('button', { name: /^邀请/ })).toBeNull();
  expect(screen.queryByLabelText('周岚的角色')).toBeNull();
});

test('a link is made for the chosen role, once under its key, and is gone when the window closes', async () => {
  const page = open();
  page.server.change({ [LINK]: unreachable });
  await page.user.click(await screen.findByRole('button', { name: '邀请同事' }));
  await page.user.click(await screen.findByRole('radio', { name: /面试/ }));
  const make = () => screen.getByRole('button', { name: /生成邀请链接$/ });
  await page.user.click(make());
  await screen.findByText('接口请求失败');
  page.server.change({ [LINK]: { link: { role: 'interviewer' }, path: '/enterprise/auth?invite=abc' } });
  await waitFor(() => expect(make().className).not.toContain('loading'));
  await page.user.click(make());
  const address = await screen.findByLabelText<HTMLInputElement>('邀请链接');
  expect(address.value).toBe(`${location.origin}/enterprise/auth?invite=abc`);
  const [first, again] = page.server.to(LINK);
  expect([again?.body, again?.headers.get('idempotency-key')]).toEqual([
    { role: 'interviewer' },
    first?.headers.get('idempotency-key'),
  ]);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  await page.user.click(screen.getByRole('button', { name: '复制' }));
  await screen.findByText('复制失败，请手动选择复制');
  expect(write).toHaveBeenCalledWith(address.value);
  await page.user.click(screen.getByRole('button', { name: '关闭' }));
  await page.user.click(await screen.findByRole('button', { name: '邀请同事' }));
  expect(screen.queryByLabelText('邀请链接')).toBeNull();
});

test('a link is never shown beside another role than its own', async () => {
  const page = open();
  page.server.change({ [LINK]: { link: { role: 'recruiter' }, path: '/enterprise/auth?invite=abc' } });
  await page.user.click(await screen.findByRole('button', { name: '邀请同事' }));
  await page.user.click(await screen.findByRole('button', { name: /生成邀请链接$/ }));
  await screen.findByLabelText('邀请链接');
  await page.user.click(screen.getByRole('radio', { name: /面试/ }));
  await waitFor(() => expect(screen.queryByLabelText('邀请链接')).toBeNull());
  await page.user.click(screen.getByRole('button', { name: /生成邀请链接$/ }));
  await screen.findByLabelText('邀请链接');
  expect(page.server.to(LINK).map(({ body }) => body.role)).toEqual(['recruiter', 'interviewer']);
});
