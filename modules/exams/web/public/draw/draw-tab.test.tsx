import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { drawSeats, drawText, hashOfSeed, hashOfText } from '../../../contract/draw.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import type { ExamDraw } from '../../../contract/rooms.ts';
import { ExamPage } from '../exam-page.tsx';
import { loadExam } from '../load-exams.ts';

const seed = '5e'.repeat(32);
const rooms = [
  { number: 1, seats: 3, subject: null },
  { number: 2, seats: 3, subject: null },
];
const people = [1001, 1002, 1003, 1004, 1005].map((number) => ({ number, subject: null }));

/** A draw as it was really computed, so that it can be computed again. */
async function drawn(more: Partial<ExamDraw> = {}): Promise<ExamDraw> {
  const input = more.input ?? { rooms, people };
  return {
    title: '澜州市公开招聘',
    kind: 'seats',
    input,
    seed,
    changes: [],
    committedAt: '2027-03-01T01:00:00Z',
    revealedAt: '2027-03-05T01:00:00Z',
    seedHash: await hashOfSeed(seed),
    inputHash: await hashOfText(drawText(input)),
    seats: await drawSeats(seed, input),
    ...more,
  };
}
const steps = [{ step: 'written', startsAt: '2027-03-09T01:00:00Z', endsAt: '2027-03-09T03:00:00Z', detail: '' }];
const exam = {
  id: '7',
  title: '澜州市公开招聘',
  status: 'published',
  draw: 'revealed',
  steps,
  settings: usualSettings(2027),
} as const;
const RESULTS = 'GET /api/exams/:id/results';
const sealed = { seed: null, revealedAt: null, seats: [] };

function open(draw: ExamDraw, at = '/exams/draw?id=7') {
  const server = serve({ 'GET /api/exams/:id/draw': draw, 'GET /api/exams/:id': exam, [RESULTS]: {} });
  return { server, ...renderLoaded(loadExam, (data) => <ExamPage data={data} />, at) };
}
const lookUp = async (user: ReturnType<typeof open>['user'], number: string) => {
  const field = await screen.findByLabelText('报名号');
  await user.clear(field);
  await user.type(field, `${number}{Enter}`);
};
const verify = { name: '在这台设备上复算一遍' };

test('a registration number leads to its room and seat, and the plan turns to that room', async () => {
  const draw = await drawn();
  const { user } = open(draw);
  for (const number of [1001, 1005]) {
    const seat = draw.seats.find((seat) => seat.number === number);
    await lookUp(user, String(number));
    screen.getByText(`0${seat?.room} 考场 0${seat?.seat} 座`);
    screen.getByRole('heading', { name: `第 0${seat?.room} 考场` });
    screen.getByRole('option', { name: `第 0${seat?.room} 考场，我在这里` });
    screen.getByText(`报名号 ${number}，面向讲台左起第 1 列，第 ${seat?.seat} 排`);
  }
});

test('a number that is not of this list says so; letters are not looked up', async () => {
  const { user } = open(await drawn());
  await lookUp(user, '9999');
  screen.getByText('名单里没有这个报名号');
  await lookUp(user, '一零零一');
  screen.getByText('名单里没有这个报名号');
});

test('a seat that was changed after the draw is the one that counts, and says that it was changed', async () => {
  const change = { number: 1001, room: 2, seat: 3, at: '2027-03-06T01:00:00Z' };
  const earlier = { ...change, seat: 2, at: '2027-03-05T02:00:00Z' };
  const { user } = open(await drawn({ changes: [earlier, change] }));
  await lookUp(user, '1001');
  screen.getByText('02 考场 03 座（抽签后调整）');
  screen.getByRole('heading', { name: '第 02 考场' });
  screen.getByText(/报名号 1001 调到第 2 考场 3 座/);
});

test('computed again in the browser it is the same; nothing is asked of the server for it', async () => {
  const { server, user } = open(await drawn());
  await user.click(await screen.findByRole('button', verify));
  await screen.findByText('哈希一致，5 个座位与复算结果完全相同');
  expect(server.sent).toHaveLength(3);
});

test.each([
  ['a seat', (draw: ExamDraw) => ({ seats: draw.seats.map((one, at) => (at ? one : { ...one, number: 1009 })) })],
  ['the list', ({ input }: ExamDraw) => ({ input: { ...input, people: input.people.slice(1) } })],
  ['the seed', () => ({ seed: 'ab'.repeat(32) })],
])('a draw in which %s was changed afterwards does not verify, and says what differs', async (_, change) => {
  const draw = await drawn();
  const { user } = open({ ...draw, ...change(draw) });
  await user.click(await screen.findByRole('button', verify));
  const said = await vi.waitFor(() => {
    const fault = screen.getAllByRole('status').find((one) => /不|没有/.test(one.textContent ?? ''));
    expect(fault).toBeDefined();
    return fault;
  });
  expect(said?.textContent).not.toContain('完全相同');
});

test('before the draw the list is there and no seat is; there is nothing to verify yet', async () => {
  const { user } = open(await drawn(sealed));
  await lookUp(user, '1002');
  screen.getByText('在名单里，等待抽签');
  expect(screen.queryByRole('button', verify)).toBeNull();
  screen.getByText('抽签怎样保证公平');
});

test('rooms are turned by hand', async () => {
  const input = { rooms: Array.from({ length: 13 }, (_, at) => ({ number: at + 1, seats: 2, subject: null })), people };
  const { user } = open(await drawn({ input }));
  await user.selectOptions(await screen.findByRole('combobox', { name: '考场' }), '第 13 考场');
  screen.getByRole('heading', { name: '第 13 考场' });
});

test('it stands under the head of its project, with the parts that there are; one that is not public is named where one is', async () => {
  const { unmount } = open(await drawn());
  await screen.findByRole('heading', { level: 1, name: /澜州市公开招聘/ });
  const tabs = () => within(screen.getByRole('navigation', { name: '项目' })).getAllByRole('link');
  const shown = () =>
    tabs().map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]);
  const first = ['公告与岗位', '/exams/details?id=7', null];
  expect(shown()).toEqual([first, ['座位抽签', '/exams/draw?id=7', 'page']]);
  unmount();
  open(await drawn({ kind: 'lots' }), '/exams/draw?id=7&kind=lots');
  await screen.findByRole('navigation', { name: '项目' });
  expect(shown().at(-1)).toEqual(['面试抽签', '/exams/draw?id=7&kind=lots', 'page']);
});

test('lots are looked up by group and lot', async () => {
  const input = {
    rooms: rooms.map((room) => ({ ...room, subject: '10204' })),
    people: people.map((person) => ({ ...person, subject: '10204' })),
  };
  const draw = await drawn({ kind: 'lots', input });
  const { server, user } = open(draw, '/exams/draw?id=7&kind=lots');
  const lot = draw.seats.find(({ number }) => number === 1003);
  await lookUp(user, '1003');
  screen.getByText(`0${lot?.room} 组 0${lot?.seat} 号`);
  expect(server.to('GET /api/exams/:id/draw')[0]?.query).toEqual({ kind: 'lots' });
});

test('a seeker who sits here sees the own place without looking it up; another number takes its place', async () => {
  signIn.seeker();
  const draw = await drawn();
  const server = serve({
    'GET /api/exams/:id/draw': draw,
    'GET /api/exams/:id': exam,
    [RESULTS]: {},
    'GET /api/exams/registrations': { items: [{ exam: { id: '7' }, number: 1004, seat: {} }] },
  });
  const { user } = renderLoaded(loadExam, (data) => <ExamPage data={data} />, '/exams/draw?id=7');
  const [own, other] = [1004, 1002].map((number) => draw.seats.find((seat) => seat.number === number));
  await screen.findByText(`0${own?.room} 考场 0${own?.seat} 座`);
  await lookUp(user, '1002');
  screen.getByText(`0${other?.room} 考场 0${other?.seat} 座`);
  expect(server.to('GET /api/exams/registrations')).toHaveLength(1);
});

test('the file that is kept is the whole draw as it was published', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  const draw = await drawn();
  const { user } = open(draw);
  await user.click(await screen.findByRole('button', { name: '保存抽签文件' }));
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(draw);
});

test.each([
  ['does not exist yet', () => refusal('NOT_FOUND'), '404'],
  ['cannot be loaded', unreachable, '接口请求失败'],
])('a draw that %s says so in place of the page', async (_, answer, said) => {
  serve({ 'GET /api/exams/:id/draw': answer, 'GET /api/exams/:id': exam, [RESULTS]: {} });
  renderLoaded(loadExam, (data) => <ExamPage data={data} />, '/exams/draw?id=7');
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('报名号')).toBeNull();
});

test('until all groups are closed only the own lot is shown, to its owner', async () => {
  signIn.seeker();
  const draw = await drawn({ kind: 'lots', seed: null, seats: [], input: { rooms, people: [] } });
  const lot = { group: 2, lot: 3, place: '一中 301', startsAt: '2027-03-09T01:00:00Z' };
  serve({
    'GET /api/exams/:id/draw': draw,
    'GET /api/exams/:id': exam,
    [RESULTS]: {},
    'GET /api/exams/registrations': { items: [{ exam: { id: '7' }, number: 1004, lot }] },
  });
  const { user } = renderLoaded(loadExam, (data) => <ExamPage data={data} />, '/exams/draw?id=7&kind=lots');
  await screen.findByText('02 组 03 号');
  await lookUp(user, '1002');
  screen.getByText('签号名单在全部小组结束后公布');
});
