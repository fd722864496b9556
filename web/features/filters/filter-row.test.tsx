import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { FilterPill } from './filter-row.tsx';
import { ListFilterRow } from './list-filter-row.tsx';

const option = (label: string, current = false, count?: number) => ({
  label,
  href: `/list?is=${label}`,
  current,
  count,
});
const city = { label: '城市', options: [option('全国'), option('杭州', true, 41), option('宁波', false, 9)] };
const kind = { label: '类别', options: [option('不限', true), option('幼儿园', false, 3), option('高校', false, 1)] };
const orders = [option('最新', true), option('最快')];

test('a pill says what is chosen with its count, and its options are links with theirs', () => {
  renderPage(<ListFilterRow filters={[city, kind]} order={orders} />);
  const row = within(screen.getByRole('region', { name: '筛选条件' }));
  expect(row.getByLabelText('城市：杭州41').textContent).toBe('杭州41');
  expect(row.getByLabelText('类别').className).not.toContain('filter-on');
  expect(row.getByRole('link', { name: /^宁波/ }).getAttribute('href')).toBe('/list?is=宁波');
  expect(row.getByRole('link', { name: /^杭州/ }).getAttribute('aria-current')).toBe('true');
  expect(row.getByLabelText('排序：最新').textContent).toBe('最新');
});

test('the pill of a phone counts the chosen filters and opens all lists in a sheet, which closes as one is chosen', async () => {
  const { user, address } = renderPage(<ListFilterRow filters={[city, kind]} />, '/list');
  await user.click(screen.getByRole('button', { name: /^筛选 ?1$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  expect(sheet.getAllByRole('toolbar').map((list) => list.getAttribute('aria-label'))).toEqual(['城市', '类别']);
  await user.click(sheet.getByRole('button', { name: /^幼儿园/ }));
  expect(decodeURIComponent(address())).toBe('/list?is=幼儿园');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a filter of one option asks nothing; pills that are links alone are a navigation without a sheet', () => {
  const { unmount } = renderPage(
    <ListFilterRow filters={[kind, { label: '年份', options: kind.options.slice(0, 2) }]} />,
  );
  screen.getByLabelText('类别');
  expect(screen.queryByLabelText('年份')).toBeNull();
  unmount();
  renderPage(<ListFilterRow label="分类" links={[option('进行中', true, 2), option('已结束')]} />);
  const row = within(screen.getByRole('navigation', { name: '分类' }));
  expect(row.getByRole('link', { name: '进行中 2' }).getAttribute('aria-current')).toBe('page');
  expect(row.queryByRole('button')).toBeNull();
});

test('options that come late are drawn as the pill is opened, with a link to them without scripts', async () => {
  const late = {
    open: false,
    href: '/list?open=city',
    load: async () => undefined,
    draw: (opening: number) => <p>{`第 ${opening} 次`}</p>,
  };
  const { user } = renderPage(<FilterPill label="城市" options={[]} late={late} />);
  expect(screen.getByRole('link', { name: '展开选项' }).getAttribute('href')).toBe('/list?open=city');
  await user.click(screen.getByLabelText('城市', { selector: 'summary' }));
  await screen.findByText('第 1 次');
});
