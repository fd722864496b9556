import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { enter, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { savedFiles } from '#web/testing/saved-files.ts';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { BoxPage } from './box-page.tsx';

const ROWS = 'GET /api/company/boxRows';
const BLIND = 'PUT /api/company/posts/:id/blind';
const START = 'POST /api/company/boxBatches';
const LOOK = 'GET /api/company/boxBatches/:id';

const row = (id: string, name: string, more: Some<BoxRow> = {}): Some<BoxRow> => ({
  id,
  status: 'viewed',
  moves: ['shortlist', 'reject'],
  person: { name },
  hoursLeft: null,
  overdue: false,
  ...more,
});

function open(at = '/delivery', rows = [row('1', '赵一'), row('2', '钱二')]) {
  const server = serve({
    [ROWS]: ({ query }: Sent) => (query.keyword === '没有' ? { items: [] } : { items: rows }),
    'GET /api/company/boxCounts': ({ query }: Sent) => (query.keyword === '没有' ? {} : { viewed: rows.length }),
    'GET /api/company/posts': {},
    'GET /api/company/boxStrip': {
      posts: [{ id: '42', title: '高中物理教师', n: 2, blind: false }],
      tags: ['试讲优秀'],
    } as never,
  });
  return { server, ...renderConsole(<BoxPage />, at) };
}
const asked = (server: ReturnType<typeof serve>) => server.to(ROWS).map(({ query }) => query);

beforeEach(() => signIn.recruiter());
afterEach(() => vi.useRealTimers());

test('what is searched stands in the address, is sent, and is cleared where nothing was found', async () => {
  const { server, address } = open();
  await screen.findAllByText('赵一');
  press('更多');
  await screen.findByLabelText('搜索投递');
  enter('搜索投递', '没有');
  await screen.findByText('没有符合条件的投递');
  expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe('没有');
  expect(asked(server).at(-1)?.keyword).toBe('没有');
  fireEvent.click(screen.getAllByRole('button', { name: '清空条件' }).at(-1) as HTMLElement);
  await screen.findAllByText('赵一');
  expect(address()).toBe('/delivery');
});

test('with Shift a range of people is selected, as the first of them says', async () => {
  const { user } = open(
    '/delivery',
    ['赵一', '钱二', '孙三', '李四'].map((name, at) => row(String(at + 1), name)),
  );
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `选择${name}` });
  await user.click(await box('钱二'));
  await screen.findByText(/按住 Shift 再选一份/);
  await user.keyboard('{Shift>}');
  await user.click(await box('李四'));
  await user.keyboard('{/Shift}');
  const chosen = await Promise.all(['赵一', '钱二', '孙三', '李四'].map(box));
  expect(chosen.map(({ checked }) => checked)).toEqual([false, true, true, true]);
  expect(screen.queryByText(/按住 Shift/)).toBeNull();
});

test('a value that no filter has is left out, and the rest of the view stays', async () => {
  const { server } = open('/delivery?stage=nonsense&education=none&waiting=soon&unread=yes&postId=x&subject=math');
  await screen.findAllByText('赵一');
  expect(asked(server)[0]).toMatchObject({ subject: 'math' });
  expect(Object.keys(asked(server)[0] ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:stage|education|waiting|unread|postId)$/)]),
  );
});

test('an interviewer without deliveries is not told to refresh posts', async () => {
  signIn.recruiter('interviewer');
  open('/delivery', []);
  await screen.findByText('这里还没有投递');
});

test('an address with filters is the same view again', async () => {
  const { server } = open('/delivery?tab=interview&education=master&unread=1&sort=due');
  await screen.findAllByText('赵一');
  expect(asked(server)[0]).toMatchObject({ status: 'interview', education: 'master', unread: '1', sort: 'due' });
});

const blind = () => screen.findByRole('switch', { name: '盲筛' });

test('blind screening belongs to a post: it is switched, and said when it was not', async () => {
  const { server } = open('/delivery?postId=42');
  server.change({ [BLIND]: () => refusal('CONFLICT', '已有人标为有意向，不能再开启') });
  fireEvent.click(await blind());
  await screen.findByText('已有人标为有意向，不能再开启');
  expect((await blind()).getAttribute('aria-checked')).toBe('false');
  server.change({ [BLIND]: { on: true } as never });
  await waitFor(async () => expect((await blind()).className).not.toContain('loading'));
  fireEvent.click(await blind());
  await screen.findByText('已开启盲筛');
  expect(server.to(BLIND).at(-1)).toMatchObject({ params: { id: '42' }, body: { on: true } });
});

test('in the whole box nobody is screened blindly at once', async () => {
  open();
  await screen.findAllByText('赵一');
  expect(screen.queryByRole('switch', { name: '盲筛' })).toBeNull();
});

test('who only interviews switches nothing, selects nobody and takes no list along', async () => {
  signIn.recruiter('interviewer');
  open('/delivery?postId=42', [row('1', '赵一', { moves: [] })]);
  await screen.findAllByText('赵一');
  expect(screen.queryByRole('switch', { name: '盲筛' })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  press('更多操作');
  await screen.findByRole('menuitem', { name: /面试日程/ });
  expect(screen.queryByRole('menuitem', { name: /导出/ })).toBeNull();
});

test('a list that was not exported says why, and only one that was is said to be', async () => {
  const saved = savedFiles();
  const { server } = open();
  await screen.findAllByText('赵一');
  server.change({ 'GET /api/company/boxExport': unreachable });
  const take = async () => {
    press('更多操作');
    fireEvent.click(await screen.findByRole('menuitem', { name: /导出/ }));
  };
  await take();
  await screen.findByText('接口请求失败');
  server.change({ 'GET /api/company/boxExport': { rows: [], isCapped: false } });
  await take();
  expect(await screen.findAllByText(/^已导出/)).toHaveLength(1);
  expect(saved).toHaveLength(1);
});

test('what waits for an answer is asked for by when it is due; who wants the newest first says so', async () => {
  const { server } = open();
  await screen.findAllByText('赵一');
  expect(asked(server)[0]?.sort).toBe('due');
  const newest = open('/delivery?sort=new');
  await screen.findAllByText('赵一');
  expect(asked(newest.server)[0]?.sort).toBeUndefined();
});

test.each([
  ['/delivery', '先答的在前'],
  ['/delivery?view=board', '新投的在前'],
  ['/delivery?tab=rejected', '新投的在前'],
])('%s says its order: %s', async (at, order) => {
  open(at);
  await screen.findAllByText('赵一');
  screen.getByText(order);
});

async function reply() {
  const page = open();
  await screen.findAllByText('赵一');
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  press('选中本页');
  page.server.change({
    [START]: ({ body }: Sent) => ({
      id: '5',
      state: 'waiting',
      move: body.move,
      runsAt: new Date(Date.now() + 10_000).toISOString(),
      results: body.ids.map((id: string) => ({ id })),
    }),
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await pressSoon('批量有意向');
  await screen.findByText(/2 份将在 \d+ 秒后标为有意向并通知对方/);
  return page;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a reply to many is looked after until it went out; whom it did not reach is named with the reason', async () => {
  const { server } = await reply();
  const waiting = { id: '5', state: 'waiting' as const, move: 'shortlist' as const, runsAt: '2026-11-26T00:00:00Z' };
  server.change({ [LOOK]: { ...waiting, results: [] } });
  expect(server.to(LOOK)).toEqual([]);
  await pass(11_500);
  await screen.findByText('正在答复 2 份…');
  const results = [
    { id: '1', name: '赵一', outcome: 'moved' as const, message: '' },
    { id: '2', name: '钱二', outcome: 'refused' as const, message: '已被李四标为不合适' },
  ];
  server.change({ [LOOK]: { ...waiting, state: 'done', results } });
  await pass(1_500);
  expect((await screen.findAllByText('1 份已答复，1 份没有执行')).length).toBeGreaterThan(0);
  screen.getByText(/已被李四标为不合适/);
  expect(screen.queryByText('正在答复 2 份…')).toBeNull();
});

test('while the network is away a reply is looked for again, and nothing is said to have failed', async () => {
  const { server } = await reply();
  server.change({ [LOOK]: unreachable });
  await pass(14_500);
  expect(server.to(LOOK).length).toBeGreaterThan(2);
  expect(screen.queryByText('接口请求失败')).toBeNull();
  const results = ['1', '2'].map((id) => ({ id, outcome: 'moved' as const }));
  server.change({ [LOOK]: { id: '5', state: 'done', move: 'shortlist', results } });
  await pass(1_500);
  await screen.findByText('2 份已答复');
  await settled();
});

test('once the time is up a reply cannot be taken back', async () => {
  await reply();
  await pass(10_600);
  screen.getByText('正在答复 2 份…');
  expect(screen.getByRole('button', { name: /撤\s?销/ })).toHaveProperty('disabled', true);
});
