import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OperatorExhibitor } from '../../contract/operator-fairs.ts';
import { Applications } from './applications.tsx';

const LIST = 'GET /api/admin/fairs/:id/exhibitors';
const MOVE = 'POST /api/admin/exhibitors/:id/moves';
const school = (id: string, name: string, number: string, more: Some<OperatorExhibitor> = {}) =>
  sampleOf(api[LIST].returns.element, {
    id,
    name,
    status: 'approved',
    moves: ['check-in'],
    booth: { id: number, number },
    people: [{ name: '周老师', title: '' }],
    ...more,
  });
const came = { status: 'checked-in' as const, moves: [] };
const booth = (id: string, hall: number) => ({
  id,
  number: id,
  hall,
  x: 0,
  y: 0,
  w: 2,
  h: 2,
  status: 'sold' as const,
  companyId: null,
});
const hall = (name: string) => ({ name, width: 20, height: 10, entrance: '东门' });
const fair = sampleOf(api['GET /api/admin/fairs/:id'].returns, {
  id: '5',
  status: 'running',
  type: 'campus',
  kind: 'school',
  halls: [hall('1 号馆'), hall('2 号馆')],
  booths: [booth('A01', 0), booth('A02', 0), booth('B01', 1)],
});

function open(...rows: OperatorExhibitor[]) {
  const server = serve({ [LIST]: rows, [MOVE]: unreachable });
  return { server, ...renderConsole(<Applications fair={fair} coming />) };
}
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((one) => within(one).getByRole('link').textContent);
/** The line of a school. */
const line = async (name: string) => {
  const found = await waitFor(() => rows().find((one) => one.textContent?.includes(name)));
  expect(found).toBeDefined();
  return found as HTMLElement;
};
const checkIn = async (name: string) =>
  fireEvent.click(within(await line(name)).getByRole('button', { name: /签\s*到/ }));

beforeEach(() => signIn.operator('content'));

test('who has not come stands first, in the order of the booths; who is not approved is not waited for', async () => {
  open(
    school('1', '第一中学', 'A01', came),
    school('2', '实验小学', 'A02'),
    school('3', '云溪学校', 'B01'),
    school('4', '候补的学校', '', { status: 'waiting-list', booth: null }),
    school('5', '没有展位的', '', { booth: null }),
  );
  await line('第一中学');
  expect(names()).toEqual(['没有展位的', '实验小学', '云溪学校', '第一中学']);
  expect(screen.queryByText('候补的学校')).toBeNull();
});

test('a school that arrives is checked in by one press', async () => {
  const { server } = open(school('2', '实验小学', 'A02'), school('3', '云溪学校', 'B01'));
  await line('实验小学');
  const answer = later<OperatorExhibitor>();
  server.change({ [MOVE]: () => answer.promise, [LIST]: [school('2', '实验小学', 'A02', came)] });
  await checkIn('实验小学');
  await checkIn('实验小学');
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  answer.resolve(school('2', '实验小学', 'A02', came));
  await waitFor(async () => within(await line('实验小学')).getByText('已签到'));
  expect(server.to(MOVE).map(({ params, body }) => [params, body])).toEqual([[{ id: '2' }, { move: 'check-in' }]]);
});

test.each([
  ['another door was first', () => refusal('ILLEGAL_MOVE', '该单位已经签到'), '该单位已经签到'],
  ['the network is gone', unreachable, '接口请求失败'],
])('a check-in where %s is said, and the list is read anew', async (_, answer, said) => {
  const { server } = open(school('2', '实验小学', 'A02'));
  await line('实验小学');
  server.change({ [MOVE]: answer });
  const read = server.to(LIST).length;
  await checkIn('实验小学');
  await screen.findByText(said);
  await waitFor(() => expect(server.to(LIST).length).toBeGreaterThan(read));
  within(await line('实验小学')).getByRole('button', { name: /签\s*到/ });
});

test('what other doors do is seen without a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open(school('2', '实验小学', 'A02'));
  await line('实验小学');
  server.change({ [LIST]: [school('2', '实验小学', 'A02', came)] });
  await act(async () => vi.advanceTimersByTime(10_500));
  await waitFor(async () => within(await line('实验小学')).getByText('已签到'));
});

test('before anybody is approved it says what to do first', async () => {
  open(school('4', '待审核的', '', { status: 'applied', booth: null }));
  await screen.findByText('还没有通过的参会单位，先在“参会申请”里审核');
});
