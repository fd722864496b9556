import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { FollowsPane } from './favourites-page.tsx';
import { PostsPane } from './posts-pane.tsx';
import { SearchesPane } from './searches-pane.tsx';

const now = Date.parse('2026-11-23T04:00:00.000Z');
const favourites = api['GET /api/favourites'].returns;
const follows = api['GET /api/follows'].returns;
const searches = api['GET /api/searches'].returns;

const marks = { 'GET /api/posts/mine': {}, 'GET /api/posts/fits': [] };

beforeEach(() => signIn.seeker());

const post = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  status: 'open' as const,
  company: { id: '9', name: '深圳中学', claimed: true },
  ...more,
});
const postsOf = (...items: object[]) => sampleOf(favourites, { items } as Some<ReturnType<typeof favourites.parse>>);

test('a post that is let go stays in its place and can be kept again; a double click is one', async () => {
  const server = serve({
    ...marks,
    'DELETE /api/posts/:id/favourite': null,
    'PUT /api/posts/:id/favourite': null,
  });
  const { user } = renderPage(<PostsPane list={postsOf(post('1', '高中物理教师'))} now={now} />);
  await user.dblClick(screen.getByRole('button', { name: '取消收藏：高中物理教师' }));
  expect(server.to('DELETE /api/posts/:id/favourite')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: '投递：高中物理教师' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '重新收藏：高中物理教师' }));
  await screen.findByRole('button', { name: '取消收藏：高中物理教师' });
  expect(server.to('PUT /api/posts/:id/favourite')).toHaveLength(1);
});

test('what closes soon stands before the rest, what was applied for last', () => {
  serve(marks);
  const posts = [
    post('1', '高中物理教师', { deadline: '2026-11-24', deliveryStatus: 'viewed' }),
    post('2', '初中数学教师', { deadline: '2026-12-31' }),
    post('3', '小学语文教师', { deadline: '2026-11-30' }),
  ];
  renderPage(<PostsPane list={postsOf(...posts)} now={now} />);
  expect(screen.getAllByRole('listitem').map((line) => /..[一-龥]{4}/.exec(line.textContent ?? '')?.[0])).toEqual([
    '小学语文教师',
    '初中数学教师',
    '高中物理教师',
  ]);
});

test('a post that could not be let go is a favourite as before', async () => {
  serve({ ...marks, 'DELETE /api/posts/:id/favourite': unreachable });
  renderPage(<PostsPane list={postsOf(post('77', '高中物理教师'))} now={now} />);
  fireEvent.click(screen.getByRole('button', { name: '取消收藏：高中物理教师' }));
  await screen.findByText('接口请求失败');
  await screen.findByRole('button', { name: '取消收藏：高中物理教师', pressed: true });
  screen.getByRole('link', { name: '投递：高中物理教师' });
});

test.each([
  [{ status: 'closed' }, null, '已停止招聘'],
  [{ deadline: '2026-11-23' }, '投递：高中物理教师', '今天截止'],
  [{ deadline: '2026-11-26' }, '投递：高中物理教师', '11-26 截止'],
  [{ deliveryStatus: 'viewed' }, '看进度：高中物理教师', null],
  [{ deliveryStatus: 'withdrawn' }, '再次投递：高中物理教师', null],
])('a kept post with %j leads on by %s and is marked %s', async (more, link, tag) => {
  serve(marks);
  renderPage(<PostsPane list={postsOf(post('1', '高中物理教师', more))} now={now} />);
  await act(async () => undefined);
  const names = screen.queryAllByRole('link').map((one) => one.getAttribute('aria-label'));
  expect(names.filter(Boolean)).toEqual(link ? [link] : []);
  if (tag) screen.getByText(tag);
});

test('more posts are added to the list, and the button goes with the last page', async () => {
  serve({ ...marks, 'GET /api/favourites': { items: [post('2', '初中数学教师')] } });
  const list = { ...postsOf(post('1', '高中物理教师')), nextCursor: 'next' };
  const { user } = renderPage(<PostsPane list={list} now={now} />);
  await user.click(screen.getByRole('button', { name: '再看一些' }));
  await screen.findByText('初中数学教师');
  screen.getByText('高中物理教师');
  expect(screen.queryByRole('button', { name: '再看一些' })).toBeNull();
});

const search = { id: '1', name: '深圳物理', query: 'keyword=%E7%89%A9%E7%90%86&cityCode=440300', alerts: true };
const openSearches = (...items: object[]) =>
  renderPage(<SearchesPane list={sampleOf(searches, items as Some<ReturnType<typeof searches.parse>>)} now={now} />);

test('a saved search is renamed in place; where that fails the old name is back', async () => {
  const server = serve({ 'PATCH /api/searches/:id': unreachable });
  const { user } = openSearches(search);
  const rename = async (name: string) => {
    await user.click(screen.getByRole('button', { name: '改名：深圳物理' }));
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: name } });
    await user.click(screen.getByRole('button', { name: '保存' }));
  };
  await rename('物理岗');
  await screen.findByText('接口请求失败');
  await screen.findByText('深圳物理');
  server.change({ 'PATCH /api/searches/:id': { ...search, name: '物理岗' } });
  await rename(' 物理岗 ');
  await screen.findByText('已保存');
  expect(server.to('PATCH /api/searches/:id').at(-1)?.body).toEqual({ name: '物理岗' });
  screen.getByText('物理岗');
});

test('its alerts are switched, and it leads to its search with the newest first', async () => {
  const server = serve({ 'PATCH /api/searches/:id': { ...search, alerts: false } });
  const { user } = openSearches(search);
  await user.click(screen.getByRole('checkbox', { name: /新职位提醒/ }));
  await screen.findByText('已保存');
  expect(server.sent[0]?.body).toEqual({ alerts: false });
  expect(screen.getByRole('link', { name: '查看' }).getAttribute('href')).toBe(`/jobs?${search.query}&sort=newest`);
});

test('a deleted search is brought back with its name and filters; one that could not be deleted stays', async () => {
  const server = serve({
    'DELETE /api/searches/:id': () => refusal('UNAVAILABLE'),
    'POST /api/searches': { ...search, id: '2' },
  });
  const { user } = openSearches(search);
  await user.click(screen.getByRole('button', { name: '删除：深圳物理' }));
  await screen.findByText('服务暂时不可用，请稍后再试');
  await screen.findByRole('button', { name: '删除：深圳物理' });
  server.change({ 'DELETE /api/searches/:id': null });
  await user.click(screen.getByRole('button', { name: '删除：深圳物理' }));
  await user.click(await screen.findByRole('button', { name: '恢复' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '恢复' })).toBeNull());
  expect(server.to('POST /api/searches')[0]?.body).toEqual({
    name: '深圳物理',
    alerts: true,
    filters: { keyword: '物理', cityCode: '440300' },
  });
});

test('a followed company is left and followed again; a refusal takes the change back', async () => {
  const server = serve({ 'DELETE /api/companies/:id/follow': () => refusal('UNAVAILABLE') });
  const company = { id: '9', name: '深圳中学' };
  const list = sampleOf(follows, { items: [{ company, newPosts: 2 }] });
  const { user } = renderPage(<FollowsPane list={list} now={now} />);
  await user.click(screen.getByRole('button', { name: '取消关注：深圳中学' }));
  await screen.findByText('服务暂时不可用，请稍后再试');
  await screen.findByRole('button', { name: '取消关注：深圳中学' });
  server.change({ 'DELETE /api/companies/:id/follow': null });
  await user.click(screen.getByRole('button', { name: '取消关注：深圳中学' }));
  await screen.findByText('已取消关注');
  screen.getByRole('button', { name: '关注：深圳中学', pressed: false });
});

test.each([
  ['posts', () => <PostsPane list={postsOf()} now={now} />, '还没有收藏职位', '/jobs'],
  ['follows', () => <FollowsPane list={sampleOf(follows, {})} now={now} />, '还没有关注单位', '/business'],
  ['searches', () => <SearchesPane list={[]} now={now} />, '还没有订阅的搜索', '/jobs'],
])('an empty pane of %s says what it is for and leads on', (_, pane, text, href) => {
  renderPage(pane());
  screen.getByText(text);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});
