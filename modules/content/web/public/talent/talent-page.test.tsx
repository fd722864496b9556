import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { loadTalent } from '../load-content.ts';
import { TalentPage } from './talent-page.tsx';

const POLICIES = 'GET /api/content/talent-policies';
const wan = (min: number, max = min) => ({ min: min * 1_000_000, max: max * 1_000_000 });
const cities = [
  ['440300', '深圳'],
  ['440100', '广州'],
  ['330100', '杭州'],
  ['320500', '苏州'],
  ['510100', '成都'],
] as const;
const item = (at: number, more: object = {}) => ({
  id: String(at + 1),
  kind: 'policy' as const,
  category: 'talent',
  title: `${cities[at]?.[1]}人才政策`,
  regionCode: cities[at]?.[0] as string,
  place: cities[at]?.[1] as string,
  coverUrl: '',
  policy: {
    number: `${at + 1} 号`,
    issuer: '市教育局',
    issuedOn: '2026-01-01',
    validUntil: null,
    originalUrl: '',
    settling: wan(10, 20 + at * 10),
    research: null,
    tenure: '',
    ...more,
  },
});
const all = cities.map((_, at) => item(at));

function open(query = '', items: object[] = all) {
  const server = serve({ [POLICIES]: { items } as never });
  return { server, ...renderLoaded(loadTalent, (data) => <TalentPage data={data} />, `/policy${query}`) };
}
const ready = () => screen.findByRole('heading', { level: 1, name: '指南' });
const comparison = () => screen.getByRole('region', { name: '政策对比' });
const columns = () =>
  within(comparison())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.querySelector('b')?.textContent);
const row = (name: string) =>
  within(within(comparison()).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => [cell.textContent, cell.className]);

test('a region is added by one press, stands in the address, and is taken away again where it stands or in its tile', async () => {
  const { user, address } = open();
  await ready();
  screen.getByRole('link', { name: '加入对比：杭州' });
  expect(screen.queryByRole('region', { name: '对比' })).toBeNull();
  await user.click(screen.getByRole('link', { name: '加入对比：杭州' }));
  await screen.findByText('已选 1/4');
  await user.click(screen.getByRole('link', { name: '加入对比：深圳' }));
  await screen.findByText('已选 2/4');
  expect(decodeURIComponent(address())).toBe('/policy?regions=330100,440300');
  expect(columns()).toEqual(['杭州', '深圳']);
  await user.click(screen.getByRole('link', { name: '不再对比杭州' }));
  await screen.findByText('已选 1/4');
  await user.click(screen.getByRole('link', { name: '移出对比：深圳' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '对比' })).toBeNull());
  expect(address()).toBe('/policy');
});

test('the back button brings the comparison before back', async () => {
  const { user, router } = open();
  await ready();
  await user.click(screen.getByRole('link', { name: '加入对比：杭州' }));
  await screen.findByText('已选 1/4');
  await user.click(screen.getByRole('link', { name: '加入对比：广州' }));
  await screen.findByText('已选 2/4');
  await act(() => router.navigate(-1));
  await screen.findByText('已选 1/4');
  expect(columns()).toEqual(['杭州']);
});

test('four are the most: a fifth says so in place of its button', async () => {
  open('?regions=440300,440100,330100,320500');
  await ready();
  expect(columns()).toHaveLength(4);
  expect(screen.queryByRole('link', { name: '加入对比：成都' })).toBeNull();
  screen.getByText('最多对比四个地区');
});

test('an address with regions twice, unknown or too many shows the known ones once', async () => {
  open('?regions=440300,440300,999999,x,440100,330100,320500,510100');
  await ready();
  expect(columns()).toEqual(['深圳', '广州', '杭州', '苏州']);
});

test('what a region does not give is a dash', async () => {
  const items = [
    item(0, { settling: wan(30, 50), research: wan(5) }),
    item(1, { settling: wan(20), tenure: '事业编制' }),
  ];
  open('?regions=440300,440100', items);
  await ready();
  expect(row('编制待遇').map(([text]) => text)).toEqual(['—', '事业编制']);
  expect(row('有效期').map(([text]) => text)).toEqual(['长期有效', '长期有效']);
});

test('清空 leaves no region', async () => {
  const { user, address } = open('?regions=440300,440100');
  await ready();
  await user.click(screen.getByRole('link', { name: '清空' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '对比' })).toBeNull());
  expect(address()).toBe('/policy');
});

test('without any policy it leads to the others; one that cannot be had is an error of the page', async () => {
  const { unmount } = open('', []);
  await screen.findByText('还没有人才政策');
  expect(screen.getByRole('link', { name: '全部政策' }).getAttribute('href')).toBe('/entrepreneurship/policy');
  unmount();
  serve({ [POLICIES]: () => refusal('UNAVAILABLE') });
  renderLoaded(loadTalent, (data) => <TalentPage data={data} />, '/policy');
  await screen.findByRole('button', { name: /重试/ });
});
