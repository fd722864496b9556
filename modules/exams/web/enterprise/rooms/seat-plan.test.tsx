import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { choose, dialog, enter, field, fill, noButton, pick, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { ExamRoom } from '../../../contract/rooms.ts';
import { SeatPlan } from './seat-plan.tsx';

const PLAN = 'GET /api/company/examRooms/:id';
const MOVE = 'POST /api/company/exams/:id/seatChanges';
const PAPERS = 'GET /api/company/exams/:id/papers';
const room = (id: string, more: Some<ExamRoom> = {}): ExamRoom =>
  sampleOf(api['PUT /api/company/examRooms/:id'].returns, {
    room: { id, number: Number(id), name: `${id}01`, seats: 30, taken: 2, subject: null, accessible: false, ...more },
  }).room;
const person = (id: string, seat: number, name: string, code = '10201') => ({
  registrationId: id,
  seat,
  ticket: `26006${seat}`,
  name,
  number: 100_000 + seat,
  post: { code, title: '高中数学教师' },
});
const rooms = [room('1'), room('2', { taken: 30 }), room('3', { accessible: true })];

function open({
  seats = [person('51', 1, '林知夏'), person('52', 2, '周远', '10202')],
  mayArrange = true,
  at = '1',
} = {}) {
  const server = serve({ [PLAN]: { room: rooms[0] as ExamRoom, seats } });
  const page = renderConsole(
    <SeatPlan examId="7" roomId={at} isDrawn={seats.length > 0} rooms={rooms} mayArrange={mayArrange} />,
  );
  return { server, ...page };
}
const seatOf = async (name: string) => (await screen.findByText(name, { selector: 'button *' })).closest('button');

beforeEach(() => signIn.recruiter());

test('the first person is chosen until another seat is pressed', async () => {
  open();
  expect((await seatOf('林知夏'))?.getAttribute('aria-pressed')).toBe('true');
  screen.getByText('准考证号 260061');
  fireEvent.click((await seatOf('周远')) as HTMLElement);
  await screen.findByText('准考证号 260062');
  screen.getByText('10202 高中数学教师');
  expect((await seatOf('林知夏'))?.getAttribute('aria-pressed')).toBe('false');
});

test('a change of a seat names person, room, seat and reason; full rooms are not offered', async () => {
  const { server } = open();
  fireEvent.click((await seatOf('周远')) as HTMLElement);
  press('调座');
  const form = await dialog();
  within(form).getByText('给 周远 调座');
  press('提交，等人确认', form);
  for (const text of ['请选择考场', '请填写座位号', '请写明原因']) await within(form).findByText(text);
  await choose('调到', '第 3 考场 301，空 28 座，无障碍', form);
  expect(screen.queryByText(/第 2 考场/, { selector: '.ant-select-item-option-content' })).toBeNull();
  await waitFor(() => expect(field('座位号', form).getAttribute('aria-valuemax')).toBe('30'));
  enter('座位号', '31', form);
  fill('原因', '桌椅损坏', form);
  server.change({ [MOVE]: unreachable });
  press('提交，等人确认', form);
  await screen.findByText('接口请求失败');
  await settled();
  server.change({ [MOVE]: () => refusal('CONFLICT', '这个座位刚刚有人了') });
  press('提交，等人确认', form);
  await screen.findByText('这个座位刚刚有人了');
  await settled();
  expect(field('原因', form).value).toBe('桌椅损坏');
  server.change({ [MOVE]: {} });
  press('提交，等人确认', form);
  await screen.findByText('已提交，等另一位工作人员确认');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.to(MOVE);
  expect(sent.map(({ body }) => body)).toEqual(
    Array(3).fill({ registrationId: '52', roomId: '3', seat: 30, reason: '桌椅损坏' }),
  );
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('one paper of this room is saved; where that fails no file is, and it can be asked for again', async () => {
  const saved = savedFiles();
  const { server } = open();
  server.change({ [PAPERS]: () => refusal('UNAVAILABLE', '正在生成，请稍候') });
  await seatOf('林知夏');
  press('打印本考场');
  await pick('签到表');
  await screen.findByText('正在生成，请稍候');
  await settled();
  expect(saved).toEqual([]);
  server.change({ [PAPERS]: fileAnswer() });
  press('打印本考场');
  await pick('签到表');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['签到表.pdf']));
  expect(server.to(PAPERS).at(-1)).toMatchObject({ params: { id: '7' }, query: { roomId: '1' } });
});

test('before the draw a room is empty and nothing is printed', async () => {
  open({ seats: [] });
  await screen.findByText('抽签之后这里是座位表');
  noButton('打印本考场');
  noButton('调座');
});

test('who only watches moves nobody', async () => {
  open({ mayArrange: false });
  await seatOf('林知夏');
  noButton('调座');
  noButton('填写监考和路线');
});
