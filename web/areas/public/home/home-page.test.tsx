import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';

const HOME = 'GET /api/home';
const RED_LIST = 'GET /api/answers/red-list';
const ANSWERS = 'GET /api/answers';

const post = (id: string, title: string) => sampleOf(api[HOME].returns.shape.newest.element, { id, title, exam: null });
const answer = (cityName: string, at: string) =>
  sampleOf(api[ANSWERS].returns.shape.recent.element, { cityName, at, stage: 'senior', subject: 'math' });

function open(home: object = {}, more: Answers = {}, query = '') {
  const server = serve({
    [HOME]: {
      hot: { 数学: [post('1', '数学教师')], 语文: [post('2', '语文教师')], 英语: [] },
      famous: {},
      rail: {
        senior: {
          posts: 1_234,
          subjects: [
            { code: 'math', n: 40 },
            { code: 'physics', n: 90 },
          ],
        },
      },
      newest: [],
      ...home,
    } as never,
    'GET /api/fairs': {},
    [ANSWERS]: {},
    'GET /api/posts/open-to': {},
    [RED_LIST]: {},
    'GET /api/answers/strips': {},
    'GET /api/content/home': {},
    'GET /api/content/talent-policies': {},
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
  const kinds = within((await hot()).getByRole('navigation', { name: '热门岗位分类' })).getAllByRole('link');
  expect(kinds.map((one) => one.textContent)).toEqual(['数学', '语文']);
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
  open(
    {},
    Object.fromEntries(
      [
        'GET /api/fairs',
        ANSWERS,
        'GET /api/posts/open-to',
        RED_LIST,
        'GET /api/answers/strips',
        'GET /api/content/home',
        'GET /api/content/talent-policies',
      ].map((key) => [key, failed]),
    ),
  );
  expect(await titles()).toEqual(['数学教师']);
  expect(screen.queryByRole('region', { name: '回音' })).toBeNull();
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

test('a city with few schools in the red list shows the country’s', async () => {
  const school = (id: string) => sampleOf(api[RED_LIST].returns.shape.items.element, { id, name: `学校${id}` });
  const { server } = open(
    {},
    {
      [RED_LIST]: ({ query }: Sent) =>
        ({
          items: query.cityCode ? [school('1'), school('2')] : ['3', '4', '5'].map(school),
        }) as never,
    },
    '?cityCode=440300',
  );
  await screen.findByText('学校3');
  expect(screen.queryByText('学校1')).toBeNull();
  expect(server.to(RED_LIST).map(({ query }) => query.cityCode)).toEqual(['440300', undefined]);
});

const five = ['杭州', '深圳', '成都', '武汉', '西安'].map((city, at) => answer(city, `2026-11-26T0${at}:00:00Z`));
const shownCities = () =>
  within(screen.getByRole('region', { name: '回音' }))
    .getAllByRole('listitem')
    .map((one) => five.find(({ cityName }) => one.textContent?.includes(cityName))?.cityName);

test('answers move on every six seconds, and stand still while one points at them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({}, { [ANSWERS]: { today: 128, recent: five } as never });
  await hot();
  expect(shownCities()).toEqual(['杭州', '深圳', '成都']);
  // The turning begins with an effect.
  await act(async () => undefined);
  act(() => void vi.advanceTimersByTime(6_000));
  expect(shownCities()).toEqual(['深圳', '成都', '武汉']);
  const line = screen.getByRole('region', { name: '回音' });
  fireEvent.pointerEnter(line);
  act(() => void vi.advanceTimersByTime(18_000));
  expect(shownCities()).toEqual(['深圳', '成都', '武汉']);
  fireEvent.pointerLeave(line);
  act(() => void vi.advanceTimersByTime(12_000));
  expect(shownCities()).toEqual(['武汉', '西安', '杭州']);
});

test('who wants no motion sees the first answers alone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({}, { [ANSWERS]: { today: 128, recent: five } as never });
  await hot();
  act(() => void vi.advanceTimersByTime(18_000));
  expect(shownCities()).toEqual(['杭州', '深圳', '成都']);
});

test('fewer than three answers are not shown one by one: the day’s number stands alone', async () => {
  open({}, { [ANSWERS]: { today: 2, recent: five.slice(0, 2) } as never });
  await hot();
  const line = within(screen.getByRole('region', { name: '回音' }));
  line.getByText('今天 2 份答复');
  expect(line.queryAllByRole('listitem')).toEqual([]);
});

const rail = async () => (await screen.findByRole('navigation', { name: /^按学段找职位/ })) as HTMLElement;
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

test('the arrow keys walk through the 学段, into a panel and back; Escape closes it', async () => {
  open();
  const place = await rail();
  const groups = [...place.querySelectorAll<HTMLElement>('.rail-link')];
  groups[0]?.focus();
  press('ArrowUp');
  expect(document.activeElement).toBe(groups.at(-1));
  press('ArrowDown');
  expect(document.activeElement).toBe(groups[0]);
  const senior = groups.find((one) => one.textContent?.startsWith('高中'));
  senior?.focus();
  press('ArrowRight');
  expect(focused()).toBe('物理90');
  press('ArrowRight');
  expect(focused()).toBe('数学40');
  press('ArrowLeft');
  expect(focused()).toBe('物理90');
  press('ArrowLeft');
  expect(document.activeElement).toBe(senior);
  press('ArrowRight');
  press('Escape');
  expect([document.activeElement === senior, place.dataset.closed]).toEqual([true, '']);
  press('ArrowDown');
  expect(place.dataset.closed).toBeUndefined();
});

test('a 学段 leads to its posts, a subject to those of both, and both keep the city', async () => {
  open({}, {}, '?cityCode=440300');
  fireEvent.pointerOver(await rail());
  const place = within(await rail());
  const href = (name: RegExp) => {
    const link = place.getAllByRole('link', { name })[0]?.getAttribute('href') ?? '';
    return Object.fromEntries(new URLSearchParams(link.split('?')[1]));
  };
  expect(href(/^高中\s*1,234$/)).toMatchObject({ stage: expect.stringContaining('senior'), cityCode: '440300' });
  expect(href(/^物理\s*90$/)).toMatchObject({ subject: 'physics', cityCode: '440300' });
});

test('a home that cannot be had is an error of the page, and is asked for again', async () => {
  const { server, user } = open({}, { [HOME]: unreachable });
  const again = await screen.findByRole('button', { name: '重试' });
  server.change({ [HOME]: { hot: { 数学: [post('1', '数学教师')] }, famous: {}, rail: {}, newest: [] } as never });
  await user.click(again);
  expect(await titles()).toEqual(['数学教师']);
});
