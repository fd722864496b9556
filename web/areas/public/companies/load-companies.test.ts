import { expect, test } from 'vitest';
import { readCompanyFilters } from './load-companies.ts';

const read = (query: string) => readCompanyFilters(new URLSearchParams(query));

test('what is known comes through, a county as its city', () => {
  expect(read('keyword= 一中 &cityCode=330106&companyType=public-school,gold&sort=posts')).toEqual({
    keyword: '一中',
    cityCode: '330100',
    companyType: 'public-school',
    sort: 'posts',
  });
});

test.each(['cityCode=1', 'cityCode=abcdef', 'companyType=constructor', 'sort=gold', 'sort=replies', 'keyword=%20'])(
  '%s is left out',
  (query) => {
    expect(Object.values(read(query)).filter(Boolean)).toEqual([]);
  },
);
