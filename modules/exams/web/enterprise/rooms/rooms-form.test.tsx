import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { ExamRoom } from '../../../contract/rooms.ts';
import { RoomsForm } from '../rooms-page.tsx';

const SAVE = 'PUT /api/company/exams/:id/rooms';
const room = (number: number, more: Partial<ExamRoom> = {}): ExamRoom => ({
  id: String(number),
  number,
  place: '第二实验中学',
  address: '学府路 66 号',
  name: `致远楼 20${number}`,
  seats: 30,
  subject: null,
  accessible: false,
  invigilators: '何敏之',
  directions: '从南门进',
  taken: 0,
  ...more,
});
const answered = sampleOf(api[SAVE].returns, { rooms: [] });

function open(...rooms: ExamRoom[]) {
  const server = serve({ [SAVE]: answered });
  return { server, ...renderConsole(<RoomsForm examId="7" rooms={rooms} />, '/exam/rooms?id=7') };
}
const all = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map((one) => one.value);
const put = (label: string, at: number, value: string) =>
  fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: /往下加考场$/ }));
const save = () => fireEvent.click(screen.getByRole('button', { name: /保存考场$/ }));
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter());

test('rooms are added after the last one, in the same place, their names counted on', async () => {
  open(room(9, { name: '致远楼 309 室', seats: 28 }));
  fireEvent.change(screen.getByLabelText('加几个'), { target: { value: '3' } });
  add();
  await waitFor(() =>
    expect(all('教室')).toEqual(['致远楼 309 室', '致远楼 310 室', '致远楼 311 室', '致远楼 312 室']),
  );
  expect(new Set(all('考点'))).toEqual(new Set(['第二实验中学']));
  expect(new Set(all('座位数'))).toEqual(new Set(['28']));
});

test('all rooms are stored in their order, without what is printed; two presses are one', async () => {
  const { server } = open(room(1), room(2, { subject: 'math', accessible: true }));
  const answer = later<typeof answered>();
  server.change({ [SAVE]: () => answer.promise });
  put('教室', 0, '行知楼 101');
  save();
  save();
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  const place = { place: '第二实验中学', address: '学府路 66 号', seats: 30 };
  expect(server.to(SAVE)[0]?.body).toEqual({
    rooms: [
      { ...place, id: undefined, name: '行知楼 101', subject: null, accessible: false },
      { ...place, name: '致远楼 202', subject: 'math', accessible: true },
    ],
  });
  answer.resolve(answered);
  await screen.findByText('考场已保存');
});

test('a room that lacks its place or its name is not stored, and what is lacking is said', async () => {
  const { server } = open();
  screen.getByText('一行一个考场，按次序编号。先填一行，再按它往下加。');
  add();
  await screen.findByLabelText('教室');
  save();
  await screen.findByText('请填写考点；请填写教室');
  expect(server.to(SAVE)).toEqual([]);
});

test.each([
  ['the network is gone', unreachable, '接口请求失败'],
  [
    'the list was fixed meanwhile',
    () => refusal('ILLEGAL_MOVE', '名单已冻结，考场不能再改'),
    '名单已冻结，考场不能再改',
  ],
])('where %s every line stays as it was typed', async (_, answer, said) => {
  const { server } = open(room(1), room(2));
  server.change({ [SAVE]: answer });
  put('教室', 1, '行知楼 404');
  save();
  await screen.findByText(said);
  await settled();
  expect(all('教室')).toEqual(['致远楼 201', '行知楼 404']);
  expect(screen.queryByText('考场已保存')).toBeNull();
});

test('a line in the middle is taken out, and the others move up', async () => {
  const { server } = open(room(1), room(2), room(3));
  fireEvent.click(screen.getByRole('button', { name: '删除第 2 考场' }));
  await waitFor(() => expect(all('教室')).toEqual(['致远楼 201', '致远楼 203']));
  save();
  await screen.findByText('考场已保存');
  expect(server.to(SAVE)[0]?.body.rooms.map(({ name }: { name: string }) => name)).toEqual([
    '致远楼 201',
    '致远楼 203',
  ]);
});
