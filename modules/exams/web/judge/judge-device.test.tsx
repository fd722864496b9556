import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import type { JudgeEntry, JudgeView } from '../../contract/interview/judge.ts';
import { JudgePage } from './judge-page.tsx';
import { addEntry, change, readJudge, useJudge } from './judge-store.ts';
import { emptyDevice, judgedGroup, judgeView, lotLine } from './test-judge.ts';

const ENTER = 'POST /api/judge/devices';
const ENTRIES = 'POST /api/judge/entries';

beforeEach(() => {
  localStorage.clear();
  useJudge.setState({ isStored: true });
  change(() => emptyDevice);
});

// Files share a document, and with it the address.
afterEach(() => history.replaceState(null, '', '/'));

/** A device that is in the group already. */
function seated(now: JudgeView = judgeView()) {
  change(() => ({ seat: { device: 'd1'.repeat(32), view: now } }));
  const server = serve({ [ENTRIES]: { ...now, refused: [] } });
  return { server, ...renderPage(<JudgePage />, '/judge') };
}
const mark = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const design = () => mark(/教学设计/);
const speech = () => mark(/仪表语言/);
const sealing = () => screen.getByRole<HTMLButtonElement>('button', { name: '封存' });
const sentEntries = (server: ReturnType<typeof seated>['server']): JudgeEntry[] =>
  server.to(ENTRIES).flatMap(({ body }) => body.entries);
async function seal(user: ReturnType<typeof seated>['user'], first: string, second: string) {
  fireEvent.change(design(), { target: { value: first } });
  fireEvent.change(speech(), { target: { value: second } });
  await user.click(sealing());
  await user.click(await screen.findByRole('button', { name: '确认封存' }));
}

test.each([
  ['５０．５', '50.5'],
  ['50。5', '50.5'],
  [' 50.25 ', '50.25'],
  ['60', '60'],
  ['0', '0'],
])('points typed as "%s" are %s, as an input method writes them', async (typed, points) => {
  const { server, user } = seated();
  await seal(user, typed, '40');
  await waitFor(() => expect(sentEntries(server)).toMatchObject([{ kind: 'sheet', marks: [Number(points), 40] }]));
});

test.each(['60.01', '61', '-1', '5.555', '五十', '1e1', '.5', '5.'])(
  '"%s" is no mark of 60: it is said at the field, and nothing can be sealed',
  (typed) => {
    seated();
    fireEvent.change(speech(), { target: { value: '40' } });
    fireEvent.change(design(), { target: { value: typed } });
    const said = document.getElementById(design().getAttribute('aria-describedby') ?? '');
    expect([design().getAttribute('aria-invalid'), said?.textContent]).toEqual(['true', '0 到 60 分，最多两位小数']);
    expect(sealing().disabled).toBe(true);
    fireEvent.submit(screen.getByRole('form', { name: '1 号评分表' }));
    expect(screen.queryByRole('button', { name: '确认封存' })).toBeNull();
  },
);

test('the buttons beside a field stay between nothing and the most, and keep what was typed finer than they step', async () => {
  const { user } = seated();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('第 1 项减 0.5 分');
  expect(design().value).toBe('0');
  fireEvent.change(design(), { target: { value: '59.8' } });
  await press('第 1 项加 0.5 分');
  expect(design().value).toBe('60');
  fireEvent.change(design(), { target: { value: '10.1' } });
  await press('第 1 项减 0.5 分');
  expect(design().value).toBe('9.6');
});

test('before it is sealed a sheet is read once more, unchanged; who looks again changes it and seals that', async () => {
  const { server, user } = seated();
  fireEvent.change(design(), { target: { value: '50' } });
  fireEvent.change(speech(), { target: { value: '30' } });
  await user.click(sealing());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '确认封存' }));
  await user.type(design(), '9');
  expect(design().value).toBe('50');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '第 1 项加 0.5 分' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '再看看' }));
  fireEvent.change(design(), { target: { value: '49' } });
  expect(sentEntries(server)).toEqual([]);
  await user.click(sealing());
  await user.click(screen.getByRole('button', { name: '确认封存' }));
  await waitFor(() => expect(sentEntries(server)).toMatchObject([{ lot: 1, marks: [49, 30] }]));
});

test('what is typed for one number stands there when one comes back from another', async () => {
  const { user } = seated();
  fireEvent.change(design(), { target: { value: '41' } });
  await user.click(screen.getByRole('button', { name: /^3 号/ }));
  expect(design().value).toBe('');
  fireEvent.change(design(), { target: { value: '33' } });
  await user.click(screen.getByRole('button', { name: /^1 号/ }));
  expect(design().value).toBe('41');
  await user.click(screen.getByRole('button', { name: /^3 号/ }));
  expect(design().value).toBe('33');
});

test('who opened 回避 by mistake returns to the marks that stood there', async () => {
  const { server, user } = seated();
  fireEvent.change(design(), { target: { value: '41' } });
  await user.click(screen.getByRole('button', { name: '回避这个号' }));
  await user.type(screen.getByLabelText('原因'), '曾任其班主任');
  await user.click(screen.getByRole('button', { name: '返回评分' }));
  expect(design().value).toBe('41');
  expect(sentEntries(server)).toEqual([]);
});

test.each([
  ['sealed', { state: 'sealed', total: 81 }, '2 号 81 分', /已封存，已上报/],
  ['declared', { state: 'recused' }, '2 号', /已声明回避，已上报/],
  ['absent', { state: 'absent' }, '2 号', '考务已登记缺席，不用评分。'],
] as const)('a number that is %s says so, takes no marks, and leads to the next', async (_, more, title, text) => {
  const { user } = seated(judgeView({ lots: [lotLine(1), lotLine(2, more), lotLine(3)] }));
  await user.click(screen.getByRole('button', { name: /^2 号/ }));
  screen.getByRole('heading', { name: title });
  screen.getByText(text);
  expect(screen.queryByLabelText(/教学设计/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '评 1 号' }));
  screen.getByRole('form', { name: '1 号评分表' });
});

test('a sheet that did not count can be scored anew from the marks that stood in it', async () => {
  const { server, user } = seated();
  server.change({
    [ENTRIES]: ({ body }: Sent) => ({
      ...judgeView(),
      refused: body.entries.map(({ id }: JudgeEntry) => ({ id, message: '考务正在更正这个号' })),
    }),
  });
  await seal(user, '50', '30');
  const list = within(await screen.findByRole('region', { name: '没有计入的评分' }));
  server.change({ [ENTRIES]: { ...judgeView(), refused: [] } });
  await user.click(list.getByRole('button', { name: '重新评分' }));
  await user.click(screen.getByRole('button', { name: /^1 号/ }));
  expect([design().value, speech().value]).toEqual(['50', '30']);
  expect(screen.queryByRole('region', { name: '没有计入的评分' })).toBeNull();
});

test.each([
  ['a closed group', { group: { ...judgedGroup, state: 'closed' as const } }],
  ['a number that has a sheet', { lots: [lotLine(1, { state: 'sealed' as const, total: 80 }), lotLine(2)] }],
])('what did not count in %s cannot be scored anew', async (_, more) => {
  const entry: JudgeEntry = { id: 'e1', lot: 1, at: '2026-01-10T02:00:00Z', kind: 'sheet', marks: [50, 30] };
  change(() => ({ refused: [{ entry, message: '本组已经结束', judge: '第 1 组 2 号考官' }] }));
  seated(judgeView(more));
  const list = within(await screen.findByRole('region', { name: '没有计入的评分' }));
  list.getByRole('button', { name: '考务已知' });
  expect(list.queryByRole('button', { name: '重新评分' })).toBeNull();
});

test('a server that fails is waited for like a network; one that refuses says why; the sheet stays on the device', async () => {
  const { server, user } = seated();
  server.change({ [ENTRIES]: () => refusal('INTERNAL') });
  await seal(user, '50', '30');
  await screen.findByText('没有网络，1 条待上报');
  server.change({ [ENTRIES]: () => refusal('CONFLICT', '项目已取消，不再收评分') });
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('项目已取消，不再收评分');
  expect(useJudge.getState().queue).toHaveLength(1);
  server.change({
    [ENTRIES]: { ...judgeView({ lots: [lotLine(1, { state: 'sealed', total: 80 }), lotLine(2)] }), refused: [] },
  });
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('全部已上报');
});

test('a sheet that is sealed while another one is on its way follows at once, and neither is sent twice', async () => {
  const { server, user } = seated();
  await waitFor(() => expect(server.to(ENTRIES)).toHaveLength(1));
  const answer = later<void>();
  server.change({ [ENTRIES]: () => answer.promise.then(() => ({ ...judgeView(), refused: [] })) });
  await seal(user, '50', '30');
  await waitFor(() => expect(sentEntries(server)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^2 号/ }));
  await seal(user, '40', '20');
  expect(sentEntries(server)).toHaveLength(1);
  await act(async () => answer.resolve());
  await waitFor(() => expect(sentEntries(server).map(({ lot }) => lot)).toEqual([1, 2]));
  await waitFor(() => expect(useJudge.getState().queue).toEqual([]));
});

test('a device that cannot store says so before anything is lost, and goes on within the page', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => undefined });
  const { server, user } = seated();
  await screen.findByText(/这台设备不能保存数据：请不要关闭或刷新这一页/);
  await seal(user, '50', '30');
  await waitFor(() => expect(sentEntries(server)).toHaveLength(1));
});

test('what another tab of the device sealed is known in this one, and is not scored again', async () => {
  const { server, user } = seated();
  server.change({ [ENTRIES]: unreachable });
  const here = localStorage.getItem('jyrc_judge');
  act(() => addEntry(1, { kind: 'sheet', marks: [50, 30] }));
  const other = localStorage.getItem('jyrc_judge') ?? '';
  // This tab as it was before the other one sealed.
  localStorage.setItem('jyrc_judge', here ?? '');
  act(readJudge);
  await screen.findByRole('form', { name: '1 号评分表' });
  localStorage.setItem('jyrc_judge', other);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jyrc_judge' })));
  await screen.findByRole('form', { name: '2 号评分表' });
  await user.click(screen.getByRole('button', { name: /^1 号/ }));
  screen.getByRole('heading', { name: '1 号 80 分' });
});

test('a link from the printed sheet brings the device in, and its code leaves the address', async () => {
  history.replaceState(null, '', '/judge#ABCD-EFGH-JKLM');
  const server = serve({ [ENTER]: judgeView(), [ENTRIES]: { ...judgeView(), refused: [] } });
  renderPage(<JudgePage />, '/judge');
  await screen.findByText('第 1 组，2 号考官 吴岚');
  expect(server.to(ENTER).map(({ body }) => body.code)).toEqual(['ABCD-EFGH-JKLM']);
  expect(location.hash).toBe('');
});

test('a link whose code is spent says so, with the code in the field to be compared', async () => {
  history.replaceState(null, '', '/judge#ABCD-EFGH-JKLM');
  serve({ [ENTER]: () => refusal('INVALID_INPUT', '进入码已用过') });
  renderPage(<JudgePage />, '/judge');
  await screen.findByText(/扫到的进入码没有进入/);
  expect(screen.getByLabelText<HTMLInputElement>('进入码').value).toBe('ABCD-EFGH-JKLM');
});

test('a code is written in parts of four as it is typed; of a pasted link the code is taken', async () => {
  const server = serve({ [ENTER]: unreachable });
  const { user } = renderPage(<JudgePage />, '/judge');
  const field = await screen.findByLabelText<HTMLInputElement>('进入码');
  await user.type(field, 'abcd efgh');
  expect(field.value).toBe('ABCD-EFGH');
  await user.clear(field);
  await user.click(field);
  await user.paste('https://a.test/judge#abcd-efgh-jklm');
  expect(field.value).toBe('ABCD-EFGH-JKLM');
  await user.clear(field);
  await user.keyboard('{Enter}');
  await screen.findByText('请输入进入码');
  expect(server.to(ENTER)).toEqual([]);
});

test('two presses of 进入 at once spend the code once', async () => {
  const answer = later<JudgeView>();
  const server = serve({ [ENTER]: () => answer.promise, [ENTRIES]: { ...judgeView(), refused: [] } });
  const { user } = renderPage(<JudgePage />, '/judge');
  await user.type(await screen.findByLabelText('进入码'), 'ABCD');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '进入' });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(button.disabled).toBe(true);
  await act(async () => answer.resolve(judgeView()));
  await screen.findByText('第 1 组，2 号考官 吴岚');
  expect(server.to(ENTER)).toHaveLength(1);
});

test('who asked to change the judge and did not returns to the sheet', async () => {
  const { user } = seated();
  fireEvent.change(design(), { target: { value: '41' } });
  await user.click(screen.getByRole('button', { name: /换一位考官/ }));
  await user.click(await screen.findByRole('button', { name: '返回' }));
  expect(design().value).toBe('41');
});

test('until the hour what is to be prepared stands there: the criteria, the place and the numbers', async () => {
  seated(judgeView({ group: { ...judgedGroup, state: 'early', startsAt: '2099-01-10T01:00:00Z' } }));
  const sheet = within(await screen.findByRole('region', { name: '评分表' }));
  expect(sheet.getAllByText(/^0–\d+ 分$/).map((one) => one.textContent)).toEqual(['0–60 分', '0–40 分']);
  screen.getByText('签号 1、2、3，按号序进场');
  screen.getByText('一中录播室', { selector: 'dd' });
  expect(screen.queryByRole('form')).toBeNull();
});
