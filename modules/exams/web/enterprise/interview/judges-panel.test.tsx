import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dialog, field, fill, noButton, pick, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { ExamGroup } from '../../../contract/interview/groups.ts';
import { JudgesPanel } from './judges-panel.tsx';

const ADD = 'POST /api/company/examGroups/:id/judges';
const MOVE = 'POST /api/company/examJudges/:id/moves';
const REASON = '原因（记入项目经过）';

const judge = (id: string, name: string, enteredAt: string | null = null) => ({
  id,
  number: Number(id),
  name,
  enteredAt,
});
const group = (...judges: ExamGroup['judges']): ExamGroup => ({
  id: '9',
  number: 2,
  place: '教学楼 301',
  startsAt: '2027-03-06T00:30:00Z',
  seats: 20,
  posts: ['10201'],
  criteria: [{ name: '教学设计', max: 100 }],
  judges,
  people: 8,
  done: 0,
  closedAt: null,
});
function open(
  of = group(judge('1', '邵立'), judge('2', '何敏之', '2027-03-06T00:20:00Z')),
  { mayArrange = true, isUnderWay = false } = {},
) {
  const server = serve({});
  const props = { group: of, mayArrange, isUnderWay };
  return { server, ...renderConsole(<JudgesPanel {...props} />) };
}

beforeEach(() => signIn.recruiter());

test('names by any separator are judges of their own, proposed to another person; proposed anew they are another act', async () => {
  const { server } = open();
  server.change({ [ADD]: null });
  noButton('提出任命');
  const propose = () => {
    press('加考官');
    fill('考官姓名', ' 周远、林青，李然 王五;;');
    press('提出任命');
  };
  propose();
  await screen.findByText('已提出，等另一位工作人员确认后生效');
  expect(server.to(ADD)[0]).toMatchObject({ params: { id: '9' }, body: { names: ['周远', '林青', '李然', '王五'] } });
  await waitFor(() => expect(screen.queryByLabelText('考官姓名'), 'the field is put away').toBeNull());
  propose();
  await waitFor(() => expect(server.to(ADD)).toHaveLength(2));
  expect(new Set(server.to(ADD).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['one name too many', () => refusal('INVALID_INPUT', '考官最多 15 位'), '考官最多 15 位'],
])('names that were not taken stay (%s), and another press is the same act', async (_, answer, said) => {
  const { server } = open();
  server.change({ [ADD]: answer });
  press('加考官');
  fill('考官姓名', '周远');
  press('提出任命');
  await screen.findByText(said);
  await settled();
  expect(field('考官姓名').value).toBe('周远');
  press('提出任命');
  await waitFor(() => expect(server.to(ADD)).toHaveLength(2));
  const [first, again] = server.to(ADD).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  await settled();
});

test('a new code is asked for with a reason, of another person', async () => {
  const { server } = open();
  server.change({ [MOVE]: null });
  press('何敏之 更多操作');
  await pick('换发进入码');
  const form = await dialog();
  within(form).getByText(/原来的码和已进入的设备失效.*由另一位工作人员确认后才生效/);
  fill(REASON, '设备没有电了', form);
  press('确定', form);
  await screen.findByText('已提出，等另一位工作人员确认后生效');
  expect(server.to(MOVE)[0]).toMatchObject({ params: { id: '2' }, body: { move: 'renew', reason: '设备没有电了' } });
});

test('a judge is removed with a reason, which stays where that did not work', async () => {
  const { server } = open();
  const answer = later<never>();
  server.change({ [MOVE]: () => answer.promise });
  press('邵立 更多操作');
  await pick('撤下考官');
  const form = await dialog();
  fill(REASON, '与考生有亲属关系', form);
  press('确定', form);
  press('确定', form);
  await waitFor(() => expect(server.to(MOVE).length).toBeGreaterThan(0));
  answer.resolve(refusal('ILLEGAL_MOVE', '这个小组已结束') as never);
  await screen.findAllByText('这个小组已结束');
  await settled();
  expect(field(REASON, form).value).toBe('与考生有亲属关系');
  server.change({ [MOVE]: null });
  press('确定', form);
  await screen.findByText('已提出，等另一位工作人员确认后生效');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.to(MOVE).at(-1)?.body).toEqual({ move: 'remove', reason: '与考生有亲属关系' });
  expect(new Set(server.to(MOVE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('who only watches sees who is in, and changes nobody', async () => {
  open(undefined, { mayArrange: false });
  const [first, second] = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect([first, second]).toEqual(['考官 1邵立没有进入', '考官 2何敏之08:20 进入']);
  noButton('邵立 更多操作');
  noButton('加考官');
  expect(screen.queryByLabelText('考官姓名')).toBeNull();
});

test('a full group takes no further names, an empty one says that it has nobody', () => {
  const { unmount } = open(group(...Array.from({ length: 15 }, (_, at) => judge(String(at + 1), `考官${at}`))));
  noButton('加考官');
  expect(screen.queryByLabelText('考官姓名')).toBeNull();
  unmount();
  open(group());
  screen.getByText('还没有考官');
});

test('once a sheet is sealed, judges are named with a reason, and a removal asks what becomes of the sheets', async () => {
  const { server } = open(undefined, { isUnderWay: true });
  server.change({ [ADD]: null, [MOVE]: null });
  press('加考官');
  fill('考官姓名', '周远');
  press('提出任命');
  const naming = await dialog();
  within(naming).getByText(/由另一位工作人员确认后才生效/);
  fill(REASON, '考官不足', naming);
  press('确定', naming);
  await screen.findByText('已提出，等另一位工作人员确认后生效');
  expect(server.to(ADD)[0]?.body).toEqual({ names: ['周远'], reason: '考官不足' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('邵立 更多操作');
  await pick('撤下考官');
  const removing = await dialog();
  fireEvent.click(within(removing).getByLabelText('已封存的评分计入'));
  fill(REASON, '身体不适', removing);
  press('确定', removing);
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'remove', reason: '身体不适', countsSheets: true });
});
