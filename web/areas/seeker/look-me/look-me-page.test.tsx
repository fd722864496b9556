import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { declineReasons } from '#contract/talents/talent-shapes.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { LookMePage } from './look-me-page.tsx';

const MORE = 'GET /api/resume/getViewsList';
const BLOCK = 'PUT /api/jobers/me/blocks/:companyId';
const UNBLOCK = 'DELETE /api/jobers/me/blocks/:companyId';
const ANSWER = 'POST /api/talent-invitations/:id/answer';
const viewerOf = (id: string, name: string) => ({
  id,
  company: { id: `9${id}`, name },
  viewedAt: new Date().toISOString(),
});
const list = sampleOf(api[MORE].returns, { items: [viewerOf('1', '云溪实验学校')], nextCursor: 'next' });
const invitation = sampleOf(api[ANSWER].returns, { id: '5', status: 'invited', company: { name: '钱塘一中' } });

function open(blocks: string[] = [], invitations: (typeof invitation)[] = []) {
  const server = serve({ [BLOCK]: {}, [UNBLOCK]: undefined });
  const page = <LookMePage phone="13800000001" list={list} blocks={blocks} invitations={invitations} />;
  return { server, ...renderPage(page) };
}

beforeEach(() => signIn.seeker());

test('a company is blocked with its group after a yes, and can be let in again at once', async () => {
  const { server, user } = open();
  await user.click(screen.getByRole('button', { name: '屏蔽云溪实验学校' }));
  const asked = within(await screen.findByRole('dialog'));
  asked.getByText('屏蔽“云溪实验学校”？');
  await user.click(asked.getByRole('button', { name: '取消' }));
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '屏蔽云溪实验学校' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '屏蔽' }));
  await screen.findByText('已屏蔽');
  expect(server.to(BLOCK)[0]).toMatchObject({ params: { companyId: '91' }, body: { withGroup: true } });
  await user.click(screen.getByRole('button', { name: '取消屏蔽云溪实验学校' }));
  await screen.findByText('已取消屏蔽');
  await screen.findByRole('button', { name: '屏蔽云溪实验学校' });
});

test('the weeks say how many looked in this one and in all', () => {
  open();
  expect(screen.getByRole('complementary').textContent).toContain('近 8 周 1 家，本周 1 家');
});

test.each([
  ['interview', 0, '邀你面试'],
  ['viewed', 3, '3 天没有下文'],
  ['viewed', 0, '刚看过'],
] as const)('a view says what followed: a delivery that is %s, %s days ago', (deliveryStatus, days, said) => {
  const viewedAt = new Date(Date.now() - days * 86_400_000).toISOString();
  const items = [{ ...viewerOf('1', '云溪实验学校'), viewedAt, deliveryId: '7', deliveryStatus }];
  const shown = sampleOf(api[MORE].returns, { items });
  renderPage(<LookMePage phone="13800000001" list={shown} blocks={[]} invitations={[]} />);
  screen.getByText(said);
});

test('a block that the server refused is none', async () => {
  const { server, user } = open(['91']);
  server.change({ [UNBLOCK]: () => refusal('UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: '取消屏蔽云溪实验学校' }));
  await waitFor(() => expect(server.to(UNBLOCK)).toHaveLength(1));
  await screen.findByText('已屏蔽');
});

test('more viewers follow those shown; where they did not come they can be asked for again', async () => {
  const { server, user } = open();
  server.change({ [MORE]: () => refusal('UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: '再看一些' }));
  await waitFor(() => expect(server.to(MORE)).toHaveLength(1));
  server.change({ [MORE]: { items: [viewerOf('2', '钱塘一中')], nextCursor: null } });
  await waitFor(() => expect(screen.getByRole('button', { name: /再看一些/ })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: /再看一些/ }));
  await screen.findByText('钱塘一中');
  expect(screen.getAllByTestId('viewer')).toHaveLength(2);
  expect(server.to(MORE)[1]?.query).toMatchObject({ phone: '13800000001', cursor: 'next' });
  expect(screen.queryByRole('button', { name: /再看一些/ })).toBeNull();
});

test('an invitation is accepted, or declined with a reason; a refused answer leaves it open', async () => {
  const { server, user } = open([], [invitation]);
  const [reason, label] = Object.entries(declineReasons)[0] ?? [];
  server.change({ [ANSWER]: () => refusal('CONFLICT', '邀请已过期') });
  await user.click(screen.getByRole('button', { name: '婉拒' }));
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: label ?? '' }));
  await screen.findByText('邀请已过期');
  server.change({ [ANSWER]: { ...invitation, status: 'declined' } });
  await user.click(screen.getByRole('button', { name: label ?? '' }));
  await screen.findByText('已婉拒');
  expect(server.to(ANSWER).map(({ body }) => body)).toEqual([
    { accept: false, reason },
    { accept: false, reason },
  ]);
  expect(screen.queryByRole('button', { name: '同意沟通' })).toBeNull();
});
