import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { DoorPage } from './door-page.tsx';

const room = { id: '11', number: 1, place: '第一中学', name: '致远楼 203' };
const draw = { seedHash: '', inputHash: '', committedAt: '', revealedAt: '2026-11-20T00:00:00Z' };
const person = { gender: '女', identity: '33**************29', photo: null };
const people = [
  { ...person, ticket: '2600101', code: '2600101.right', name: '林知夏', seat: 1 },
  { ...person, ticket: '2600102', code: '2600102.right', name: '何景明', seat: 2 },
];

test('without a network tickets are judged on the loaded list; the marks are sent later, in order, and forgotten', async () => {
  localStorage.clear();
  let online = true;
  const sent: Sent[] = [];
  serve({
    'GET /api/company/exams/:id': {
      id: '7',
      title: '教师招聘',
      role: 'rooms' as const,
      steps: [],
      settings: usualSettings(2027),
    },
    'GET /api/company/exams/:id/rooms': {
      rooms: [{ ...room, address: '', seats: 30, subject: null, accessible: false, taken: 2 }],
      draw,
      people: 2,
      accessible: 0,
      changes: [],
      lacking: [],
    },
    'POST /api/company/examRooms/:id/door': { room, people },
    'POST /api/company/exams/:id/arrivals': (call) => {
      if (!online) return unreachable();
      if (call.body.marks.length > 0) sent.push(call);
      const marks: { ticket: string; at: string }[] = call.body.marks;
      return { arrived: marks.map(({ ticket, at }) => ({ ticket, at })), unknown: [] };
    },
  });
  const { user } = renderConsole(<DoorPage />, '/exam/door?id=7');
  await user.click(await screen.findByRole('button', { name: '载入名单' }));
  const field = await screen.findByLabelText('准考证号');
  online = false;
  const read = (code: string) => user.type(field, `${code}{Enter}`);
  await read('2600101.right');
  await screen.findByText('请入场');
  await screen.findByText(/1 条到场记录待上报/);
  await read('2600101.right');
  await screen.findByText('已经入场');
  await read('2600102.forged');
  await screen.findByText('二维码不对');
  await read('9');
  await screen.findByText('名单里没有');
  await read('102');
  await screen.findByText('何景明');
  expect(screen.getByRole('button', { name: /考点大门.*2 \/ 2/ })).toBeDefined();
  await screen.findByText(/2 条到场记录待上报/);
  expect(JSON.stringify(localStorage)).not.toContain('何景明');
  online = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/待上报/)).toBeNull());
  expect(sent.flatMap(({ body }) => body.marks.map(({ ticket }: { ticket: string }) => ticket))).toEqual([
    '2600101',
    '2600102',
  ]);
  expect(Object.keys(localStorage).filter((key) => key.includes('arrivals'))).toEqual([]);
});
