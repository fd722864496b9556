import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { BoxPage } from './box-page.tsx';

const MOVE = 'POST /api/company/updateResumeBoxStatus';
const person = (id: string, name: string, more: Some<BoxRow> = {}): Some<BoxRow> => ({
  id,
  status: 'viewed',
  moves: ['shortlist', 'invite', 'reject'],
  person: { name },
  ...more,
});

/** A school's applications by state, as the server returns them. */
function boxWith(...rows: Some<BoxRow>[]) {
  const server = serve({
    'GET /api/company/boxRows': ({ query }) => ({
      items: rows.filter(({ status }) => !query.status || query.status.split(',').includes(status ?? '')),
    }),
    'GET /api/company/boxCounts': {},
    'GET /api/company/boxStrip': {},
    'GET /api/company/replyTemplates': [],
    'GET /api/company/posts': {},
    'GET /api/company/deliveries/:id/scores': {},
    'GET /api/company/deliveries/:id/notes': {},
    'GET /api/deliveries/:id/clearance': null,
    [MOVE]: ({ body }) => {
      const row = rows.find(({ id }) => id === body.id);
      Object.assign(row ?? {}, { status: body.status });
      return { ...row };
    },
  });
  return { server, rows };
}

const column = (label: string) => within(screen.getByRole('region', { name: label }));
const cardIn = async (label: string, name: string) =>
  within(await screen.findByRole('region', { name: label })).findByRole('button', { name: `打开${name}的投递` });
async function openBoard() {
  const page = renderConsole(<BoxPage />, '/delivery?view=board');
  const moveTo = async (name: string, target: string) => {
    await page.user.click(await screen.findByRole('button', { name: `移动${name}的投递` }));
    await page.user.click(await screen.findByRole('menuitem', { name: new RegExp(target) }));
  };
  return { ...page, moveTo };
}

beforeEach(() => signIn.recruiter());

test('a card that is moved lies in its new column at once, and stays when the server agrees', async () => {
  const { server } = boxWith(person('1', '赵一'));
  const answer = later<Some<BoxRow>>();
  server.change({ [MOVE]: () => answer.promise });
  const { moveTo } = await openBoard();
  await cardIn('待处理', '赵一');
  await moveTo('赵一', '移到有意向');
  await cardIn('有意向', '赵一');
  expect(column('待处理').queryByRole('button', { name: '打开赵一的投递' })).toBeNull();
  expect(server.to(MOVE).map(({ body }) => body)).toEqual([{ id: '1', status: 'shortlisted' }]);
  answer.resolve(person('1', '赵一', { status: 'shortlisted' }));
  await screen.findByText('已移到有意向');
});

test.each([
  ['a colleague was first', () => refusal('ILLEGAL_MOVE'), '情况有了变化，请刷新后再试'],
  ['the network is gone', unreachable, '接口请求失败'],
])('a card goes back where %s, and the person is told', async (_, answer, text) => {
  const { server } = boxWith(person('1', '赵一'));
  server.change({ [MOVE]: answer });
  const { moveTo } = await openBoard();
  await moveTo('赵一', '移到有意向');
  await screen.findByText(text);
  await cardIn('待处理', '赵一');
  expect(column('有意向').queryByRole('button', { name: '打开赵一的投递' })).toBeNull();
});

test('a key moves the card under the cursor, and rests while a dialog is open', async () => {
  const { server } = boxWith(person('1', '赵一'), person('2', '钱二'));
  const { user } = await openBoard();
  await cardIn('待处理', '赵一');
  await user.keyboard('jj2');
  await cardIn('有意向', '钱二');
  expect(server.to(MOVE).map(({ body }) => body.id)).toEqual(['2']);
  await user.keyboard('k6');
  await screen.findByRole('dialog');
  await user.keyboard('2');
  expect(server.to(MOVE)).toHaveLength(1);
});

test('a column that a card may not go to says why, and nothing is sent', async () => {
  const { server } = boxWith(person('1', '赵一'));
  const { user } = await openBoard();
  await cardIn('待处理', '赵一');
  await user.keyboard('j5');
  await screen.findByText('对方接受录用后才会进入这里');
  expect(server.to(MOVE)).toEqual([]);
});

test('a refusal asks for its reason first, sends it, and keeps what was typed when it could not be sent', async () => {
  const { server } = boxWith(person('1', '赵一'));
  server.change({ [MOVE]: unreachable });
  const { user, moveTo } = await openBoard();
  await moveTo('赵一', '移到不合适');
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByLabelText('不合适的原因');
  await user.clear(reason);
  await user.type(reason, '岗位已招满');
  await user.click(dialog.getByRole('button', { name: '标为不合适' }));
  await screen.findByText('接口请求失败');
  expect(dialog.getByLabelText('不合适的原因')).toHaveProperty('value', '岗位已招满');
  server.change({ [MOVE]: person('1', '赵一', { status: 'rejected' }) });
  await user.click(dialog.getByRole('button', { name: '标为不合适' }));
  await screen.findByText('已答复赵一，7 天内可以撤销');
  expect(server.to(MOVE).at(-1)?.body).toEqual({ id: '1', status: 'rejected', note: '岗位已招满' });
});

test('a refusal of a delivery that somebody else has moved closes the form', async () => {
  const { server } = boxWith(person('1', '赵一'));
  server.change({ [MOVE]: () => refusal('ILLEGAL_MOVE') });
  const { user, moveTo } = await openBoard();
  await moveTo('赵一', '移到不合适');
  await user.click(await screen.findByRole('button', { name: '标为不合适' }));
  await screen.findByText('情况有了变化，请刷新后再试');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who only interviews sees the board and can move nothing', async () => {
  signIn.recruiter('interviewer');
  boxWith(person('1', '赵一', { moves: [] }));
  const { user } = await openBoard();
  await cardIn('待处理', '赵一');
  expect(screen.queryByRole('button', { name: '移动赵一的投递' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await screen.findByRole('menuitem', { name: /面试日程/ });
  expect(screen.queryByRole('menuitem', { name: /导出/ })).toBeNull();
  await user.keyboard('j2');
  await screen.findByText('面试官只能查看、评分和备注');
});

test('what a colleague does to a delivery on the screen is said; what is not on it is not', async () => {
  boxWith(person('1', '赵一'));
  await openBoard();
  await cardIn('待处理', '赵一');
  const reject = (deliveryId: string, by: string) =>
    hear('delivery', { by, deliveryId, status: 'rejected', move: 'reject' });
  reject('1', '王敏');
  reject('2', '李四');
  reject('1', '李四');
  await screen.findByText('李四把赵一的投递变为“不合适”');
  expect(screen.queryByText(/王敏把/)).toBeNull();
});

test('a reply to many waits, may be taken back, and keeps its key when it is tried again', async () => {
  const { server } = boxWith(person('1', '赵一'), person('2', '钱二'));
  const runsAt = new Date(Date.now() + 10_000).toISOString();
  const results = ['1', '2'].map((id) => ({ id }));
  server.change({
    'POST /api/company/boxBatches': unreachable,
    'POST /api/company/boxBatches/:id/undo': { state: 'undone', runsAt, results },
  });
  const { user } = await openBoard();
  for (const name of ['赵一', '钱二']) await user.click(await screen.findByRole('checkbox', { name: `选择${name}` }));
  await user.click(await screen.findByRole('button', { name: '批量有意向' }));
  await screen.findByText('接口请求失败');
  expect(screen.getByText('份', { exact: false, selector: 'span[role=status]' }).textContent).toBe('已选 2 份');
  server.change({ 'POST /api/company/boxBatches': { id: '5', state: 'waiting', move: 'shortlist', runsAt, results } });
  await user.click(screen.getByRole('button', { name: '批量有意向' }));
  await screen.findByText(/2 份将在 \d+ 秒后标为有意向并通知对方/);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '2 份将标为有意向并通知对方，10 秒内可以撤销',
  );
  // Tab leads to 撤销 next.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '撤销' }).parentElement);
  const [first, again] = server.to('POST /api/company/boxBatches');
  expect(again?.body).toEqual({ ids: ['1', '2'], move: 'shortlist' });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await screen.findByText('已撤销，没有通知任何人');
});

/** 21 deliveries in two pages. */
function twoPages() {
  const rows = Array.from({ length: 21 }, (_, at) => person(String(at + 1), `老师${at + 1}`, { hoursLeft: 90 }));
  const { server } = boxWith();
  server.change({
    'GET /api/company/boxRows': ({ query }) => {
      const page = Number(query.page ?? 1);
      return { items: rows.slice((page - 1) * 20, page * 20) };
    },
    'GET /api/company/boxCounts': { submitted: 0, viewed: 21 },
    'GET /api/company/deliveries/:id': ({ params }) =>
      person(params.id ?? '', `老师${params.id}`, { closed: true }) as never,
  });
  return server;
}
const heading = (name: string) => screen.findByRole('heading', { name: new RegExp(`^${name}`), level: 2 });

test('the drawer walks over the end of a page, and back', async () => {
  twoPages();
  const { user, address } = renderConsole(<BoxPage />, '/delivery?id=20');
  await heading('老师20');
  await screen.findByText('第 20 份，共 21');
  await user.click(screen.getByRole('button', { name: '下一份' }));
  await heading('老师21');
  expect(address()).toContain('page=2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一份' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '上一份' }));
  await heading('老师20');
});

/** Two deliveries, the first open beside the list. */
function twoOpen() {
  const rows = [person('1', '赵一'), person('2', '钱二')];
  const { server } = boxWith(...rows);
  server.change({
    'GET /api/company/boxCounts': { viewed: 2 },
    'GET /api/company/deliveries/:id': ({ params }) =>
      ({ ...rows.find(({ id }) => id === params.id), closed: true }) as never,
  });
  return { server, ...renderConsole(<BoxPage />, '/delivery?id=1') };
}
const undo = async () => (await screen.findAllByRole('button', { name: '撤销' })).at(-1) as HTMLElement;

test('after a refusal the next person opens, and the toast takes it back', async () => {
  const { server, user } = twoOpen();
  await heading('赵一');
  await user.click((await screen.findAllByRole('button', { name: '不合适' })).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '标为不合适' }));
  await heading('钱二');
  await user.click(await undo());
  await waitFor(() => expect(server.to(MOVE).map(({ body }) => body.status)).toEqual(['rejected', 'submitted']));
  await heading('赵一');
});

test('who is marked 有意向 leaves the list at once, and until it is sent comes back by 撤销', async () => {
  const { server, user } = twoOpen();
  const batch = { id: '5', move: 'shortlist', results: [{ id: '1' }] };
  const runsAt = new Date(Date.now() + 10_000).toISOString();
  server.change({
    'POST /api/company/boxBatches': { ...batch, state: 'waiting', runsAt } as never,
    'POST /api/company/boxBatches/:id/undo': { ...batch, state: 'undone', runsAt } as never,
  });
  await heading('赵一');
  await screen.findByText('第 1 份，共 2');
  await user.click((await screen.findAllByRole('button', { name: '有意向' })).at(-1) as HTMLElement);
  await heading('钱二');
  await screen.findByText('第 1 份，共 1');
  await screen.findByText('赵一 已标为有意向');
  expect(server.to('POST /api/company/boxBatches').map(({ body }) => body)).toEqual([
    { ids: ['1'], move: 'shortlist' },
  ]);
  await user.keyboard('u');
  await waitFor(() => expect(server.to('POST /api/company/boxBatches/:id/undo')).toHaveLength(1));
  await heading('赵一');
  await screen.findByText('第 1 份，共 2');
  await user.keyboard('j');
  await heading('钱二');
});

test('a reply to many that was undone elsewhere is said to be, and none is answered', async () => {
  const { server } = boxWith(person('1', '赵一'));
  const runsAt = new Date(Date.now() - 1_000).toISOString();
  const batch = { id: '77', move: 'reject', runsAt, results: [{}, {}] };
  let state = 'waiting';
  server.change({ 'GET /api/company/boxBatches/:id': () => ({ ...batch, state }) as never });
  sessionStorage.setItem('jyrc_box_batch', '77');
  renderConsole(<BoxPage />, '/delivery');
  await screen.findByText('正在答复 2 份…');
  state = 'undone';
  await screen.findByText('已撤销，没有通知任何人');
});

test('a reply to many can still be undone after a reload', async () => {
  const { server } = boxWith(person('1', '赵一'));
  const runsAt = new Date(Date.now() + 9_000).toISOString();
  const waiting = { id: '77', move: 'reject', state: 'waiting', runsAt, results: [{}, {}] };
  server.change({
    'GET /api/company/boxBatches/:id': waiting as never,
    'POST /api/company/boxBatches/:id/undo': { ...waiting, state: 'undone' } as never,
  });
  sessionStorage.setItem('jyrc_box_batch', '77');
  const { user } = renderConsole(<BoxPage />, '/delivery');
  await screen.findByText(/^2 份将在 \d+ 秒后标为不合适/);
  await user.click(screen.getByRole('button', { name: /撤\s*销/ }));
  await waitFor(() => expect(server.to('POST /api/company/boxBatches/:id/undo')).toHaveLength(1));
});
