import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { TeamLink } from '#contract/companies/teams.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { Invitations, InviteBox } from './recruiter-page.tsx';

const REVOKE = 'DELETE /api/team/links/:id';
const MAKE = 'POST /api/team/links';
const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
const link = (id: string, more: Partial<TeamLink> = {}): TeamLink =>
  sampleOf(api['GET /api/team'].returns.shape.links.element, {
    id,
    role: 'recruiter',
    state: 'open',
    usedBy: null,
    createdAt: days(-1),
    expiresAt: days(3),
    ...more,
  });
const lines = () =>
  within(screen.getByRole('region', { name: '发出的邀请' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

beforeEach(() => signIn.recruiter('owner'));

test('each link says what became of it, and only one that is open can be ended', () => {
  serve({});
  const links = [
    link('1'),
    link('2', { state: 'used', usedBy: '周岚' }),
    link('3', { state: 'expired', role: 'finance' }),
    link('4', { state: 'revoked', role: 'interviewer' }),
  ];
  renderConsole(<Invitations links={links} />);
  expect(lines().map((text) => /(等对方打开，还有 \d 天|周岚 已加入|已过期|已作废)/.exec(text ?? '')?.[0])).toEqual([
    '等对方打开，还有 3 天',
    '周岚 已加入',
    '已过期',
    '已作废',
  ]);
  expect(screen.getAllByRole('button', { name: /作\s*废/ })).toHaveLength(1);
});

test.each([
  ['somebody used it meanwhile', () => refusal('ILLEGAL_MOVE', '链接已经用过'), '链接已经用过'],
  ['the network is gone', unreachable, '接口请求失败'],
])('a link is ended after a yes; where %s it is said', async (_, answer, said) => {
  const server = serve({ [REVOKE]: answer });
  renderConsole(<Invitations links={[link('7')]} />);
  fireEvent.click(screen.getByRole('button', { name: /作\s*废/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(server.to(REVOKE)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: /作\s*废$/ }));
  await screen.findByText(said);
  expect(server.to(REVOKE).map(({ params }) => params)).toEqual([{ id: '7' }]);
});

test('a link that could not be made is made by another press, for the role that was chosen then', async () => {
  const server = serve({ [MAKE]: unreachable });
  const { user } = renderConsole(<InviteBox onClose={() => undefined} />);
  await user.click(screen.getByRole('radio', { name: /财务/ }));
  await user.click(screen.getByRole('button', { name: /生成邀请链接$/ }));
  await screen.findByText('接口请求失败');
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  server.change({ [MAKE]: { path: '/enterprise/authInfo?invite=abc' } });
  await user.click(screen.getByRole('button', { name: /生成邀请链接$/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('邀请链接');
  expect(field.value).toBe(`${location.origin}/enterprise/authInfo?invite=abc`);
  expect(server.to(MAKE).map(({ body }) => body)).toEqual([{ role: 'finance' }, { role: 'finance' }]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  await user.click(screen.getByRole('button', { name: /复\s*制$/ }));
  await screen.findByText('复制失败，请手动选择复制');
});
