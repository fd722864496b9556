import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
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
  over: exam('4', { status: 'closed' }),
};

function open(items: object[] = Object.values(courses), query = '', more: Answers = {}) {
  const server = serve({
    [LIST]: { items, total: items.length, counts: { open: 1, coming: 1, running: 1, over: 1 } } as never,
    [OVERVIEW]: {},
    ...more,
  });
  return { server, ...renderLoaded(loadExams, (data) => <ExamsPage data={data} />, `/exams${query}`) };
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const article = (id: string) =>
  within(
    screen
      .getAllByRole('link', { name: new RegExp(`^教育局 ${id} `) })
      .map((link) => link.closest('article'))
      .find(Boolean) as HTMLElement,
  );

test('projects stand in groups by their course, those that take registrations first, each with its number', async () => {
  open();
  await group('正在报名');
  const heads = screen
    .getAllByRole('heading', { level: 2 })
    .filter((one) => /^(正在|即将|已)/.test(one.textContent ?? ''));
  expect(heads.map((one) => one.textContent)).toEqual(['正在报名 1', '即将报名 1', '已截止，进行中 1', '已结束 1']);
  (await group('已结束')).getByRole('link', { name: /公开招聘$/ });
});

test('what is next and how long it takes is said for each, and nothing for one that is over', async () => {
  open();
  await group('正在报名');
  (await group('正在报名')).getByText(/^还有 \d+ 天$/);
  (await group('即将报名')).getByText(/报名开始$/);
  (await group('已截止，进行中')).getByText(/笔试开始$/);
  expect((await group('已结束')).queryByText(/^还有|后开始$/)).toBeNull();
});

test('the title drops its organiser, who stands above it and is read out with it', async () => {
  open([courses.open, exam('5', { title: '澜州市公开招聘' })]);
  const link = await screen.findByRole('link', { name: '教育局 1 公开招聘' });
  expect(link.getAttribute('href')).toBe('/exams/details?id=1');
  expect(screen.getAllByText('公开招聘', { selector: 'h2 a' })).toHaveLength(1);
  screen.getByText('教育局 1', { selector: 'p > b' });
  screen.getByText('教育局 5', { selector: 'p > b' });
});

test('numbers that a project does not publish yet are a dash, and give no competition', async () => {
  open([exam('1', { registered: null })]);
  await group('正在报名');
  const card = article('1');
  expect(card.getByText('已报').parentElement?.textContent).toBe('已报—');
  expect(card.queryByText(/^竞争/)).toBeNull();
});

test('the order is an address that keeps the filters; the usual one needs none', async () => {
  const { user, address, server } = open(Object.values(courses), '?stage=senior&page=2');
  await user.click((await screen.findAllByRole('link', { name: '竞争最小' }))[0] as HTMLElement);
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2));
  expect(address()).toBe('/exams?stage=senior&sort=competition');
  expect(server.to(LIST).map(({ query }) => [query.page, query.sort, query.stage])).toEqual([
    ['2', undefined, 'senior'],
    ['1', 'competition', 'senior'],
  ]);
  await user.click((await screen.findAllByRole('link', { name: '截止最近' }))[0] as HTMLElement);
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
  await group('正在报名');
  expect(screen.queryByText(/个我能报|没有我能报的/)).toBeNull();
  await act(async () =>
    answer.resolve({ compared: ['28 岁'], total: 3, posts: [], exams: [{ id: '1', posts: 3 }], lacking: null }),
  );
  await screen.findByText('3 个我能报');
  screen.getByText('没有我能报的');
  expect((await group('即将报名')).queryByText(/我能报/)).toBeNull();
});

test.each([
  ['cannot be reached', unreachable],
  ['refuses', () => refusal('UNAVAILABLE')],
])('where the server %s what fits, the list stands without it and says nothing over it', async (_, failed) => {
  signIn.seeker();
  const { server } = open([courses.open], '', { [FITTING]: failed });
  await group('正在报名');
  await waitFor(() => expect(server.to(FITTING)).toHaveLength(1));
  expect(screen.queryByText(/个我能报|没有我能报的/)).toBeNull();
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('a post that few asked for leads to itself within its project', async () => {
  const post = { id: '31', examId: '1', code: '1', title: '物理教师', employer: '三中', registered: 0, headcount: 2 };
  open([courses.open], '', { [OVERVIEW]: { leastSought: [post] } as never });
  const link = await screen.findByRole('link', { name: /物理教师/ });
  expect(link.getAttribute('href')).toBe('/exams/details?id=1&post=31');
  within(link).getByText('还没有人报');
});

test('a list that did not load is asked for again', async () => {
  const { server, user } = open([], '', { [LIST]: unreachable });
  const again = await screen.findByRole('button', { name: '重试' });
  server.change({ [LIST]: { items: [courses.open], total: 1, counts: {} } as never });
  await user.click(again);
  await group('正在报名');
});
