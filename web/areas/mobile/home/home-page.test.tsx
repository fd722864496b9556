import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/people.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { MobileHomePage } from './home-page.tsx';
import { loadMobileHome } from './load-home.ts';

const HOME = 'GET /api/home';
const post = (id: string, title: string) => sampleOf(api[HOME].returns.shape.newest.element, { id, title, exam: null });
const posts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => post(String(from + at), `岗位 ${from + at}`));

function open(home: object = {}, more: Answers = {}, query = '') {
  const server = serve({
    [HOME]: {
      hot: { math: posts(1, 3), chinese: posts(3, 6) },
      newest: posts(21, 23),
      hotWords: ['小学语文', '班主任'],
      ...home,
    } as never,
    'GET /api/posts/open-to': { total: 1_284, establishment: 321 },
    'GET /api/posts/facets': { tenure: { establishment: 599 } },
    'GET /api/fairs': { items: [{ id: '5', title: '春季双选会' }] },
    'GET /api/answers': {},
    'GET /api/answers/strips': {},
    'GET /api/posts/mine': {},
    'GET /api/posts/suggest': {},
    ...more,
  } as Answers);
  const page = renderLoaded(loadMobileHome, (data) => <MobileHomePage data={data} />, `/mobile${query}`);
  return { server, ...page };
}
const list = async () => within(await screen.findByRole('region', { name: '推荐职位' }));
const titles = async () => (await list()).queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const ready = () => screen.findByRole('button', { name: '热门职位' });

test('a post that is hot in two subjects stands once; the newest ones are a press away, and back', async () => {
  const { user } = open();
  expect(await titles()).toEqual(['岗位 1', '岗位 2', '岗位 3', '岗位 4', '岗位 5', '岗位 6']);
  await user.click(screen.getByRole('button', { name: '最新职位' }));
  expect(await titles()).toEqual(['岗位 21', '岗位 22', '岗位 23']);
  expect(screen.getByRole('button', { name: '最新职位' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: '热门职位' }));
  expect(await titles()).toHaveLength(6);
});

test('全部 leads to the list in the same order and the same city', async () => {
  const { user } = open({}, {}, '?cityCode=440300');
  await ready();
  const way = () => screen.getByRole('link', { name: '全部' }).getAttribute('href');
  expect(way()).toBe('/mobile/list?cityCode=440300');
  await user.click(screen.getByRole('button', { name: '最新职位' }));
  expect(way()).toBe('/mobile/list?cityCode=440300&sort=newest');
});

test('a district in the address is its city, for the posts, the check and the shortcuts; what is no place is the country', async () => {
  const { server, unmount } = open({}, {}, '?cityCode=440305');
  await ready();
  expect(server.to(HOME).map(({ query }) => query.cityCode)).toEqual(['440300']);
  expect(server.to('GET /api/posts/open-to').map(({ query }) => query.cityCode)).toEqual(['440300']);
  expect(screen.getByRole('link', { name: '事业编制 599 个' }).getAttribute('href')).toContain('cityCode=440300');
  unmount();
  const country = open({}, {}, '?cityCode=abc');
  await ready();
  expect(country.server.to(HOME).map(({ query }) => query.cityCode)).toEqual([undefined]);
});

test('the next fair stands among the posts once there are enough of them', async () => {
  const { unmount } = open();
  const items = (await list()).getAllByRole('listitem').filter((one) => one.parentElement?.className === 'm-jobs');
  expect(items.findIndex((one) => one.textContent?.includes('春季双选会'))).toBe(4);
  unmount();
  open({ hot: { math: posts(1, 3) } });
  await ready();
  expect(screen.queryByText('春季双选会')).toBeNull();
});

test('the newest answer stands above the posts, three earlier ones among them with how many there are today', async () => {
  const recent = ['长沙', '杭州', '武汉', '南京', '苏州'].map((cityName, at) => ({
    at: new Date(Date.now() - (at + 1) * 60_000).toISOString(),
    cityName,
    stage: 'senior',
    subject: 'math',
  }));
  open({ hot: { math: posts(1, 10) } }, { 'GET /api/answers': { today: 37, recent } });
  await ready();
  expect(screen.getByRole('link', { name: /^1 分钟前/ }).textContent).toContain('长沙一所高中答复了一位数学教师');
  const items = (await list()).getAllByRole('listitem').filter((one) => one.parentElement?.className === 'm-jobs');
  const told = items.findIndex((one) => one.textContent?.includes('今天已有 37 份答复'));
  expect(told).toBe(9);
  expect(items[told]?.textContent?.match(/长沙|杭州|武汉|南京|苏州/g)).toEqual(['杭州', '武汉', '南京']);
});

const FOR_YOU = 'GET /api/recommendations';
const forYou = (personalised: boolean) => ({ personalised, items: [{ post: post('90', '合意的岗位') }] }) as never;

test('who has signed in sees first what is recommended, and the others a press away', async () => {
  signIn.seeker();
  const { user } = open({}, { [FOR_YOU]: forYou(true) });
  const own = await screen.findByRole('button', { name: '为你推荐' });
  expect([own.getAttribute('aria-pressed'), await titles()]).toEqual(['true', ['合意的岗位']]);
  await user.click(screen.getByRole('button', { name: '热门职位' }));
  expect(await titles()).toHaveLength(6);
});

test.each([
  ['switched recommendations off', () => forYou(false)],
  ['has none that can be read', unreachable],
])('who %s sees what everybody sees', async (_, answer) => {
  signIn.seeker();
  const { server } = open({}, { [FOR_YOU]: answer });
  await ready();
  await waitFor(() => expect(server.to(FOR_YOU)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: '为你推荐' })).toBeNull();
  expect(await titles()).toHaveLength(6);
});

test('a visitor is recommended nothing, and nothing is asked', async () => {
  const { server } = open();
  await ready();
  expect(server.to(FOR_YOU)).toEqual([]);
});

test('ten posts are the most of a kind', async () => {
  const { user } = open({ hot: { math: posts(1, 30) }, newest: posts(31, 60) });
  expect(await titles()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: '最新职位' }));
  expect(await titles()).toHaveLength(10);
});

test.each([
  ['cannot be reached', unreachable],
  ['refuses', () => refusal('UNAVAILABLE')],
])(
  'where the server %s what stands beside the posts, the page stands without it and says nothing',
  async (_, answer) => {
    open(
      {},
      {
        'GET /api/posts/open-to': answer,
        'GET /api/posts/facets': answer,
        'GET /api/fairs': answer,
        'GET /api/answers': answer,
        'GET /api/answers/strips': answer,
      },
    );
    expect(await titles()).toHaveLength(6);
    screen.getByText('30 秒，看看你能报哪些');
    screen.getByRole('link', { name: '事业编制 在招' });
    expect(screen.queryByText(/^能报/)).toBeNull();
    expect(screen.queryByTitle('点击关闭')).toBeNull();
  },
);

test('a city without posts leads to the whole country', async () => {
  open({ hot: {}, newest: [], hotWords: [] });
  await screen.findByText('这里暂时没有职位');
  expect(screen.getByRole('link', { name: '看全国的职位' }).getAttribute('href')).toBe('/mobile/list');
  expect(screen.queryByRole('navigation', { name: '大家在搜' })).toBeNull();
});

test('the check says what a usual applicant may apply to, and where; a word that is searched keeps the city', async () => {
  open({}, {}, '?cityCode=440300');
  const check = await screen.findByRole('region', { name: '30 秒自检' });
  expect(check.textContent).toContain('学历、专业、教资符合 1,284\u00a0个，编制 321\u00a0个');
  expect(within(check).getByRole<HTMLSelectElement>('combobox', { name: '城市' }).selectedOptions[0]?.text).toBe(
    '深圳',
  );
  expect(within(check).getByRole('link').getAttribute('href')).toBe(
    '/mobile/list?cityCode=440300&applicant=bachelor-chinese-primary',
  );
  const words = within(screen.getByRole('navigation', { name: '大家在搜' })).getAllByRole('link');
  expect(words.map((word) => decodeURIComponent(word.getAttribute('href') ?? ''))).toEqual([
    '/mobile/list?keyword=小学语文&cityCode=440300',
    '/mobile/list?keyword=班主任&cityCode=440300',
  ]);
});

test('a home that did not load says why, and is asked for again', async () => {
  const { server, user } = open({}, { [HOME]: unreachable });
  const again = await screen.findByRole('button', { name: /重试/ });
  server.change({ [HOME]: { hot: { math: posts(1, 2) }, newest: [], hotWords: [] } as never });
  await user.click(again);
  expect(await titles()).toEqual(['岗位 1', '岗位 2']);
});

/** Pulls the page down by some fingers. */
async function pull(at: HTMLElement, fingers = 1) {
  const touches = (y: number) => ({ touches: Array.from({ length: fingers }, () => ({ clientY: y })) as never });
  fireEvent.touchStart(at, touches(100));
  fireEvent.touchMove(at, touches(400));
  await act(async () => void fireEvent.touchEnd(at));
}

test('pulled down the page is asked for again; a pull of two fingers, or from further down, is none', async () => {
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const { server } = open();
  const at = await ready();
  await pull(at, 2);
  scrolled.mockReturnValue(300);
  await pull(at);
  expect(server.to(HOME)).toHaveLength(1);
  scrolled.mockReturnValue(0);
  await pull(at);
  await waitFor(() => expect(server.to(HOME)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('正在刷新')).toBeNull());
});
