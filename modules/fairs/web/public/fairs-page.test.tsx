import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { FairsPage } from './fairs-page.tsx';
import { type FairKind, loadFairs } from './load-fairs.ts';

const LIST = 'GET /api/fairs';
const CALENDAR = 'GET /api/fairs/calendar';
const NOW = '2026-11-20T02:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(NOW));
});
afterEach(() => vi.useRealTimers());

const fair = (id: string, startsAt: string, more: object = {}) => ({
  id,
  title: `招聘会 ${id}`,
  status: 'open' as const,
  startsAt,
  endsAt: startsAt.replace('T01', 'T09'),
  signUpFrom: '2026-11-01T00:00:00Z',
  signUpUntil: '2099-01-01T00:00:00Z',
  capacity: 100,
  taken: 20,
  ...more,
});
function open(items: object[] = [], query = '', kind: FairKind = '', more: object = {}) {
  const server = serve({
    [LIST]: { items, total: items.length } as never,
    [CALENDAR]: { month: '2026-11', fairs: [] },
    ...more,
  });
  const at = { '': '/recruitment', school: '/recruitment/school', society: '/recruitment/society' }[kind];
  const page = renderLoaded(loadFairs, (data) => <FairsPage data={data} />, `${at}${query}`);
  return { server, ...page };
}
const row = async (name: string) =>
  within(await screen.findByRole('region', { name: '筛选条件' })).findByRole('link', { name });
const card = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);

test('fairs stand by their day in the time of Shanghai, with place, hours and who comes', async () => {
  open([
    fair('1', '2026-11-30T15:00:00Z', { exhibitors: 42, posts: 310 }),
    fair('2', '2026-11-30T16:30:00Z', { exhibitors: 0, posts: 0 }),
  ]);
  const rows = within(await screen.findByRole('list', { name: '招聘会' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^30 11 月.*招聘会 1.*42 家单位310 个岗位/),
    expect.stringMatching(/^01 12 月.*招聘会 2.*单位报名中去报名$/),
  ]);
});

test('school and society are pills, each with its address and title', async () => {
  const { unmount } = open([fair('1', '2026-12-05T01:00:00Z')]);
  const link = (name: string) => screen.getByRole('link', { name });
  await screen.findByRole('heading', { level: 1, name: '招聘会' });
  expect([link('校园').getAttribute('href'), link('社会').getAttribute('href')]).toEqual([
    '/recruitment/school',
    '/recruitment/society',
  ]);
  unmount();
  open([fair('1', '2026-12-05T01:00:00Z')], '', 'school');
  await screen.findByRole('heading', { level: 1, name: '校园招聘会' });
  expect(link('校园').getAttribute('href')).toBe('/recruitment');
});

test('a filter stands in the address, keeps the others, and begins at the first page; unknown ones are left out', async () => {
  const { server, user, address } = open(
    [fair('1', '2026-12-05T01:00:00Z')],
    '?cityCode=330100&page=3&type=nothing&month=2026-13',
  );
  await user.click(await row('12 月'));
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2));
  expect(server.to(LIST).map(({ query }) => [query.cityCode, query.month, query.page, query.type])).toEqual([
    ['330100', undefined, '3', undefined],
    ['330100', '2026-12', '1', undefined],
  ]);
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    cityCode: '330100',
    month: '2026-12',
  });
});

test('a month and a city that are not among the usual ones stand with them while they are chosen', async () => {
  open([], '?cityCode=632600&month=2027-08');
  expect((await row('所选城市')).getAttribute('aria-current')).not.toBeNull();
  expect((await row('2027 年 8 月')).getAttribute('aria-current')).not.toBeNull();
});

test('the back button brings the months before back', async () => {
  const { user, router, server } = open([fair('1', '2026-12-05T01:00:00Z')]);
  await user.click(await row('12 月'));
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(server.to(LIST).at(-1)?.query.month).toBeUndefined());
});

test.each([
  ['open', {}, '去报名'],
  ['full', { taken: 100 }, '去候补'],
  ['without seats', { capacity: 0, taken: 0 }, '去候补'],
  ['not open yet', { signUpFrom: '2026-12-01T00:00:00Z' }, '看详情'],
])('a fair that is %s says what a press leads to', async (_, more, act_) => {
  open([fair('1', '2026-12-05T01:00:00Z', more)]);
  (await card('招聘会 1')).getByText(act_);
});

test('past fairs are a list of their own', async () => {
  const { user, server } = open([fair('1', '2026-12-05T01:00:00Z')], '?month=2026-12');
  await user.click(await screen.findByRole('link', { name: '往届回顾' }));
  await waitFor(() => expect(server.to(LIST).at(-1)?.query).toMatchObject({ when: 'past' }));
  expect(server.to(LIST).at(-1)?.query.month).toBeUndefined();
});

test('nothing found leads to all of this kind', async () => {
  open([], '?month=2026-12', 'school');
  await screen.findByText('没有这样的招聘会');
  expect(screen.getByRole('link', { name: '看全部招聘会' }).getAttribute('href')).toBe('/recruitment/school');
});

test('pages keep the filters', async () => {
  open([fair('1', '2026-12-05T01:00:00Z')], '?cityCode=330100', '', {
    [LIST]: { items: [fair('1', '2026-12-05T01:00:00Z')], total: 40 },
  });
  const pages = within(await screen.findByRole('navigation', { name: '翻页' }));
  expect(pages.getByRole('link', { name: '第 2 页' }).getAttribute('href')).toBe('/recruitment?cityCode=330100&page=2');
  expect(pages.queryByRole('link', { name: '第 5 页' })).toBeNull();
});

test('the calendar has each fair on its day, and turns months in the address with the filters kept', async () => {
  const { user, server } = open([], '?view=calendar&cityCode=330100', '', {
    [CALENDAR]: {
      month: '2026-11',
      fairs: [
        { id: '5', title: '春季双选会', day: '2026-11-21', online: false },
        { id: '6', title: '线上专场', day: '2026-11-21', online: true },
      ],
    },
  });
  const month = within(await screen.findByRole('region', { name: '2026 年 11 月的招聘会' }));
  const day = document.getElementById('d2026-11-21') as HTMLElement;
  expect(
    within(day)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/recruitment/details?id=5', '/recruitment/details?id=6']);
  await user.click(month.getByRole('link', { name: '下一月' }));
  await waitFor(() =>
    expect(server.to(CALENDAR).map(({ query }) => [query.month, query.cityCode])).toEqual([
      ['2026-11', '330100'],
      ['2026-12', '330100'],
    ]),
  );
});
