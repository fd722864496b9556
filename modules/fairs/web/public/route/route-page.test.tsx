import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { type RouteList, routeList } from '../../../contract/fair-views.ts';
import { RoutePage } from './route-page.tsx';

const ROUTE = 'GET /api/fairs/:id/route';
const stop = (companyId: string, name: string, number: string) => ({
  companyId,
  name,
  booth: { number, hall: '1 号馆' },
  posts: [{ id: `9${companyId}`, title: `${name}数学教师` }],
});
const route = (more: Some<RouteList> = {}) =>
  sampleOf(routeList, {
    fair: { id: '5', title: '春季教师招聘会', status: 'open', type: 'campus', kind: 'school', online: false },
    wanted: ['高中', '数学'],
    signedUp: true,
    stops: [stop('1', '第一中学', 'A01'), stop('2', '实验学校', 'A02'), stop('3', '云溪学校', 'B07')],
    madeAt: '2027-03-01T01:00:00Z',
    ...more,
  });

const open = () => renderPage(<RoutePage />, '/fairs/route?id=5');
const tick = (name: string) => screen.findByRole('checkbox', { name: `${name}，到访后打勾` });
const progress = () => screen.getAllByRole('status').map((one) => one.textContent);

beforeEach(() => signIn.seeker());

test('a stop is ticked off, and the ticks are there after the page was left', async () => {
  serve({ [ROUTE]: route(), 'GET /api/fairs/:id/ticket': null, 'GET /api/fairs/:id': unreachable });
  const first = open();
  await first.user.click(await tick('第一中学'));
  expect(progress()).toContain('1 / 3 家走到');
  first.unmount();
  const { user } = open();
  expect(await tick('第一中学')).toHaveProperty('checked', true);
  await user.click(await tick('实验学校'));
  await user.click(await tick('云溪学校'));
  await user.click(await tick('第一中学'));
  expect(progress()).toContain('2 / 3 家走到');
});

test('it is a tab of its fair, under the head of the fair', async () => {
  serve({ [ROUTE]: route(), 'GET /api/fairs/:id/ticket': null, 'GET /api/fairs/:id': unreachable });
  open();
  await screen.findByRole('heading', { level: 1, name: /春季教师招聘会/ });
  const tabs = within(screen.getByRole('navigation', { name: '本场招聘会' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['参会单位', '/recruitment/details?id=5', null],
    ['我的路线单', '/recruitment/route?id=5', 'page'],
  ]);
});

test('without a network the copy of this device is shown and said to be one; it can be ticked', async () => {
  const server = serve({ [ROUTE]: route(), 'GET /api/fairs/:id/ticket': null, 'GET /api/fairs/:id': unreachable });
  open().unmount();
  await waitFor(() => expect(localStorage.getItem('jyrc_route_5')).not.toBeNull());
  server.change({ [ROUTE]: unreachable });
  const { user } = open();
  await screen.findByText(/没有网络，这是.*存下的副本/);
  await user.click(await tick('第一中学'));
  expect(progress()).toContain('1 / 3 家走到');
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('a refusal is said, and no copy shown as if there were no network', async () => {
  const server = serve({ [ROUTE]: route(), 'GET /api/fairs/:id/ticket': null, 'GET /api/fairs/:id': unreachable });
  open().unmount();
  await waitFor(() => expect(localStorage.getItem('jyrc_route_5')).not.toBeNull());
  server.change({ [ROUTE]: () => refusal('UNAVAILABLE') });
  open();
  await screen.findByText('路线单没有加载出来');
  expect(screen.queryByText(/存下的副本/)).toBeNull();
});

test.each(['{"stops"', '[]', '"x"', 'null'])(
  'a copy that is no route (%s) is none: it can be asked for again',
  async (kept) => {
    localStorage.setItem('jyrc_route_5', kept);
    localStorage.setItem('jyrc_visited_5', '{"a":1}');
    const server = serve({
      [ROUTE]: unreachable,
      'GET /api/fairs/:id/ticket': null,
      'GET /api/fairs/:id': unreachable,
    });
    const { user } = open();
    await screen.findByText('路线单没有加载出来');
    server.change({ [ROUTE]: route() });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await tick('第一中学')).toHaveProperty('checked', false);
  },
);

test('a storage that takes nothing loses the copy, not the page', async () => {
  serve({ [ROUTE]: route(), 'GET /api/fairs/:id/ticket': null, 'GET /api/fairs/:id': unreachable });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = open();
  await user.click(await tick('第一中学'));
  expect(progress()).toContain('1 / 3 家走到');
});

test.each([
  ['without wishes', [], '在简历里填写求职意向的学段和学科，就能排出路线', '完善求职意向', paths.resume('intentions')],
  ['with wishes', ['高中'], '参会单位还在增加，过几天再来看看', '看全部参会单位', paths.fair('5')],
])('a route without a stop, %s, says what to do', async (_, wanted, said, button, href) => {
  serve({
    [ROUTE]: route({ wanted, stops: [] }),
    'GET /api/fairs/:id/ticket': null,
    'GET /api/fairs/:id': unreachable,
  });
  open();
  await screen.findByText(said);
  expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe(href);
});

test('a fair that is not there is refused by the server: the page says so and keeps asking possible', async () => {
  serve({ [ROUTE]: () => refusal('NOT_FOUND'), 'GET /api/fairs/:id/ticket': null, 'GET /api/fairs/:id': unreachable });
  open();
  await screen.findByText('路线单没有加载出来');
  screen.getByRole('button', { name: '重试' });
});

test('an online fair is talked through, not walked: no plan is asked for', async () => {
  const online = route();
  const server = serve({
    'GET /api/fairs/:id/ticket': null,
    [ROUTE]: { ...online, fair: { ...online.fair, online: true } },
  });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: '第一中学，聊过后打勾' }));
  expect(progress()).toContain('1 / 3 家聊过');
  expect(server.to('GET /api/fairs/:id')).toEqual([]);
});

test('the file for a phone has every stop in order, and what a school wrote stays text in it', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  serve({
    [ROUTE]: route({ stops: [stop('2', '<img src=x onerror=alert(1)>', 'A02'), stop('1', '第一中学', 'A01')] }),
    'GET /api/fairs/:id/ticket': null,
    'GET /api/fairs/:id': unreachable,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '存到手机' }));
  const page = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'text/html');
  expect(page.querySelector('img')).toBeNull();
  const items = [...page.querySelectorAll('ol > li')].map((item) => item.textContent ?? '');
  expect(items.map((text) => text.includes('第一中学'))).toEqual([false, true]);
  expect(items[0]).toContain('<img src=x onerror=alert(1)>');
});

test('the plan of the fair numbers the stops; a hall without one is left out', async () => {
  const booth = (id: string, hall: number, companyId: string | null) => ({
    id,
    number: id,
    hall,
    x: 0,
    y: 0,
    w: 2,
    h: 2,
    companyId,
    status: 'sold' as const,
  });
  const hall = (name: string) => ({ name, width: 20, height: 10, entrance: '东门' });
  serve({
    [ROUTE]: route(),
    'GET /api/fairs/:id/ticket': null,
    'GET /api/fairs/:id': {
      id: '5',
      status: 'open',
      type: 'campus',
      halls: [hall('1 号馆'), hall('2 号馆')],
      booths: [booth('A01', 0, '1'), booth('A02', 0, '8'), booth('C01', 1, null)],
    },
  });
  open();
  await screen.findByRole('heading', { name: '1 号馆，1 站' });
  screen.getByRole('img', { name: '1 号馆平面图，标着路线' });
  const lookOf = (id: string) => document.querySelector(`[data-booth="${id}"]`)?.getAttribute('data-look');
  expect(['A01', 'A02'].map(lookOf)).toEqual(['mine', 'other']);
  expect(document.querySelector('.plan-stop')?.textContent).toBe('1');
  expect(screen.queryByRole('heading', { name: /2 号馆/ })).toBeNull();
  expect(within(screen.getByRole('region', { name: '各站' })).getAllByRole('checkbox')).toHaveLength(3);
});

test('who has not signed up reads that the route comes with it', async () => {
  serve({
    [ROUTE]: route({ signedUp: false, stops: [] }),
    'GET /api/fairs/:id/ticket': null,
    'GET /api/fairs/:id': unreachable,
  });
  open();
  await screen.findByText('报名后排出你的路线');
  expect(screen.getByRole('link', { name: '看参会单位' }).getAttribute('href')).toBe(paths.fair('5'));
});
