import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { RoomsPage } from './rooms-page.tsx';

const room = {
  id: '11',
  number: 6,
  place: '第二实验中学',
  address: '学府路 66 号',
  name: '致远楼 203',
  seats: 30,
  taken: 2,
  subject: 'math',
  accessible: false,
  invigilators: '',
  directions: '',
};
const draw = {
  seedHash: 'a'.repeat(64),
  inputHash: 'b'.repeat(64),
  committedAt: '2026-12-07T10:00:00Z',
  revealedAt: '2026-12-11T02:00:00Z',
};
const seat = (n: number, name: string, code: string) => ({
  registrationId: String(100 + n),
  seat: n,
  ticket: `2700623${n}`,
  name,
  number: 1571 + n,
  post: { code, title: '高中数学教师' },
});
const exam = {
  id: '7',
  title: '澜州市 2027 年公开招聘教师',
  status: 'published' as const,
  role: 'rooms' as const,
  settings: usualSettings(2027),
};
const rooms = { rooms: [room], draw, people: 2, accessible: 0, changes: [], lacking: [] };
const seats = [seat(14, '宋时雨', '10203'), seat(23, '林知夏', '10204')];

test('a room is drawn with every seat in its place; a chosen person is told with column and row', async () => {
  serve({
    'GET /api/company/exams/:id': exam,
    'GET /api/company/exams/:id/rooms': rooms,
    'GET /api/company/examRooms/:id': { room, seats },
  });
  const { user } = renderConsole(<RoomsPage />, '/exam/rooms?id=7');
  await user.click(await screen.findByRole('button', { name: /23.*林知夏/ }));
  const plan = within(screen.getByRole('region', { name: '座位表' }));
  expect(plan.getAllByText('空')).toHaveLength(28);
  expect(plan.getByText('座位 23，第 4 列第 2 排')).toBeDefined();
  expect(plan.getByRole('button', { name: '调座' })).toBeDefined();
});

test('who watches and the way to the place are written after the draw; an observer reads them', async () => {
  const sent: Sent[] = [];
  const noted = { ...room, invigilators: '何敏之、邵立', directions: '地铁 2 号线 C 口步行 400 米' };
  serve({
    'GET /api/company/exams/:id': exam,
    'GET /api/company/exams/:id/rooms': rooms,
    'GET /api/company/examRooms/:id': { room, seats },
    'PUT /api/company/examRooms/:id': (call) => {
      sent.push(call);
      return { room: noted, seats };
    },
  });
  const { user, unmount } = renderConsole(<RoomsPage />, '/exam/rooms?id=7');
  await user.click(await screen.findByRole('button', { name: '填写监考和路线' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('监考'));
  await user.paste(noted.invigilators);
  await user.click(dialog.getByLabelText('到达考点的路线'));
  await user.paste(noted.directions);
  await user.click(dialog.getByRole('button', { name: /^保\s?存$/ }));
  await screen.findByText('监考：何敏之、邵立');
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    ['11', { invigilators: noted.invigilators, directions: noted.directions }],
  ]);
  unmount();
  serve({
    'GET /api/company/exams/:id': { ...exam, role: 'observer' },
    'GET /api/company/exams/:id/rooms': rooms,
    'GET /api/company/examRooms/:id': { room: noted, seats },
  });
  renderConsole(<RoomsPage />, '/exam/rooms?id=7');
  await screen.findByText('监考：何敏之、邵立');
  expect(screen.queryByRole('button', { name: '修改监考和路线' })).toBeNull();
  expect(screen.queryByRole('button', { name: '调座' })).toBeNull();
});
