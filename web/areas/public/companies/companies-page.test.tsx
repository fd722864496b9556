import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { crestUrl } from '#contract/site/crest.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { later, serve } from '#web/testing/serve.ts';
import { CompaniesPage } from './companies-page.tsx';
import { loadCompanies } from './load-companies.ts';

const LIST = 'GET /api/companies';
const company = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  type: 'public-school' as const,
  cityName: '深圳',
  replyRate: 92,
  replyMinutes: 420,
  openPosts: 3,
  status: 'approved' as const,
  ...more,
});
const found = (items: object[], more: object = {}) =>
  ({ items, total: items.length, byType: { 'public-school': 40 }, ...more }) as never;

function open(answer: unknown = found([company('9', '深圳市第一中学')]), at = '/business') {
  const server = serve({
    [LIST]: answer as never,
    'GET /api/site/regions': [{ code: '330700', name: '金华' }],
  });
  return { server, ...renderLoaded(loadCompanies, (data) => <CompaniesPage data={data} />, at) };
}

test('a school leads to its page, with what one weighs before', async () => {
  open();
  const tile = within(await screen.findByRole('article'));
  expect(tile.getByRole('link', { name: '深圳市第一中学' }).getAttribute('href')).toBe('/business/details?id=9');
  expect(screen.getByRole('article').textContent).toContain('回复 92% · 一般 7 小时');
});

test('a school shows its photograph, or its crest on a tile of the same size', async () => {
  open(found([company('9', '深圳市第一中学', { coverUrl: '/uploads/1/a.webp' }), company('8', '深圳市第二中学')]));
  const [first, second] = await screen.findAllByRole('article');
  within(first as HTMLElement).getByRole('img', { name: '深圳市第一中学的照片' });
  expect(within(second as HTMLElement).queryByRole('img', { name: /的照片/ })).toBeNull();
  expect(second?.querySelector('img[width="96"]')?.getAttribute('src')).toBe(crestUrl('深圳市第二中学'));
});

test('a photograph that a school above has already shows nothing of the next: its crest stands instead', async () => {
  const coverUrl = '/uploads/1/a.webp';
  open(found([company('9', '深圳市第一中学', { coverUrl }), company('8', '深圳市第二中学', { coverUrl })]));
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('img', { name: /的照片/ })).toHaveLength(1);
});

test('one that nobody claimed and that answers nobody says so', async () => {
  open(found([company('9', '乡镇中心小学', { status: 'unclaimed', replyRate: null, openPosts: 0 })]));
  const tile = within(await screen.findByRole('article'));
  tile.getByText('未认领');
});

test('filters stand in the address and keep each other, the order and the word', async () => {
  const { user, address, server } = open(undefined, '/business?keyword=一中&sort=posts');
  await screen.findByRole('article');
  await user.click(screen.getByRole('link', { name: /^中小学/ }));
  await waitFor(() => expect(address()).toContain('companyType='));
  expect(address()).toContain('sort=posts');
  expect(server.to(LIST).at(-1)?.query).toMatchObject({ keyword: '一中', sort: 'posts' });
});

test('while another choice is on its way the list is not the old one', async () => {
  const { user, server } = open();
  await screen.findByRole('article');
  const answer = later<never>();
  server.change({ [LIST]: () => answer.promise });
  await user.click(screen.getByRole('link', { name: '在招多的在前' }));
  await screen.findByRole('status', { name: '正在加载单位' });
  expect(screen.queryByRole('article')).toBeNull();
  answer.resolve(found([company('8', '深圳中学')]));
  await screen.findByRole('link', { name: '深圳中学' });
});

test('nothing found leads to all', async () => {
  open(found([]), '/business?keyword=没有的学校');
  await screen.findByText('没有找到这样的单位');
  expect(screen.getByRole('link', { name: '看全部单位' }).getAttribute('href')).toBe('/business');
  expect(screen.queryByRole('navigation', { name: /分页|页/ })).toBeNull();
});

test('pages keep the filters, the first one has no number, and the last is where the list ends', async () => {
  open(found([company('9', '深圳市第一中学')], { total: 5_000 }), '/business?sort=posts&page=2');
  await screen.findByRole('article');
  const links = screen.getAllByRole('link').map((one) => one.getAttribute('href') ?? '');
  const pages = links.filter((href) => href.includes('page='));
  expect(pages.every((href) => href.includes('sort=posts'))).toBe(true);
  expect(Math.max(...pages.map((href) => Number(/page=(\d+)/.exec(href)?.[1])))).toBe(42);
  expect(links).toContain('/business?sort=posts');
});

test('a city that is not among the usual ones stands with them while it is chosen', async () => {
  open(undefined, '/business?cityCode=330700');
  await screen.findByRole('article');
  expect(screen.getAllByRole('link', { name: '金华' })[0]?.getAttribute('aria-current')).toBeTruthy();
});
