import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OperatorExhibitor } from '../../contract/operator-fairs.ts';
import { Applications } from './applications.tsx';

const LIST = 'GET /api/admin/fairs/:id/exhibitors';
const MOVE = 'POST /api/admin/exhibitors/:id/moves';
const shape = api[LIST].returns.element;
const row = (id: string, name: string, more: Some<OperatorExhibitor> = {}) =>
  sampleOf(shape, {
    id,
    name,
    status: 'applied',
    moves: ['approve', 'reject', 'wait'],
    people: [{ name: '周老师', title: '' }],
    posts: 3,
    wish: '靠近入口',
    ...more,
  });
const booth = (id: string, status: 'free' | 'held' | 'sold') => ({
  id,
  number: `A0${id}`,
  hall: 0,
  x: Number(id),
  y: 1,
  w: 1,
  h: 1,
  status,
  companyId: null,
});
const fair = sampleOf(api['GET /api/admin/fairs/:id'].returns, {
  id: '5',
  status: 'open',
  type: 'campus',
  kind: 'school',
  halls: [{ name: '1 号馆', width: 30, height: 16, entrance: '东门' }],
  booths: [booth('1', 'free'), booth('2', 'sold'), booth('3', 'held'), booth('4', 'free')],
});

function open(...rows: OperatorExhibitor[]) {
  const server = serve({ [LIST]: rows, [MOVE]: unreachable, 'GET /api/admin/fairs/:id': fair });
  return { server, ...renderConsole(<Applications fair={fair} />) };
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
const act = async (name: string, label: string) => {
  const found = await rowOf(name);
  const main = found.queryByRole('button', { name: label });
  if (main) return void fireEvent.click(main);
  fireEvent.click(found.getByRole('button', { name: `${name} 更多操作` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
};
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (label: RegExp) => fireEvent.click((await dialog()).getByRole('button', { name: label }));
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.operator('content'));

test('an approval without a booth lets the server choose one, and says which it was', async () => {
  const { server } = open(row('11', '第一中学'));
  server.change({ [MOVE]: row('11', '第一中学', { status: 'approved', booth: { id: '4', number: 'A04' } }) });
  await act('第一中学', '通过');
  (await dialog()).getByText(/周老师 · 3 个职位 · 靠近入口/);
  await press(/通\s*过$/);
  await screen.findByText('已通过，展位 A04');
  expect(server.to(MOVE).map(({ params, body }) => [params, body])).toEqual([[{ id: '11' }, { move: 'approve' }]]);
  await waitFor(() => expect(server.to(LIST).length).toBeGreaterThan(1));
});

test('only free booths and the wished one can be given; the chosen one is sent', async () => {
  const { server, user } = open(row('11', '第一中学', { booth: { id: '3', number: 'A03' } }));
  server.change({ [MOVE]: row('11', '第一中学', { status: 'approved', booth: { id: '4', number: 'A04' } }) });
  await act('第一中学', '通过');
  const field = (await dialog()).getByRole('combobox', { name: '展位' });
  await user.click(field);
  const options = await screen.findAllByTitle(/^A0\d · 1 号馆$/);
  expect([...new Set(options.map((option) => option.getAttribute('title')))].toSorted()).toEqual([
    'A01 · 1 号馆',
    'A03 · 1 号馆',
    'A04 · 1 号馆',
  ]);
  fireEvent.click(options.find((option) => option.getAttribute('title') === 'A04 · 1 号馆') as HTMLElement);
  await press(/通\s*过$/);
  await screen.findByText('已通过，展位 A04');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'approve', boothId: '4' });
});

test('a booth that a colleague gave away meanwhile is refused: the dialog stays, and another one can be chosen', async () => {
  const { server } = open(row('11', '第一中学', { booth: { id: '3', number: 'A03' } }));
  server.change({ [MOVE]: () => refusal('ILLEGAL_MOVE', '这个展位刚刚分给了别的单位') });
  await act('第一中学', '通过');
  await press(/通\s*过$/);
  await screen.findByText('这个展位刚刚分给了别的单位');
  await settled();
  expect((await dialog()).getByRole('combobox', { name: '展位' })).toBeDefined();
  expect(screen.queryByText(/已通过，展位/)).toBeNull();
});

test('a refusal needs a reason; one that was not sent keeps its words and its key', async () => {
  const { server } = open(row('11', '第一中学'));
  await act('第一中学', '驳回');
  const field = (await dialog()).getByLabelText('驳回原因，会告知该单位');
  const send = () => press(/驳\s*回$/);
  expect((await dialog()).getByRole('button', { name: /驳\s*回$/ })).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: '   ' } });
  expect((await dialog()).getByRole('button', { name: /驳\s*回$/ })).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: ' 岗位与招聘会主题不符 ' } });
  await send();
  await screen.findByText('接口请求失败');
  await settled();
  expect(field).toHaveProperty('value', ' 岗位与招聘会主题不符 ');
  server.change({ [MOVE]: row('11', '第一中学', { status: 'rejected' }) });
  await send();
  await screen.findByText('已驳回');
  const [first, again] = server.to(MOVE);
  expect(again?.body).toEqual({ move: 'reject', reason: '岗位与招聘会主题不符' });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a place on the waiting list is given at once; two presses are one', async () => {
  const { server } = open(row('11', '第一中学'));
  const answer = later<OperatorExhibitor>();
  server.change({ [MOVE]: () => answer.promise });
  await act('第一中学', '列入候补');
  await act('第一中学', '列入候补');
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  server.change({ [LIST]: [row('11', '第一中学', { status: 'waiting-list', waitNumber: 2, moves: ['promote'] })] });
  answer.resolve(row('11', '第一中学'));
  await waitFor(async () => (await rowOf('第一中学')).getByText('候补 2'));
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'wait' });
});

test('who waits is promoted with a booth, like one who applied', async () => {
  const { server } = open(row('11', '第一中学', { status: 'waiting-list', waitNumber: 1, moves: ['promote'] }));
  server.change({ [MOVE]: row('11', '第一中学', { status: 'approved', booth: { id: '1', number: 'A01' } }) });
  await act('第一中学', '候补转正');
  await press(/候补转正$/);
  await screen.findByText('已通过，展位 A01');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'promote' });
});

test('a school that may not be moved has no acts; without applications it says so', async () => {
  const { server, unmount } = open(row('11', '退出的学校', { status: 'withdrawn', moves: [] }));
  const found = await rowOf('退出的学校');
  found.getByText('已退出');
  expect(found.queryByRole('button')).toBeNull();
  unmount();
  server.change({ [LIST]: [] });
  renderConsole(<Applications fair={fair} />);
  await screen.findByText('还没有单位申请');
});
