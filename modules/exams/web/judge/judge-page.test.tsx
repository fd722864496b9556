import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import type { JudgeView } from '../../contract/interview/judge.ts';
import { JudgePage } from './judge-page.tsx';
import { change, useJudge } from './judge-store.ts';
import { emptyDevice, judgedGroup, judgeView, lotLine } from './test-judge.ts';

beforeEach(() => {
  localStorage.clear();
  change(() => emptyDevice);
});

/** A server that keeps what it takes, by the id of the device. */
function judgeServer() {
  const stored = new Map<string, { lot: number; kind: string; marks?: number[] }>();
  const state = { online: true, stored, out: false, closed: false };
  const lots = () =>
    [1, 2, 3].map((lot) => {
      const one = [...stored.values()].find((entry) => entry.lot === lot);
      const total = one?.marks?.reduce((sum, mark) => sum + mark, 0) ?? null;
      return lotLine(lot, one ? { state: one.kind === 'sheet' ? 'sealed' : 'recused', total } : {});
    });
  const now = () => judgeView({ lots: lots(), group: { ...judgedGroup, state: state.closed ? 'closed' : 'open' } });
  const served = serve({
    'POST /api/judge/devices': ({ body }: Sent) =>
      body.code === 'ABCD-EFGH-JKLM' ? now() : refusal('INVALID_INPUT', '进入码不对、已用过或已过期，请向考务换发'),
    'POST /api/judge/entries': ({ body }: Sent) => {
      if (!state.online) return unreachable();
      if (state.out) return refusal('NOT_FOUND', '这台设备不能评分：进入码已换发，或考官已撤下。请联系考务。');
      const refused = state.closed
        ? body.entries.map(({ id }: { id: string }) => ({ id, message: '本组已经结束' }))
        : [];
      if (!state.closed) for (const entry of body.entries) stored.set(entry.id, entry);
      return { ...now(), refused };
    },
  });
  return Object.assign(state, served);
}

const online = () => window.dispatchEvent(new Event('online'));

async function entered() {
  const server = judgeServer();
  const { user, ...page } = renderPage(<JudgePage />, '/judge');
  await user.type(await screen.findByLabelText('进入码'), 'ABCD-EFGH-JKLM');
  await user.click(screen.getByRole('button', { name: '进入' }));
  await screen.findByText('第 1 组，2 号考官 吴岚');
  const seal = async (design: string, speech: string) => {
    await user.type(await screen.findByLabelText(/教学设计/), design);
    await user.type(screen.getByLabelText(/仪表语言/), speech);
    await user.click(screen.getByRole('button', { name: '封存' }));
    await user.click(await screen.findByRole('button', { name: '确认封存' }));
  };
  return { server, user, seal, ...page };
}

test('a wrong code says so, and a lost answer is asked for again with the same secret', async () => {
  const sent: string[] = [];
  let lost = true;
  serve({
    'POST /api/judge/devices': ({ body }: Sent) => {
      sent.push(body.device);
      if (body.code !== 'ABCD') return refusal('INVALID_INPUT', '进入码不对、已用过或已过期，请向考务换发');
      if (!lost) return judgeView();
      lost = false;
      return unreachable();
    },
    'POST /api/judge/entries': { ...judgeView(), refused: [] },
  });
  const { user } = renderPage(<JudgePage />, '/judge');
  const field = await screen.findByLabelText('进入码');
  await user.type(field, 'WRONG{Enter}');
  await screen.findByText(/进入码不对/);
  await user.clear(field);
  await user.type(field, 'ABCD{Enter}');
  await screen.findByText(/进入小组时需要网络/);
  await user.type(field, '{Enter}');
  await screen.findByText('第 1 组，2 号考官 吴岚');
  expect(sent[2]).toBe(sent[1]);
  expect(sent[1]).not.toBe(sent[0]);
});

test('without a network sheets are sealed in turn, survive a reload, and are sent later in order, once', async () => {
  const { server, user, seal, unmount } = await entered();
  server.online = false;
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: '封存' })).toHaveProperty('disabled', true);
  await screen.findByText(/2 项都还没评$/);
  await user.type(screen.getByLabelText(/教学设计/), '61');
  await screen.findByText('0 到 60 分，最多两位小数');
  await user.clear(screen.getByLabelText(/教学设计/));
  await seal('50.5', '30');
  await screen.findByRole('form', { name: '2 号评分表' });
  await seal('40', '20');
  await screen.findByText(/没有网络，2 条待上报/);
  await user.type(screen.getByLabelText(/教学设计/), '33');
  unmount();
  useJudge.setState({ seat: null, queue: [], drafts: {}, isRead: false });
  renderPage(<JudgePage />, '/judge');
  await screen.findByText(/2 条待上报/);
  expect(screen.getByLabelText<HTMLInputElement>(/教学设计/).value, 'what was typed and not sealed').toBe('33');
  server.online = true;
  online();
  await screen.findByText('全部已上报');
  expect([...server.stored.values()].map(({ lot, marks }) => [lot, marks])).toEqual([
    [1, [50.5, 30]],
    [2, [40, 20]],
  ]);
  online();
  await waitFor(() => expect(server.to('POST /api/judge/entries').at(-1)?.body.entries).toEqual([]));
});

test('a conflict is declared with a reason', async () => {
  const { server, user } = await entered();
  await user.click(await screen.findByRole('button', { name: '回避这个号' }));
  await user.click(screen.getByRole('button', { name: '声明回避' }));
  await screen.findByText(/请写明原因/);
  await user.type(screen.getByLabelText('原因'), '曾任其班主任');
  await user.click(screen.getByRole('button', { name: '声明回避' }));
  await waitFor(() => expect([...server.stored.values()]).toMatchObject([{ lot: 1, reason: '曾任其班主任' }]));
  await screen.findByRole('form', { name: '2 号评分表' });
});

test('Enter goes on, the buttons beside a field give half points, and the end shows what was given', async () => {
  const { user, seal } = await entered();
  const design = await screen.findByLabelText<HTMLInputElement>(/教学设计/);
  await user.type(design, '30{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/仪表语言/));
  await user.click(design);
  await user.click(screen.getByRole('button', { name: '第 1 项加 0.5 分' }));
  expect(design.value).toBe('30.5');
  await user.clear(design);
  for (const marks of [
    ['50', '30'],
    ['40', '20'],
    ['55', '36'],
  ] as const)
    await seal(marks[0], marks[1]);
  await screen.findByRole('heading', { name: '全部评完' });
  const lots = within(screen.getByRole('navigation', { name: '签号' })).getAllByRole('listitem');
  for (const [at, points] of [80, 60, 91].entries()) expect(lots[at]?.textContent).toContain(`${points} 分`);
});

test('what comes too late is shown with why until staff know', async () => {
  const { server, user, seal } = await entered();
  server.online = false;
  await seal('50', '30');
  server.closed = true;
  server.online = true;
  online();
  const late = await screen.findByRole('region', { name: '没有计入的评分' });
  expect(late.textContent).toContain('1 号 80 分（50、30）本组已经结束');
  await screen.findByRole('heading', { name: '本组已经结束' });
  await user.click(within(late).getByRole('button', { name: '考务已知' }));
  expect(screen.queryByRole('region', { name: '没有计入的评分' })).toBeNull();
});

test('a removed device keeps what was not sent, and sends it once the same judge is in again', async () => {
  const { server, user, seal } = await entered();
  server.online = false;
  await seal('50', '30');
  Object.assign(server, { online: true, out: true });
  online();
  await screen.findByText(/这台设备不能评分/);
  expect(screen.getByRole('region', { name: '没有计入的评分' }).textContent).toContain('1 号 80 分');
  expect(server.stored.size).toBe(0);
  server.out = false;
  await user.type(await screen.findByLabelText('进入码'), 'ABCD-EFGH-JKLM{Enter}');
  await waitFor(() => expect(server.stored.size).toBe(1));
  await screen.findByText('全部已上报');
});

test('another judge on the same device does not send what the first one sealed', async () => {
  const { server, user, seal } = await entered();
  server.online = false;
  await seal('50', '30');
  await user.click(screen.getByRole('button', { name: /换一位考官/ }));
  await screen.findByText(/还有 1 条没有上报，先连上网络/);
  Object.assign(server, { online: true, out: true });
  await user.click(screen.getByRole('button', { name: '现在上报' }));
  server.change({ 'POST /api/judge/devices': judgeView({ judge: { id: '6', number: 3, name: '郑川' } }) });
  server.out = false;
  await user.type(await screen.findByLabelText('进入码'), 'ZZZZ{Enter}');
  const left = await screen.findByRole('region', { name: '没有计入的评分' });
  expect(left.textContent).toContain('换了考官，没有上报（第 1 组 2 号考官）');
  expect(server.stored.size).toBe(0);
});

test('before the draw and before the hour there is nothing to judge', async () => {
  const { server } = await entered();
  const wait = async (more: Partial<JudgeView>) => {
    server.change({ 'POST /api/judge/entries': { ...judgeView(more), refused: [] } });
    online();
  };
  await wait({ lots: [], beforeDraw: { people: 7, frozenAt: null } });
  await screen.findByText('还没有抽签');
  await screen.findByText('7 人');
  await wait({ group: { ...judgedGroup, state: 'early', startsAt: '2099-01-10T01:00:00Z' } });
  await screen.findByText('还没有开始');
  await wait({ group: { ...judgedGroup, state: 'suspended' } });
  await screen.findByText('项目已暂停');
});
