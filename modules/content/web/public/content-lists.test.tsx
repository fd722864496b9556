import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { later, serve } from '#web/testing/serve.ts';
import { ListPage } from './list-page.tsx';
import { loadList } from './load-content.ts';

const today = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const admission = (id: string, title: string, opens: number, closes: number) => ({
  id,
  kind: 'admission' as const,
  title,
  admission: {
    school: '华南师范大学',
    programme: '学科教学',
    website: 'https://a.test/',
    plan: 30,
    opensOn: today(opens),
    closesOn: today(closes),
  },
});
const guide = (id: string, title: string) => ({
  id,
  kind: 'guide' as const,
  title,
  guide: {
    steps: [
      { title: '网上报名', text: '在官网填写。' },
      { title: '现场确认', text: '带证件。' },
    ],
    checklist: ['身份证', '学位证'],
  },
});
const policy = (id: string, title: string) => ({
  id,
  kind: 'policy' as const,
  title,
  policy: { number: '深教〔2027〕1 号', issuer: '市教育局', originalUrl: 'https://a.test/' },
});

/** The lists of what one reads: the same frame around each kind. */
const lists = {
  article: { call: 'GET /api/content/articles', at: '/consultation' },
  admission: { call: 'GET /api/content/admissions', at: '/recruitstudents' },
  lecture: { call: 'GET /api/content/lectures', at: '/entrepreneurship/expert' },
  guide: { call: 'GET /api/content/guides', at: '/entrepreneurship/guide' },
  policy: { call: 'GET /api/content/policies', at: '/entrepreneurship/policy' },
} as const;

function open(kind: keyof typeof lists, answer: unknown, query = '') {
  const { call, at } = lists[kind];
  const server = serve({ [call]: answer as never });
  const page = renderLoaded(loadList, (data) => <ListPage data={data} />, `${at}${query}`);
  return { server, ...page };
}
const found = (items: object[], total = items.length) => ({ items, total });
const titles = () => screen.getAllByRole('article').map((one) => within(one).getAllByRole('link')[0]?.textContent);

test('what one can still apply to stands first, then what opens; what is over is away', async () => {
  open(
    'admission',
    found([
      admission('1', '已截止', -30, -2),
      admission('2', '还没开始', 5, 20),
      admission('3', '后截止', -3, 9),
      admission('4', '先截止', -3, 2),
    ]),
  );
  await screen.findByText('还没开始');
  expect(titles()).toEqual(['先截止', '后截止', '还没开始']);
  const inGroup = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('article').length;
  expect(['正在报名', '即将报名'].map(inGroup)).toEqual([2, 1]);
});

test('category and place narrow together; another choice begins at the first page', async () => {
  open('admission', found([admission('1', '教育硕士', -3, 9)]), '?cityCode=440000&page=3');
  await screen.findByText('教育硕士');
  const links = screen.getAllByRole('link').map((one) => one.getAttribute('href') ?? '');
  const narrowed = links.filter((href) => href.includes('category='));
  expect(narrowed.length).toBeGreaterThan(1);
  expect(narrowed.every((href) => href.includes('cityCode=440000') && !href.includes('page='))).toBe(true);
});

test('what is no filter of the list is left out of the question', async () => {
  const { server } = open('guide', found([guide('1', '教师资格认定')]), '?category=gold&cityCode=x&page=-2');
  await screen.findByText('教师资格认定');
  expect(server.to('GET /api/content/guides')[0]?.query).toEqual({ page: '1' });
});

test.each([
  ['admission', '没有符合条件的招生项目', '?cityCode=440000'],
  ['guide', '这个主题还没有指导', '?page=2'],
  ['policy', '没有符合条件的政策', '?cityCode=440000'],
] as const)(
  'an empty list of %s that was narrowed leads to all of it; without a filter to the posts',
  async (kind, said, query) => {
    const { unmount } = open(kind, found([]), query);
    await screen.findByText(said);
    expect(screen.getByRole('link', { name: /^全部(项目|指导|政策)$/ }).getAttribute('href')).toBe(lists[kind].at);
    unmount();
    open(kind, found([]));
    await screen.findByText('内容正在准备');
    expect(screen.getByRole('link', { name: '看职位' }).getAttribute('href')).toBe('/jobs');
  },
);

test('a guide shows how far one has come in it, as it was ticked on this device', async () => {
  localStorage.setItem('jyrc_guide_ticks', JSON.stringify({ 1: ['网上报名', '别的'], 2: 'broken' }));
  open('guide', found([guide('1', '教师资格认定'), guide('2', '普通话测试')]));
  await screen.findByText('已完成 1/2');
  screen.getByText('2 样材料');
});

test('what is kept on the device and is no list of ticks harms nothing', async () => {
  localStorage.setItem('jyrc_guide_ticks', '{broken');
  open('guide', found([guide('1', '教师资格认定')]));
  await screen.findByText('2 样材料');
});

test('a policy stands with its number', async () => {
  open('policy', found([policy('1', '人才引进办法')]));
  await screen.findByText('人才引进办法');
  screen.getAllByText('深教〔2027〕1 号');
});

test('what places pay stands first, from the highest; rules and programmes follow', async () => {
  const pays = (id: string, name: string, max: number) => {
    const one = policy(id, name);
    return { ...one, place: name, policy: { ...one.policy, settling: { min: 10_000_000, max } } };
  };
  open('policy', found([policy('1', '公费教育办法'), pays('2', '成都', 40_000_000), pays('3', '深圳', 100_000_000)]));
  await screen.findByRole('region', { name: /各地安家费/ });
  expect(titles()).toEqual(['深圳', '成都', '公费教育办法']);
});

test('while another page is on its way the old one is not shown as it', async () => {
  const { server, user } = open('policy', found([policy('1', '人才引进办法')], 60));
  await screen.findByText('人才引进办法');
  const answer = later<object>();
  server.change({ 'GET /api/content/policies': () => answer.promise as never });
  await user.click(screen.getAllByRole('link', { name: /下一页|2/ })[0] as HTMLElement);
  await screen.findByRole('status', { name: '正在加载' });
  expect(screen.queryByText('人才引进办法')).toBeNull();
  answer.resolve(found([policy('2', '安家补贴办法')], 60));
  await waitFor(() => screen.getByText('安家补贴办法'));
});

test('lectures stand by their day with their state, and what is over can be watched again', async () => {
  const lecture = (id: string, title: string, days: number, more: object = {}) => ({
    id,
    kind: 'lecture' as const,
    title,
    lecture: {
      speaker: '周老师',
      startsAt: `${today(days)}T11:30:00Z`,
      endsAt: `${today(days)}T13:00:00Z`,
      outline: ['打分表怎么看，30 分钟', '当场打分，60 分钟'],
      capacity: 100,
      signed: 100,
      replayUrl: '',
      ...more,
    },
  });
  open(
    'lecture',
    found([
      lecture('1', '后一场', 9),
      lecture('2', '先一场', 2),
      lecture('3', '讲过的', -4, { replayUrl: 'https://a.test/7' }),
      lecture('4', '没有回放的', -9),
    ]),
  );
  await screen.findByText('先一场');
  expect(titles()).toEqual(['先一场', '后一场', '讲过的', '没有回放的']);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part('即将开始').getAllByText('已满，可候补')).toHaveLength(2);
  expect(part('往期回放').getAllByText(/^(可看回放|已结束)$/)).toHaveLength(2);
});

test('就业创业 is another address of the guides, with its own title, in the order of a teacher’s way', async () => {
  const { call } = lists.guide;
  const of = (id: string, title: string, category: string) => ({ ...guide(id, title), category });
  serve({ [call]: found([of('2', '入职第一周', 'onboarding'), of('1', '资格认定', 'certificate')]) as never });
  const loaded = renderLoaded(
    loadList,
    (data) => (
      <>
        <ListPage data={data} />
        <output>{data.title}</output>
      </>
    ),
    '/entrepreneurship',
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('指南');
  screen.getByText('就业创业');
  expect(titles()).toEqual(['资格认定', '入职第一周']);
  loaded.unmount();
});

test('one heading stands over all lists, which the tabs tell apart', async () => {
  open('policy', found([policy('1', '人才引进办法')]));
  await screen.findByText('人才引进办法');
  screen.getByRole('heading', { level: 1, name: '指南' });
  expect(screen.queryByRole('link', { name: /RSS/ })).toBeNull();
});
