import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, dialog, field, fill, noButton, pick, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { type OperatorFair, operatorFair } from '../../contract/operator-fairs.ts';
import { MoveButtons } from './fair-page.tsx';
import { FairsPage } from './fairs-page.tsx';

const MOVE = 'POST /api/admin/fairs/:id/moves';
const LIST = 'GET /api/admin/fairs';
const REASON = '原因（会告知参会单位和报名者）';

const open = (more: Some<OperatorFair>) =>
  renderConsole(
    <MoveButtons fair={sampleOf(operatorFair, { id: '5', title: '春季双选会', online: false, ...more })} />,
  );

beforeEach(() => signIn.operator('content'));

test('a fair is published once for two presses; one that lacks something says what', async () => {
  const server = serve({ [MOVE]: () => refusal('CONFLICT', '请先画好展位') });
  open({ status: 'draft', moves: ['publish'] });
  press('发布');
  await screen.findByText('请先画好展位');
  await settled();
  expect(screen.queryByText('已发布')).toBeNull();
  server.change({ [MOVE]: {} });
  press('发布');
  press('发布');
  await screen.findAllByText('已发布');
  expect(server.to(MOVE).map(({ params, body }) => [params.id, body])).toEqual(
    Array(2).fill(['5', { move: 'publish' }]),
  );
});

test('a fair is cancelled with a reason, which stays where it was not sent, and is the same one again', async () => {
  const server = serve({ [MOVE]: unreachable });
  open({ status: 'open', moves: ['cancel'] });
  press('春季双选会 更多操作');
  await pick('取消招聘会');
  const form = await dialog();
  expect(button('取消这场招聘会', form).disabled).toBe(true);
  fill(REASON, ' 场馆检修 ', form);
  press('取消这场招聘会', form);
  await screen.findByText('接口请求失败');
  await settled();
  expect(field(REASON, form).value).toBe(' 场馆检修 ');
  server.change({ [MOVE]: {} });
  press('取消这场招聘会', form);
  await screen.findByText('已取消，并通知了参会单位和报名者');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [lost, again] = server.to(MOVE);
  expect(again?.body).toEqual({ move: 'cancel', reason: '场馆检修' });
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
});

test.each([
  ['draft', false, []],
  ['open', false, ['公开页面', '入场签到']],
  ['running', true, ['公开页面']],
  ['ended', false, ['公开页面']],
  ['cancelled', false, []],
] as const)('a fair that is %s (online: %s) leads to %j', (status, online, links) => {
  open({ status, online, moves: [] });
  expect(
    within(screen.getByRole('main'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(links);
  noButton('发布');
});

const fair = (id: string, more: object = {}) => ({
  id,
  title: `双选会${id}`,
  status: 'open' as const,
  startsAt: '2099-03-01T01:00:00Z',
  endsAt: '2099-03-01T08:00:00Z',
  applied: 0,
  ...more,
});
const listOf = (...items: object[]) => ({ items, total: items.length, counts: { open: 1, draft: 2 } }) as never;

test('a state narrows the list and stands in the address; a name is searched within it', async () => {
  const server = serve({ [LIST]: listOf(fair('1')) });
  const { address } = renderConsole(<FairsPage />, '/admin/fairs?status=draft');
  await screen.findByRole('link', { name: '双选会1' });
  expect(server.to(LIST)[0]?.query).toMatchObject({ status: 'draft' });
  const search = screen.getByLabelText('搜索招聘会');
  fireEvent.change(search, { target: { value: '春季' } });
  fireEvent.keyDown(search, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() => expect(server.to(LIST).at(-1)?.query).toMatchObject({ status: 'draft', keyword: '春季' }));
  expect(address()).toContain('status=draft');
});

test('schools that wait are one press away; without them a fair that is far off has no act', async () => {
  serve({ [LIST]: listOf(fair('1', { applied: 3 }), fair('2')) });
  renderConsole(<FairsPage />, '/admin/fairs');
  await screen.findByText('双选会2');
  const links = within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.includes('id=1')]);
  expect(links).toEqual([
    ['双选会1', true],
    ['审核 3 家', true],
    ['双选会2', false],
  ]);
});

test('who only helps people plans no fair; a list that did not load is asked for again', async () => {
  signIn.operator('support');
  const server = serve({ [LIST]: unreachable });
  renderConsole(<FairsPage />, '/admin/fairs');
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.queryByText('新建招聘会')).toBeNull();
  server.change({ [LIST]: listOf(fair('1')) });
  fireEvent.click(retry);
  await screen.findByRole('link', { name: '双选会1' });
});
