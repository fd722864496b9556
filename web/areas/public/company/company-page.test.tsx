import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setNavigator } from '#web/api/navigator.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { CompanyPage } from './company-page.tsx';
import { loadCompany } from './load-company.ts';

const DETAIL = 'GET /api/company/queryCompanyDetail';
const MINE = 'GET /api/companies/:id/mine';
const FOLLOW = 'PUT /api/companies/:id/follow';
const LEAVE = 'DELETE /api/companies/:id/follow';
const POSTS = 'GET /api/company/getPostByCompanyId';
const detail = (more: object = {}) =>
  ({
    id: '9',
    name: '深圳市第一中学',
    type: 'public-school',
    status: 'approved',
    cityCode: '440300',
    cityName: '深圳',
    openPosts: 3,
    announcements: 2,
    experiences: 0,
    ...more,
  }) as never;

function open(at = '/business/details?id=9', more: object = {}) {
  const server = serve({
    [DETAIL]: detail(),
    [MINE]: { followed: false },
    [POSTS]: { items: [], total: 0 },
    'GET /api/company/getHostPostByCompanyId': { items: [] } as never,
    'GET /api/companies/:id/answers': {} as never,
    'GET /api/companies/:id/announcements': { items: [] },
    'GET /api/companies/:id/experiences': {},
    'GET /api/companies': { items: [] },
    'GET /api/exams': { items: [] },
    'GET /api/posts/mine': {},
    ...more,
  });
  return { server, ...renderLoaded(loadCompany, (data) => <CompanyPage data={data} />, at) };
}
const title = () => screen.findByRole('heading', { level: 1, name: /深圳市第一中学/ });
const button = (name: string) => screen.findByRole('button', { name: `${name}：深圳市第一中学` });

beforeEach(() => signIn.seeker());

test('a school is followed at once, and left again', async () => {
  const answer = later<null>();
  const { server, user } = open(undefined, { [FOLLOW]: () => answer.promise, [LEAVE]: null });
  await title();
  await user.click(await button('关注'));
  await button('取消关注');
  await act(async () => answer.resolve(null));
  await screen.findByText('已关注，有新岗位会告诉你');
  await user.click(await button('取消关注'));
  await screen.findByText('已取消关注');
  expect([server.to(FOLLOW)[0]?.params.id, server.to(LEAVE)[0]?.params.id]).toEqual(['9', '9']);
});

test('two presses in a row follow once, and do not leave it again', async () => {
  const { server, user } = open(undefined, { [FOLLOW]: null, [LEAVE]: null });
  await title();
  await user.dblClick(await button('关注'));
  await screen.findByText('已关注，有新岗位会告诉你');
  await button('取消关注');
  expect([server.to(FOLLOW).length, server.to(LEAVE).length]).toEqual([1, 0]);
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['refused', () => refusal('CONFLICT', '最多关注 200 家单位'), '最多关注 200 家单位'],
])('what could not be followed is not shown as followed (%s)', async (_, answer, said) => {
  const { user } = open(undefined, { [FOLLOW]: answer });
  await title();
  await user.click(await button('关注'));
  await screen.findByText(said);
  await button('关注');
});

test('what is followed already is known, unless that cannot be asked', async () => {
  const { unmount } = open(undefined, { [MINE]: { followed: true } });
  await title();
  await button('取消关注');
  unmount();
  open(undefined, { [MINE]: unreachable });
  await title();
  await button('关注');
});

test('a visitor is led to sign in, and nothing is sent', async () => {
  localStorage.clear();
  const { useSession } = await import('#web/session/session-store.ts');
  const { emptySession } = await import('#web/session/session-store.ts');
  act(() => useSession.setState(emptySession, true));
  const go = vi.fn();
  const { server } = open();
  await title();
  setNavigator(go);
  fireEvent.click(await button('关注'));
  expect(go).toHaveBeenCalledOnce();
  expect([server.to(MINE), server.to(FOLLOW)]).toEqual([[], []]);
});

test('the parts of a school are addresses; what it has none of is no part, unless it is asked for', async () => {
  open();
  await title();
  const parts = () => within(screen.getByRole('navigation', { name: '单位主页' })).getAllByRole('link');
  expect(parts().map(({ textContent }) => textContent)).toEqual(['主页', '在招岗位 3', '公告 2']);
});

test('an empty part says what helps', async () => {
  const { unmount } = open('/business/details?id=9&tab=posts');
  await screen.findByText('暂时没有在招的岗位');
  screen.getByRole('link', { name: '看深圳的其他岗位' });
  unmount();
  open('/business/details?id=9&tab=announcements');
  await screen.findByText('这家单位还没有公告');
});

test('announcements lead to themselves, page by page', async () => {
  const items = [{ id: '5', title: '2027 年公开招聘公告', publishedAt: '2027-03-01T01:00:00Z' }];
  open('/business/details?id=9&tab=announcements', { 'GET /api/companies/:id/announcements': { items, total: 45 } });
  const link = await screen.findByRole('link', { name: /2027 年公开招聘公告/ });
  expect(link.getAttribute('href')).toContain('id=5');
  const pages = screen.getAllByRole('link').map((one) => one.getAttribute('href') ?? '');
  expect(pages.some((href) => href.includes('tab=announcements') && href.includes('page=3'))).toBe(true);
});

test('a school that is not there is an error of the page; parts beside it that fail are not', async () => {
  const { unmount } = open(undefined, {
    'GET /api/companies/:id/answers': unreachable,
    'GET /api/companies': unreachable,
    'GET /api/exams': unreachable,
    'GET /api/company/getHostPostByCompanyId': unreachable,
  });
  await title();
  unmount();
  open('/business/details?id=9', { [DETAIL]: () => refusal('NOT_FOUND') });
  await waitFor(() => expect(document.body.textContent).toMatch(/没有这一页/));
});

const READ = 'GET /api/announcements/:id';
const announcement = {
  id: '5',
  title: '春季招聘公告',
  body: '本校招聘。',
  attachments: [],
  publishedAt: '2027-03-01T01:00:00Z',
  updatedAt: '2027-03-01T01:00:00Z',
  company: { id: '9', name: '深圳市第一中学' },
  posts: [],
} as never;

test('an announcement stands at its address on the page of its school, under the tab of all of them', async () => {
  const { server } = open('/business/announcements/details?id=5', { [READ]: announcement });
  await title();
  await screen.findByRole('heading', { level: 2, name: '春季招聘公告' });
  const tabs = screen.getByRole('navigation', { name: '单位主页' });
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('公告 2');
  expect(server.to(DETAIL).map(({ query }) => query.companyId)).toEqual(['9']);
});

test.each(['?id=x', '', '?id=0'])('"%s" is no announcement, and none is asked for', async (query) => {
  const { server } = open(`/business/announcements/details${query}`, { [READ]: announcement });
  await screen.findByText('404');
  expect(server.to(READ)).toEqual([]);
});

test('an announcement that was taken away is a page that is not there', async () => {
  open('/business/announcements/details?id=5', { [READ]: () => refusal('NOT_FOUND') });
  await screen.findByText('404');
});
