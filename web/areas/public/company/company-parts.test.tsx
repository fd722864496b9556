import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Answers, serve, unreachable } from '#web/testing/serve.ts';
import { CompanyPage } from './company-page.tsx';
import { loadCompany } from './load-company.ts';

const DETAIL = 'GET /api/company/queryCompanyDetail';
const HOT = 'GET /api/company/getHostPostByCompanyId';
const POSTS = 'GET /api/company/getPostByCompanyId';
const ANSWERS = 'GET /api/companies/:id/answers';
const EXAMS = 'GET /api/exams';

function open(company: object = {}, more: Answers = {}, query = '') {
  const server = serve({
    [DETAIL]: {
      id: '9',
      name: '深圳市第一中学',
      type: 'public-school',
      status: 'approved',
      cityCode: '440300',
      cityName: '深圳',
      regionName: '广东省深圳市南山区',
      address: '科苑路 1 号',
      website: '',
      intro: '',
      source: null,
      facts: {},
      benefits: [],
      openPosts: 2,
      announcements: 0,
      experiences: 0,
      replyRate: 90,
      ...company,
    } as never,
    [HOT]: { items: [] } as never,
    [POSTS]: { items: [], total: 0 },
    [ANSWERS]: { deliveries: 40, days: [], medianHours: 6 } as never,
    [EXAMS]: { items: [] },
    'GET /api/posts/mine': {},
    ...more,
  } as Answers);
  const at = `/business/details?id=9${query}`;
  return { server, ...renderLoaded(loadCompany, (data) => <CompanyPage data={data} />, at) };
}
const ready = () => screen.findByRole('heading', { level: 1, name: /深圳市第一中学/ });
const answers = async () =>
  within((await screen.findByRole('heading', { name: '回音' })).closest('section') as HTMLElement);
const post = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  exam: null,
  urgent: false,
  deadline: null,
  ...more,
});

test('posts that are urgent stand first, then those that close soonest, then those without a day', async () => {
  open(
    {},
    {
      [HOT]: {
        items: [
          post('1', '无期限'),
          post('2', '晚截止', { deadline: '2099-12-01' }),
          post('3', '早截止', { deadline: '2099-11-01' }),
          post('4', '急聘岗', { urgent: true }),
        ],
      } as never,
    },
  );
  const list = within(await screen.findByRole('region', { name: '在招岗位' }));
  expect(list.getAllByRole('heading', { level: 3 }).map((one) => one.textContent?.slice(0, 3))).toEqual([
    '急聘岗',
    '早截止',
    '晚截止',
    '无期限',
  ]);
});

test('more posts than are shown lead to all of them; none say that new ones are told to followers', async () => {
  const { unmount } = open({ openPosts: 12 }, { [HOT]: { items: [post('1', '数学教师')] } as never });
  expect((await screen.findByRole('link', { name: '看全部 12 个岗位' })).getAttribute('href')).toBe(
    '/business/details?id=9&tab=posts',
  );
  unmount();
  open({ openPosts: 0 });
  await screen.findByText(/现在没有在招的岗位/);
  expect(screen.queryByRole('link', { name: /个在招岗位$/ })).toBeNull();
});

test('one figure alone is no overview, two are', async () => {
  const { unmount } = open({ facts: { staff: 200 } });
  await ready();
  expect(screen.queryByRole('region', { name: '学校概况' })).toBeNull();
  unmount();
  open({ facts: { staff: 200, founded: 1983 } });
  const figures = within(await screen.findByRole('region', { name: '学校概况' }));
  figures.getByText('教职工');
  figures.getByText('1983', { exact: false });
});

test('a school without an introduction says so, with where what is known of it comes from', async () => {
  open({ source: '深圳市教育局', sourceAt: '2026-11-01T02:00:00Z' });
  await screen.findByText('这家单位还没有写简介。');
  screen.getByText('资料来源：深圳市教育局，2026-11-01 收录。单位认证后可自行修改。');
});

test('how a school answers is its rate, its usual time and its deliveries of 30 days', async () => {
  open({}, { [ANSWERS]: { deliveries: 40, days: [], medianHours: 60 } as never });
  const card = await answers();
  expect(card.getByText('近 90 天回复率').parentElement?.textContent).toBe('90%近 90 天回复率');
  card.getByText('柱子：近 30 天，40 份投递');
  expect(card.getByText('一般多久答复').parentElement?.textContent).toBe('3天一般多久答复');
});

test.each([
  ['cannot be had', {}, { [ANSWERS]: unreachable }, /^回复 90%/],
  ['are too few', { replyRate: null }, {}, /^新单位$/],
])('where the answers %s, what lists say of them stands alone', async (_, company, more, said) => {
  open(company, more);
  expect((await answers()).getByText((_, element) => element?.className === 'echo').textContent).toMatch(said);
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('the way to a school has only what it gave; its own site opens apart', async () => {
  const { unmount } = open();
  const way = async () => within(await screen.findByRole('region', { name: '怎么到校' }));
  expect((await way()).getAllByRole('link')).toHaveLength(1);
  expect((await way()).queryByText(/^电话/)).toBeNull();
  unmount();
  open({ website: 'https://school.test/', facts: { hotline: '057588001234' } });
  const site = (await way()).getByRole('link', { name: /^官方网站/ });
  expect([site.getAttribute('href'), site.getAttribute('target')]).toEqual(['https://school.test/', '_blank']);
  (await way()).getByText('电话 0575-88001234');
});

test('projects of 公开招聘 stand with their state; they are looked for on the first part alone', async () => {
  const exam = {
    id: '7',
    title: '深圳市第一中学 2027 年公开招聘',
    status: 'published',
    headcount: 20,
    posts: 5,
    organiser: { id: '9', name: '深圳市第一中学', logoUrl: null },
    steps: [{ step: 'register', startsAt: '2020-01-01T01:00:00Z', endsAt: '2099-01-01T09:00:00Z', detail: '' }],
  };
  const { server, unmount } = open({}, { [EXAMS]: { items: [exam] } as never });
  const card = within((await screen.findByRole('heading', { name: '公开招聘' })).closest('section') as HTMLElement);
  card.getByText('报名中');
  expect(card.getAllByRole('link').map((one) => one.getAttribute('href'))).toContain('/exams/details?id=7');
  expect(server.to(EXAMS).map(({ query }) => query.organiserId)).toEqual(['9']);
  unmount();
  const posts = open({}, {}, '&tab=posts');
  await ready();
  expect(posts.server.to(EXAMS)).toEqual([]);
});

test('all posts of a school have pages that keep the part; without any the city is searched', async () => {
  const { unmount } = open(
    {},
    { [POSTS]: { items: [post('1', '数学教师')], total: 41 } as never },
    '&tab=posts&page=2',
  );
  const pages = within(await screen.findByRole('navigation', { name: '翻页' }));
  expect(pages.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe(
    '/business/details?id=9&tab=posts&page=3',
  );
  expect(pages.getByRole('link', { name: '第 1 页' }).getAttribute('href')).toBe('/business/details?id=9&tab=posts');
  unmount();
  open({}, {}, '&tab=posts');
  expect((await screen.findByRole('link', { name: '看深圳的其他岗位' })).getAttribute('href')).toBe(
    '/jobs?cityCode=440300',
  );
});

test('a school that claimed its page is marked, one that did not is said to be unclaimed', async () => {
  const { unmount } = open();
  expect((await ready()).textContent).toContain('已认证');
  unmount();
  open({ status: 'unclaimed' }, { 'GET /api/companies/:id/interest': { posts: 3, saved: 2, applied: 0 } });
  await waitFor(async () => expect((await ready()).textContent).toContain('未认领'));
  screen.getByText(/3 个岗位在招，2 位教师收藏。/);
});
