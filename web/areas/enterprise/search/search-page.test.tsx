import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { button, choose, enter, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { SearchPage } from './search-page.tsx';

const LIST = 'GET /api/talents';
const FACETS = 'GET /api/talents/facets';
const ONE = 'GET /api/talents/:id';

function open(at = '/search', more: Answers = {}) {
  const server = serve({
    [LIST]: (({ query }: Sent) =>
      query.keyword === '没有'
        ? { items: [], total: 0 }
        : { items: [{ id: '7', name: '林晓', revealed: true }], total: 214 }) as never,
    [FACETS]: {},
    [ONE]: { id: '7', name: '林晓' } as never,
    'GET /api/company/posts': { items: [], counts: {} },
    'GET /api/talents/recommended': {},
    'GET /api/company/savedTalents': {},
    'GET /api/company/boxStrip': {},
    ...more,
  });
  return { server, ...renderConsole(<SearchPage />, at) };
}
const asked = (server: ReturnType<typeof serve>) => server.to(LIST).at(-1)?.query;
const found = () => screen.findByText(/^214.* 人(公开了简历|符合条件)/);

beforeEach(() => signIn.recruiter());

test('without conditions the latest come first, with them the fitting ones; who chooses an order keeps it', async () => {
  const { server, address } = open();
  await found();
  expect(asked(server)?.sort).toBe('newest');
  enter('搜索人才', '物理');
  await waitFor(() => expect(asked(server)).toMatchObject({ keyword: '物理', sort: 'fit' }));
  await choose('排序', '最近活跃');
  await waitFor(() => expect(asked(server)).toMatchObject({ keyword: '物理', sort: 'newest' }));
  expect(address()).toContain('sort=newest');
  await screen.findByText(/^214.* 人符合条件/);
});

test('another keyword forgets which parts of the one before were left out', async () => {
  const { server } = open('/search?keyword=%E7%89%A9%E7%90%86&ignore=x&stage=senior');
  await found();
  expect(asked(server)).toMatchObject({ keyword: '物理', ignore: 'x', stage: 'senior' });
  enter('搜索人才', '化学');
  await waitFor(() => expect(asked(server)?.keyword).toBe('化学'));
  expect([asked(server)?.ignore, asked(server)?.stage]).toEqual([undefined, 'senior']);
});

test('where nobody is found the conditions are cleared by one press', async () => {
  const { address } = open('/search?keyword=%E6%B2%A1%E6%9C%89&stage=senior');
  await screen.findByText('没有符合条件的人，试试去掉一两个条件');
  fireEvent.click(screen.getAllByRole('button', { name: '清空条件' }).at(-1) as HTMLElement);
  await found();
  expect(address()).toBe('/search');
});

test('where nobody is found a filter without which somebody is can be dropped', async () => {
  const { address } = open('/search?keyword=%E6%B2%A1%E6%9C%89&stage=senior&subject=math', {
    [FACETS]: { withoutOne: [{ name: 'stage', label: '学段', n: 12 }] } as never,
  });
  fireEvent.click(await screen.findByRole('button', { name: '不限学段，有 12 人' }));
  await waitFor(() => expect(address()).not.toContain('stage'));
  expect(address()).toContain('subject=math');
});

test('where the numbers beside the conditions are not known, people are found all the same', async () => {
  open('/search?stage=senior', { [FACETS]: unreachable });
  await found();
  expect(screen.queryByText('接口请求失败')).toBeNull();
});

test('a person is opened once, beside the list, and the list marks them as seen', async () => {
  const { server, address } = open();
  await found();
  fireEvent.click((await screen.findAllByText('林晓'))[0] as HTMLElement);
  await waitFor(() => expect(server.to(ONE)).toHaveLength(1));
  expect([address(), server.to(ONE)[0]?.query.via]).toEqual(['/search?id=7', 'search']);
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2));
  expect(server.to(ONE)).toHaveLength(1);
});

test('the folders are another part of the page, which closes the person of the first', async () => {
  const { address } = open('/search?id=7');
  await found();
  fireEvent.click(screen.getByRole('button', { name: '人才夹' }));
  await waitFor(() => expect(address()).toBe('/search?part=saved'));
});

test('greeting opens the card of that person, which may be left without a word', async () => {
  const { server } = open();
  await found();
  fireEvent.click((await screen.findAllByRole('button', { name: /打招呼/ }))[0] as HTMLElement);
  await screen.findByRole('dialog');
  expect(button('发送').disabled).toBe(true);
  press('取消');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
});

test('each person says when they were here last', async () => {
  const items = [0, 3].map((days) => ({
    id: String(days),
    name: `老师${days}`,
    revealed: true,
    activeAt: new Date(Date.now() - days * dayMs).toISOString(),
  }));
  open('/search', { [LIST]: { items, total: 214 } as never });
  const [today, before] = await screen.findAllByTestId('talent');
  within(today as HTMLElement).getByText('今天活跃');
  within(before as HTMLElement).getByText('3 天前活跃');
});

const post = {
  id: '3',
  title: '高中物理教师',
  place: '杭州·上城',
  stages: ['senior'],
  subjects: ['physics'],
  education: 'master',
  salary: { min: 16_000_000, max: 24_000_000, unit: 'year' as const },
};

test('a search begins from the own open post, and says how well each person fits it; it can be left', async () => {
  const person = { revealed: true, wish: '高中物理教师', lastEmployer: '青枫中学', identity: 'teacher' };
  const good = (text: string) => ({ text, good: true });
  const { server, address } = open('/search', {
    'GET /api/company/posts': { items: [post], counts: {} },
    [LIST]: {
      items: [
        { ...person, id: '7', name: '林晓', fit: { score: 96, reasons: [good('教物理'), good('期望在杭州')] } },
        { ...person, id: '8', fit: { score: 92, reasons: [good('教物理'), { text: '缺证', good: false }] } },
        { ...person, id: '9', name: '顾一诺', fit: { score: 90, reasons: [good('教物理')] } },
      ],
      total: 214,
    },
  });
  await found();
  expect(server.to(LIST).map(({ query }) => [query.stage, query.education, query.sort, query.postId])).toEqual([
    ['senior', 'master', 'fit', '3'],
  ]);
  expect(address()).toBe('/search?postId=3&stage=senior&subject=physics&education=master');
  const [fits, differs, also] = screen.getAllByTestId('talent').map((row) => within(row));
  for (const text of ['林晓', '曾任职青枫中学', '完全符合']) fits?.getByText(text);
  also?.getByText('顾一诺');
  for (const text of ['符合 1/2', '缺证']) differs?.getByText(text);
  expect(fits?.queryByText('高中物理教师')).toBeNull();
  await choose('为哪个职位找人', '不限职位');
  await waitFor(() => expect(address()).toBe('/search?postId=none'));
  expect(asked(server)).toMatchObject({ sort: 'newest' });
  expect(asked(server)?.postId).toBeUndefined();
});

test('what is typed leaves the post and its conditions, but not what was chosen besides, until the post is chosen again', async () => {
  const { server, address } = open('/search', { 'GET /api/company/posts': { items: [post], counts: {} } });
  await waitFor(() => expect(asked(server)).toMatchObject({ postId: '3', stage: 'senior', subject: 'physics' }));
  await choose('按学段筛选', '初中（0）');
  await waitFor(() => expect(asked(server)?.stage).toBe('senior,junior'));
  enter('搜索人才', '化学 班主任');
  await waitFor(() => expect(asked(server)?.keyword).toBe('化学 班主任'));
  expect(asked(server)).toMatchObject({ stage: 'senior,junior' });
  expect([asked(server)?.postId, asked(server)?.subject, asked(server)?.education]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await choose('为哪个职位找人', '高中物理教师（杭州·上城）');
  await waitFor(() => expect(asked(server)).toMatchObject({ postId: '3', stage: 'senior', subject: 'physics' }));
  enter('搜索人才', '班主任');
  await waitFor(() => expect(asked(server)).toMatchObject({ postId: '3', subject: 'physics', keyword: '班主任' }));
  expect(address()).toContain('education=master');
});
