import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';

const HOME = 'GET /api/home';

const post = (id: string, title: string) => sampleOf(api[HOME].returns.shape.newest.element, { id, title, exam: null });

function open(home: object = {}, more: Answers = {}, query = '') {
  const server = serve({
    [HOME]: {
      hot: { 数学: [post('1', '数学教师')], 语文: [post('2', '语文教师')], 英语: [] },
      newest: [],
      ...home,
    } as never,
    'GET /api/posts/open-to': {},
    'GET /api/content/home': {},
    'GET /api/posts/mine': {},
    ...more,
  } as Answers);
  return { server, ...renderLoaded(loadHome, (data) => <HomePage data={data} />, `/${query}`) };
}
const hot = async () => within(await screen.findByRole('region', { name: '热门岗位' }));
const titles = async () => (await hot()).getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

test('one kind of hot posts is open; another is an address, an empty one is none, an unknown one is the first', async () => {
  const { user, address, unmount } = open();
  expect(await titles()).toEqual(['数学教师']);
  const pill = (await hot()).getByLabelText(/^分类/, { selector: 'summary' });
  const kinds = within(pill.parentElement as HTMLElement).getAllByRole('link');
  expect(kinds.map((kind) => kind.textContent)).toEqual(['数学', '语文']);
  await user.click(kinds[1] as HTMLElement);
  await waitFor(async () => expect(await titles()).toEqual(['语文教师']));
  expect(decodeURIComponent(address())).toContain('hot=语文');
  unmount();
  open({}, {}, '?hot=不存在');
  expect(await titles()).toEqual(['数学教师']);
});

test('a city without posts says so, and leads to the whole country', async () => {
  open({ hot: {} }, {}, '?cityCode=440300');
  await screen.findByText('这里暂时没有在招岗位');
  expect(screen.getByRole('link', { name: '看全国职位' }).getAttribute('href')).toBe('/jobs');
});

test.each([
  ['cannot be reached', unreachable],
  ['refuses', () => refusal('UNAVAILABLE')],
])('where the server %s all but the posts, the page stands with them and says nothing', async (_, failed) => {
  open({}, Object.fromEntries(['GET /api/posts/open-to', 'GET /api/content/home'].map((key) => [key, failed])));
  expect(await titles()).toEqual(['数学教师']);
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('a district is its city; what is no place is the country', async () => {
  const { server, unmount } = open({}, {}, '?cityCode=440305');
  await hot();
  expect(server.to(HOME).map(({ query }) => query.cityCode)).toEqual(['440300']);
  unmount();
  const other = open({}, {}, '?cityCode=shenzhen');
  await hot();
  expect(other.server.to(HOME).map(({ query }) => query.cityCode)).toEqual([undefined]);
});

test('a home that cannot be had is an error of the page, and is asked for again', async () => {
  const { server, user } = open({}, { [HOME]: unreachable });
  const again = await screen.findByRole('button', { name: '重试' });
  server.change({ [HOME]: { hot: { 数学: [post('1', '数学教师')] }, newest: [] } as never });
  await user.click(again);
  expect(await titles()).toEqual(['数学教师']);
});
