import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { dialog, field, fill, noButton, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { ExamRoom } from '../../../contract/rooms.ts';
import { RoomNote } from './seat-plan.tsx';

const SAVE = 'PUT /api/company/examRooms/:id';
const roomOf = (more: Some<ExamRoom> = {}): ExamRoom =>
  sampleOf(api[SAVE].returns, {
    room: { id: '6', number: 6, place: '澜州一中', invigilators: '', directions: '', ...more },
  }).room;

function open(more: Some<ExamRoom> = {}, mayArrange = true) {
  const server = serve({ [SAVE]: { room: { id: '6' } } });
  return { server, ...renderConsole(<RoomNote room={roomOf(more)} mayArrange={mayArrange} />) };
}

beforeEach(() => signIn.recruiter());

test('who watches and the way are written and saved together, once for two presses', async () => {
  const { server } = open();
  screen.getByText('监考：还没有写');
  press('填写监考和路线');
  const form = await dialog();
  within(form).getByText('印在准考证上，澜州一中的考场一起改');
  fill('监考', '何敏之、邵立', form);
  fill('到达考点的路线', '从南门进', form);
  const answer = later<object>();
  server.change({ [SAVE]: () => answer.promise as never });
  press('保存', form);
  press('保存', form);
  await waitFor(() => expect(server.to(SAVE).length).toBeGreaterThan(0));
  answer.resolve({ room: { id: '6' } });
  await screen.findAllByText('已保存，再打印就有了');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(server.to(SAVE).map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ invigilators: '何敏之、邵立', directions: '从南门进' })]),
  );
  expect(server.to(SAVE)[0]?.params.id).toBe('6');
});

test('what was written before is changed, not written anew; both may be emptied', async () => {
  const { server } = open({ invigilators: '何敏之', directions: '从南门进' });
  screen.getByText('监考：何敏之');
  press('修改监考和路线');
  const form = await dialog();
  expect([field('监考', form).value, field('到达考点的路线', form).value]).toEqual(['何敏之', '从南门进']);
  fill('监考', '', form);
  fill('到达考点的路线', '', form);
  press('保存', form);
  await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ invigilators: '', directions: '' }));
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['refused', () => refusal('INVALID_INPUT', '路线含有无法识别的字符'), '路线含有无法识别的字符'],
])('what was typed stays where it was not saved (%s)', async (_, answer, said) => {
  const { server } = open();
  server.change({ [SAVE]: answer });
  press('填写监考和路线');
  const form = await dialog();
  fill('到达考点的路线', '地铁 2 号线 C 口步行 400 米', form);
  press('保存', form);
  await screen.findByText(said);
  await settled();
  expect(field('到达考点的路线', form).value).toBe('地铁 2 号线 C 口步行 400 米');
});

test('a dialog that is left saves nothing', async () => {
  const { server } = open();
  press('填写监考和路线');
  const form = await dialog();
  fill('监考', '何敏之', form);
  press('取消', form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.to(SAVE)).toEqual([]);
});

test('an observer reads it only', () => {
  open({ invigilators: '何敏之' }, false);
  screen.getByText('监考：何敏之');
  screen.getByText('到达考点的路线还没有写');
  noButton('修改监考和路线');
});
