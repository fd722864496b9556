import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Answers, later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ExamsPage } from './exams-page.tsx';
import { loadExams } from './load-exams.ts';

const LIST = 'GET /api/exams';
const OVERVIEW = 'GET /api/exams/overview';
const FITTING = 'GET /api/exams/fitting';

const step = (name: string, from: string, to: string) => ({
  step: name,
  startsAt: `${from}T01:00:00Z`,
  endsAt: `${to}T09:00:00Z`,
  detail: '',
});
const exam = (id: string, more: object = {}) => ({
  id,
  title: `教育局 ${id} 公开招聘`,
  status: 'published',
  organiser: { id: '9', name: `教育局 ${id}`, logoUrl: null },
  headcount: 20,
  posts: 5,
  registered: 100,
  steps: [step('register', '2020-01-01', '2099-01-01')],
  ...more,
});
const courses = {
  open: exam('1'),
  coming: exam('2', { steps: [step('register', '2098-01-01', '2099-01-01')] }),
  running: exam('3', {
    steps: [step('register', '2020-01-01', '2020-02-01'), step('written', '2099-01-01', '2099-01-02')],
  }),
  over: exam('4', { isReported: true, steps: [step('register', '2020-01-01', '2020-02-01')] }),
};

function open(items: object[] = Object.values(courses), query = '', more: Answers = {}) {
  const server = serve({
    [LIST]: { items, total: items.length, counts: { open: 1, coming: 1, running: 1, over: 1 } } as never,
    [OVERVIEW]: {},
    ...more,
  });
  return { server, ...renderLoaded(loadExams, (data) => <ExamsPage data={data} />, `/exams${query}`) };
}
const list = async () => within(await screen.findByRole('list', { name: '公开招聘项目' }));
const rows = async () => (await list()).getAllByRole('listitem').map((one) => one.textContent ?? '');

test('projects stand in the order of the server, each with its organiser, plan, step and what comes next', async () => {
  open();
  const [first, second, third, last] = await rows();
  expect(first).toMatch(/^教育局 1 公开招聘.*计划 20 人.*\d+ 天后报名截止$/);
  expect(second).toMatch(/^教育局 2 公开招聘.*计划 20 人\d+ 天后报名开始$/);
  expect(third).toMatch(/^教育局 3 公开招聘.*报名已截止.*后笔试开始$/);
  expect(last).toMatch(/^教育局 4 公开招聘.*已结束.*$/);
  expect(last).not.toMatch(/天后/);
  expect([first, second, third, last].map((row) => row?.includes('本站报名'))).toEqual([true, true, true, false]);
  expect(last).not.toContain('外部公告');
  expect((await list()).getByRole('link', { name: '教育局 1 公开招聘' }).getAttribute('href')).toBe(
    '/exams/details?id=1',
  );
  expect(document.querySelector('header.head p')?.textContent).toBe('4 个项目，1 个正在报名');
});

test('a title that does not name its organiser stands after the name', async () => {
  open([exam('5', { title: '澜州市公开招聘' })]);
  await screen.findByRole('link', { name: '教育局 5 澜州市公开招聘' });
});

test('the order is an address that keeps the filters; the usual one needs none', async () => {
  const { user, address, server } = open(Object.values(courses), '?stage=senior&page=2');
  const choose = async (name: string) => user.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement);
  await choose('竞争最小');
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2));
  expect(address()).toBe('/exams?stage=senior&sort=competition');
  expect(server.to(LIST).map(({ query }) => [query.page, query.sort, query.stage])).toEqual([
    ['2', undefined, 'senior'],
    ['1', 'competition', 'senior'],
  ]);
  await choose('截止最近');
  await waitFor(() => expect(address()).toBe('/exams?stage=senior'));
});

test('words are searched with the filters kept, and the back button gives the list and the words before back', async () => {
  const { user, address, router, server } = open(Object.values(courses), '?stage=senior');
  const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: '项目或组织单位' });
  await user.type(await field(), '教育局');
  await user.click(screen.getByRole('button', { name: '查找' }));
  await waitFor(async () => expect((await field()).defaultValue).toBe('教育局'));
  expect(server.to(LIST).at(-1)?.query.keyword).toBe('教育局');
  expect(decodeURIComponent(address())).toBe('/exams?stage=senior&keyword=教育局');
  await act(() => router.navigate(-1));
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(server.to(LIST).at(-1)?.query.keyword).toBeUndefined();
});

test('nothing found leads to all; many projects have pages that keep the filters', async () => {
  const { unmount } = open([], '?group=open');
  await screen.findByText('没有这样的公开招聘');
  expect(screen.getByRole('link', { name: '看全部公开招聘' }).getAttribute('href')).toBe('/exams');
  unmount();
  open([courses.open], '?group=open', { [LIST]: { items: [courses.open], total: 45, counts: {} } as never });
  const pages = within(await screen.findByRole('navigation', { name: '翻页' }));
  expect(pages.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/exams?group=open&page=3');
  expect(pages.getByRole('link', { name: '第 1 页' }).getAttribute('href')).toBe('/exams?group=open');
});

test('a seeker sees in each project that takes registrations how many posts fit; a visitor is asked to sign in', async () => {
  const { unmount } = open([courses.open, courses.coming]);
  await screen.findByRole('link', { name: '登录后比对' });
  unmount();
  signIn.seeker();
  const answer = later<object>();
  open([courses.open, exam('5'), courses.coming], '', { [FITTING]: () => answer.promise as never });
  await list();
  expect(screen.queryByText(/你能报/)).toBeNull();
  await act(async () =>
    answer.resolve({ compared: ['28 岁'], total: 3, posts: [], exams: [{ id: '1', posts: 3 }], lacking: null }),
  );
  await screen.findByText('你能报 3 个');
  expect(screen.getAllByText('没有你能报的')).toHaveLength(1);
});

test.each([
  ['cannot be reached', unreachable],
  ['refuses', () => refusal('UNAVAILABLE')],
])('where the server %s what fits, the list stands without it and says nothing over it', async (_, failed) => {
  signIn.seeker();
  const { server } = open([courses.open], '', { [FITTING]: failed });
  await list();
  await waitFor(() => expect(server.to(FITTING)).toHaveLength(1));
  expect(screen.queryByText(/你能报/)).toBeNull();
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});
