import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { button, noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { HistoryPane } from '../favourites/favourites-page.tsx';

const LIST = 'GET /api/history';
const ONE = 'DELETE /api/history/:id';
const ALL = 'DELETE /api/history';
const now = Date.parse('2026-11-23T04:00:00.000Z');

const seen = (id: string, title: string) => ({
  post: { id, title, status: 'open' as const, company: { id: '9', name: '深圳中学', claimed: true } },
  seenAt: '2026-11-23T03:00:00.000Z',
});
const three = [seen('1', '物理教师'), seen('2', '化学教师'), seen('3', '生物教师')];

function open({ items = three, nextCursor = null as string | null } = {}) {
  const server = serve({ 'GET /api/posts/mine': {}, 'GET /api/posts/fits': [], [ONE]: null, [ALL]: null });
  const list = sampleOf(api[LIST].returns, { items, nextCursor });
  return { server, ...renderPage(<HistoryPane list={list} now={now} />) };
}
const titles = () =>
  screen.queryAllByRole('button', { name: /^移除：/ }).map((one) => one.getAttribute('aria-label')?.slice(3));

beforeEach(() => signIn.seeker());

test('a post goes at once; the last one leaves what the list is for', async () => {
  const { server } = open({ items: three.slice(0, 2) });
  press('移除：物理教师');
  expect(titles()).toEqual(['化学教师']);
  press('移除：化学教师');
  await screen.findByText('没有浏览记录');
  await waitFor(() => expect(server.to(ONE).map(({ params }) => params.id)).toEqual(['1', '2']));
});

test('a post that could not be removed is back in its place, and those removed meanwhile stay away', async () => {
  const { server } = open();
  const slow = later<never>();
  server.change({ [ONE]: ({ params }: Sent) => (params.id === '1' ? slow.promise : null) });
  press('移除：物理教师');
  press('移除：生物教师');
  expect(titles()).toEqual(['化学教师']);
  await act(async () => slow.reject(new TypeError('Failed to fetch')));
  await screen.findByText('接口请求失败');
  expect(titles()).toEqual(['物理教师', '化学教师']);
});

test('all goes after a yes only', async () => {
  const { server } = open();
  press('清空浏览记录');
  fireEvent.click(await screen.findByRole('button', { name: '取消' }));
  expect([titles().length, server.to(ALL)]).toEqual([3, []]);
  press('清空浏览记录');
  fireEvent.click(await screen.findByRole('button', { name: '清空' }));
  await screen.findByText('浏览记录已清空');
  screen.getByText('没有浏览记录');
  expect(server.to(ALL)).toHaveLength(1);
});

test('what could not be cleared stands again, and nothing is said to be cleared', async () => {
  const { server } = open();
  server.change({ [ALL]: unreachable });
  press('清空浏览记录');
  fireEvent.click(await screen.findByRole('button', { name: '清空' }));
  await screen.findByText('接口请求失败');
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByText('浏览记录已清空')).toBeNull();
});

test('older posts are added below; where they did not come the button stays', async () => {
  const { server } = open({ items: three.slice(0, 1), nextCursor: 'next' });
  server.change({ [LIST]: unreachable });
  press('再看一些');
  await screen.findByText('接口请求失败');
  await waitFor(() => expect(button('再看一些').disabled).toBe(false));
  server.change({ [LIST]: { items: [seen('4', '地理教师')], nextCursor: null } });
  press('再看一些');
  await waitFor(() => expect(titles()).toEqual(['物理教师', '地理教师']));
  expect(server.to(LIST)[1]?.query.cursor).toBe('next');
  noButton('再看一些');
});

test('where the last one shown goes, older ones take its place; all that is cleared brings none back', async () => {
  const { server } = open({ items: three.slice(0, 1), nextCursor: 'next' });
  server.change({ [LIST]: { items: [seen('4', '地理教师')], nextCursor: 'more' } });
  press('移除：物理教师');
  await waitFor(() => expect(titles()).toEqual(['地理教师']));
  press('清空浏览记录');
  fireEvent.click(await screen.findByRole('button', { name: '清空' }));
  await screen.findByText('没有浏览记录');
  expect(server.to(LIST)).toHaveLength(1);
});
