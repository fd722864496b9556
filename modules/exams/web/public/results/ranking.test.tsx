import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Answers, later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { ExamPage } from '../exam-page.tsx';
import { loadExam } from '../load-exams.ts';

const RESULTS = 'GET /api/exams/:id/results';
const LIST = 'GET /api/exams/publications/:id';
const OBJECTIONS = 'GET /api/examPublications/:id/objections';
const OBJECT = 'POST /api/examPublications/:id/objections';
const MINE = 'GET /api/exams/:id/results/mine';

const post = (id: string) => ({
  id,
  code: `1020${id}`,
  title: `岗位 ${id}`,
  employer: '第三中学',
  headcount: 2,
  in: 1,
});
const line = (id: string, more: object = {}) => ({
  id,
  rank: Number(id),
  name: `考生${id}`,
  ticket: `27***0${id}`,
  outcome: 'waiting',
  written: 80,
  interview: null,
  total: null,
  note: '',
  details: null,
  ...more,
});
const head = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  version: 1,
  publicAt: '2026-02-22T01:00:00Z',
  people: 2,
  hash: 'a'.repeat(64),
  reason: '',
  ...more,
});
const summary = (id: string) => {
  const { id: _, ...own } = post(id);
  return { ...own, scored: 2, pass: 60, line: null, histogram: [] };
};
const closed = { window: null, items: [] };
const takes = { window: { endsAt: '2099-03-02T09:00:00Z', workingDays: 7, open: true }, items: [] };

interface Given {
  kind?: string;
  posts?: number;
  lines?: object[];
  list?: object;
  more?: Answers;
  query?: string;
}
const settings = usualSettings(2027);
function open({
  kind = 'written',
  posts = 2,
  lines = [line('1'), line('2')],
  list = {},
  more = {},
  query = '',
}: Given = {}) {
  const ids = Array.from({ length: posts }, (_, at) => String(at + 1));
  const server = serve({
    'GET /api/exams/:id': { id: '3', title: '澜州市公开招聘', settings } as never,
    [RESULTS]: { title: '澜州市公开招聘', items: [head('9', kind)], next: null, draws: [] },
    [LIST]: ({ query: asked }: Sent) =>
      ({
        ...head('9', kind),
        exam: { id: '3', title: '澜州市公开招聘' },
        weights: { written: 40, interview: 60 },
        posts: ids.map(post),
        postId: asked.postId ?? '1',
        summary: summary(asked.postId ?? '1'),
        lines,
        found: asked.ticket === '0101' ? ['1'] : [],
        inside: [],
        ...list,
      }) as never,
    [OBJECTIONS]: closed as never,
    'GET /api/exams/:id/chain': {},
    ...more,
  });
  return { server, ...renderLoaded(loadExam, (data) => <ExamPage data={data} />, `/exams/results?id=3${query}`) };
}
const table = async () => within(await screen.findByRole('region', { name: '名次表' }));
const names = async () => (await table()).getAllByRole('rowheader').map((one) => one.firstElementChild?.textContent);
const lineOf = async (name: string) => (await table()).getByRole('row', { name: new RegExp(name) });

test('the digits of a ticket are looked up in the shown list, stay in the field, and mark the line', async () => {
  const { user, server, address } = open({ query: '&list=9&post=2' });
  const field = await screen.findByLabelText<HTMLInputElement>('准考证号后四位');
  await user.type(field, '0101');
  await user.click(screen.getByRole('button', { name: '查找' }));
  await screen.findByText('已在名单中标出');
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    id: '3',
    list: '9',
    ticket: '0101',
  });
  expect(server.to(LIST).at(-1)?.query).toEqual({ ticket: '0101' });
  expect(screen.getByLabelText<HTMLInputElement>('准考证号后四位').value).toBe('0101');
  screen.getByText('考生1 第 1 名');
  within(await lineOf('考生1')).getByText('查到');
  expect((await lineOf('考生1')).className).not.toBe((await lineOf('考生2')).className);
});

test('digits that are no four are not asked for, whatever the address says', async () => {
  const { server } = open({ query: '&ticket=12&post=x' });
  await table();
  expect(server.to(LIST)[0]?.query).toEqual({});
});

test('a few posts are links; many are a list, and a choice from it shows that post at once', async () => {
  const { unmount } = open({ posts: 6 });
  await table();
  expect(within(screen.getByRole('navigation', { name: '换岗位' })).getAllByRole('link')).toHaveLength(6);
  unmount();
  // The test DOM names the form as its own submitter.
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function submit(this: HTMLFormElement) {
    fireEvent.submit(this);
  });
  const { user, server } = open({ posts: 7 });
  await user.selectOptions(await screen.findByRole('combobox', { name: '换岗位' }), '10205 岗位 5，第三中学');
  await waitFor(() => expect(server.to(LIST).at(-1)?.query).toMatchObject({ postId: '5' }));
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '换岗位' }).value).toBe('5'));
});

test('points of a column are written with as many decimals as the longest; a mark in place of points is a dash', async () => {
  open({
    lines: [
      line('1', { written: 86.25 }),
      line('2', { written: 80 }),
      line('3', { written: null, rank: null, outcome: 'absent' }),
    ],
  });
  const cells = async (name: string) =>
    [...(await lineOf(name)).querySelectorAll('td')].map((cell) => cell.textContent);
  expect((await cells('考生1')).at(-2)).toBe('86.25');
  expect((await cells('考生2')).at(-2)).toBe('80.00');
  expect((await cells('考生3')).at(-2)).toBe('—');
  expect((await cells('考生3'))[0]).toBe('–');
});

test('how many sat the test and the pass mark are said of the post', async () => {
  open({ lines: [line('1', { written: 86 }), line('2', { written: 57 })] });
  await screen.findByText('第三中学，计划 2 人，应考 2 人，合格线 60 分');
});

test('who reached the pass mark is parted from the rest by a line that counts them', async () => {
  const { unmount } = open({ lines: [line('1', { outcome: 'in' }), line('2', { outcome: 'failed', written: 57 })] });
  expect((await lineOf('考生1')).className).toContain('border-b-brand');
  within(await lineOf('考生1')).getByText('达线 1 人');
  unmount();
  open({ lines: [line('1', { outcome: 'in' }), line('2', { outcome: 'in' })] });
  expect((await lineOf('考生2')).className).not.toContain('border-b-brand');
});

test('who is in a list of totals is told by its words, and the last one of them is the line', async () => {
  open({
    kind: 'totals',
    lines: [line('1', { outcome: 'in', interview: 90, total: 86 }), line('2', { interview: 80, total: 80 })],
  });
  expect((await lineOf('考生1')).className).toContain('border-b-brand');
  expect((await lineOf('考生2')).className).not.toContain('border-b-brand');
  expect(await names()).toEqual(['考生1', '考生2']);
  screen.getByText(/总成绩：笔试 40%，面试 60%/);
});

test('a post without anybody in the list says so', async () => {
  open({ lines: [] });
  await screen.findByText('这个岗位没有人在名单里');
});

test('a seeker’s own line is marked; a list of another post leads to the own one', async () => {
  signIn.seeker();
  const mine = later<object>();
  const { server } = open({ more: { [MINE]: () => mine.promise as never } });
  await table();
  expect(screen.queryByText('我')).toBeNull();
  await act(async () => mine.resolve({ registrationId: '2', postId: '1', recountBy: null }));
  within(await lineOf('考生2')).getByText('我');
  expect(screen.queryByRole('link', { name: '看我的岗位' })).toBeNull();
  expect(server.to(MINE)).toHaveLength(1);
});

test('who stands in another post is led there, and asks for a recount only of the written test', async () => {
  signIn.seeker();
  const own = { registrationId: '8', postId: '2', recountBy: '2099-01-01T00:00:00Z' };
  const { unmount } = open({ more: { [MINE]: own } });
  expect((await screen.findByRole('link', { name: '看我的岗位' })).getAttribute('href')).toBe(
    '/exams/results?id=3&list=9&post=2',
  );
  screen.getByRole('button', { name: '申请复查我的成绩' });
  unmount();
  open({ kind: 'totals', more: { [MINE]: own } });
  await table();
  await screen.findByRole('link', { name: '看我的岗位' });
  expect(screen.queryByRole('button', { name: '申请复查我的成绩' })).toBeNull();
});

test('where the own line cannot be read the list stands, and nothing is said over it', async () => {
  signIn.seeker();
  const { server } = open({ more: { [MINE]: () => refusal('NOT_FOUND') } });
  await table();
  await waitFor(() => expect(server.to(MINE)).toHaveLength(1));
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

const reason = '试卷第 12 题答案有争议，请复查';
async function write(user: ReturnType<typeof open>['user'], name: string) {
  await user.type(await screen.findByLabelText('真实姓名'), name);
  await user.type(screen.getByLabelText('事实与理由'), reason);
  await user.click(screen.getByRole('checkbox'));
}

test('a recount is asked for in one’s own name, of one’s own score alone, and said to be filed', async () => {
  signIn.seeker();
  const own = { registrationId: '1', postId: '1', recountBy: '2099-01-01T00:00:00Z' };
  const { user, server } = open({ more: { [MINE]: own, [OBJECT]: unreachable } });
  await user.click(await screen.findByRole('button', { name: '申请复查我的成绩' }));
  await write(user, '林知夏');
  expect(screen.queryByLabelText('针对谁')).toBeNull();
  await user.click(screen.getByRole('button', { name: '申请复查' }));
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText<HTMLTextAreaElement>('事实与理由').value).toBe(reason);
  server.change({ [OBJECT]: { id: '5' } });
  await user.click(screen.getByRole('button', { name: '申请复查' }));
  await screen.findByText('已提交，答复会通知你。');
  expect(server.to(OBJECT).at(-1)?.body).toMatchObject({
    kind: 'recount',
    aboutId: null,
    name: '林知夏',
    body: reason,
  });
});

test('an objection is filed once by two presses, shown among the filed ones, and another may follow', async () => {
  signIn.seeker();
  const answer = later<object>();
  const { user, server } = open({
    kind: 'publicity',
    more: { [MINE]: () => refusal('NOT_FOUND'), [OBJECTIONS]: takes as never, [OBJECT]: () => answer.promise as never },
  });
  await write(user, '程知远');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: '提交异议' });
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(server.to(OBJECT)).toHaveLength(1));
  server.change({
    [OBJECTIONS]: {
      ...takes,
      items: [
        { id: '5', kind: 'score', status: 'filed', madeAt: '2026-02-23T01:00:00Z', answer: '', answeredAt: null },
      ],
    } as never,
  });
  await act(async () => answer.resolve({ id: '5' }));
  await screen.findByText(/已提交，答复会通知你。/);
  await screen.findByText('已受理 1 件');
  await user.click(screen.getByRole('button', { name: '再提一件' }));
  expect((await screen.findByLabelText<HTMLInputElement>('真实姓名')).value).toBe('');
});

test('a list that takes no objection and has none shows no way to make one; answers outlive the window', async () => {
  const { unmount } = open();
  await table();
  expect(document.getElementById('objections')).toBeNull();
  unmount();
  const answered = {
    id: '5',
    kind: 'score',
    status: 'dismissed',
    madeAt: '2026-02-23T01:00:00Z',
    answer: '经复核无误',
    answeredAt: '2026-02-25T01:00:00Z',
  };
  open({ more: { [OBJECTIONS]: { ...closed, items: [answered] } as never } });
  await screen.findByRole('heading', { name: '异议与答复' });
  screen.getByText('经复核无误');
  expect(screen.queryByRole('button', { name: '提交异议' })).toBeNull();
});

test('an address of no project is a page that is not there', async () => {
  const { server } = open();
  await table();
  server.change({ [RESULTS]: () => refusal('NOT_FOUND') });
  renderLoaded(loadExam, (data) => <ExamPage data={data} />, '/exams/results?id=x');
  await screen.findByText('404');
});
