import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { loadRedList } from './load-red-list.ts';
import { RedListPage } from './red-list-page.tsx';

const LIST = 'GET /api/answers/red-list';
const school = (n: number, more: object = {}) => ({
  id: String(n),
  name: `第 ${n} 所学校`,
  cityName: '深圳',
  rate: 100 - n,
  medianHours: n,
  deliveries: 40,
  ...more,
});
const schools = (n: number) => Array.from({ length: n }, (_, at) => school(at + 1));
const list = (items: object[], more: object = {}) =>
  ({
    cities: [
      { code: '440300', name: '深圳', schools: 8 },
      { code: '110100', name: '北京', schools: 3 },
    ],
    items,
    total: items.length,
    ...more,
  }) as never;
function open(answer: unknown, at = '/answers') {
  const server = serve({ [LIST]: answer as never });
  return { server, ...renderLoaded(loadRedList, (data) => <RedListPage data={data} />, at) };
}
test('each school shows its place, its rate, its usual time and how many wrote to it', async () => {
  open(list(schools(2)));
  const rows = within(await screen.findByRole('list', { name: '上榜的学校' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1第 1 所学校深圳.*回复 99% · 一般 1 小时40 份投递$/),
    expect.stringMatching(/^2第 2 所学校深圳.*回复 98% · 一般 2 小时40 份投递$/),
  ]);
});

test('a city is an address of its own; the list says the days it counts and its order', async () => {
  const { user, address, server } = open(list(schools(4)));
  await screen.findByText(/近 90 天，4 家单位上榜；95% 以上的，答复快的在前/);
  await user.click(screen.getByLabelText('城市', { selector: 'summary' }));
  await user.click(screen.getByRole('link', { name: /^北京/ }));
  await waitFor(() => expect(address()).toContain('cityCode=110100'));
  expect(server.to(LIST).at(-1)?.query).toMatchObject({ cityCode: '110100' });
});

test('a county is its city; what is no code is left out', async () => {
  const { server } = open(list(schools(4)), '/answers?cityCode=440305');
  await screen.findByRole('heading', { name: '深圳回复率红榜' });
  expect(server.to(LIST)[0]?.query.cityCode).toBe('440300');
  const other = open(list(schools(4)), '/answers?cityCode=gold');
  await waitFor(() => expect(other.server.to(LIST)).toHaveLength(1));
  expect(other.server.to(LIST)[0]?.query.cityCode).toBeUndefined();
});

test('a list without schools says why, and leads back', async () => {
  open(list([], { total: 0 }));
  await screen.findByText('全国还没有上榜的学校');
  expect(screen.getByRole('link', { name: '看全国的红榜' }).getAttribute('href')).toBe('/answers');
});

test('a list that is cut says of how many it shows the first', async () => {
  open(list(schools(4), { total: 120 }), '/answers?cityCode=440300');
  await screen.findByText(/这里是前 4 家/);
});

test('a list that cannot be had is an error of the page', async () => {
  open(() => refusal('UNAVAILABLE'));
  await screen.findByRole('button', { name: /重试|刷新/ });
  expect(screen.queryByRole('heading', { name: /红榜/ })).toBeNull();
});
