import { expect, test } from 'vitest';
import { chosenFilters } from './chosen-filters.ts';
import { placesOf, pressed, readFilters, withPlaces } from './filter-lists.ts';
import { codeGroup, placeGroup, placeGroups, salaryGroup } from './filter-options.ts';
import { type JobFilters, jobsHref, searchQuery } from './job-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('what is known comes through, in one order', () => {
  const filters = read('sort=newest&stage=senior&keyword= 高中数学 &cityCode=330106&benefit=canteen,apartment');
  expect(filters).toEqual({
    keyword: '高中数学',
    cityCode: '330106',
    stage: 'senior',
    benefit: 'canteen,apartment',
    sort: 'newest',
  });
  expect(jobsHref(filters)).toBe(
    `/jobs?${new URLSearchParams({ keyword: '高中数学', cityCode: '330106', stage: 'senior', benefit: 'canteen,apartment', sort: 'newest' })}`,
  );
});

test.each([
  'stage=constructor',
  'stage=',
  'stage=,,',
  'cityCode=33010',
  'cityCode=abc',
  'salaryMin=-1',
  'salaryMin=1e9',
  'sort=best',
  'within=1y',
  'keyword=%20%20',
  'page=3&cursor=x',
])('%s is left out', (query) => expect(read(query)).toEqual({}));

test('an unknown code among known ones is left out, not the filter', () => {
  expect(read('benefit=canteen,gold,canteen')).toEqual({ benefit: 'canteen' });
});

test('a long keyword is cut at 60 characters, never within one', () => {
  expect([...(read(`keyword=${'𠮷'.repeat(80)}`).keyword ?? '')]).toHaveLength(60);
});

test('a single choice replaces, a choice of several is added and taken away', () => {
  expect(pressed({ stage: 'primary' }, 'stage', 'senior')).toEqual({ stage: 'senior' });
  expect(pressed({ benefit: 'canteen' }, 'benefit', 'apartment')).toEqual({ benefit: 'canteen,apartment' });
  expect(pressed({ benefit: 'canteen,apartment' }, 'benefit', 'canteen')).toEqual({ benefit: 'apartment' });
  expect(jobsHref(pressed({ benefit: 'canteen' }, 'benefit', 'canteen'))).toBe('/jobs');
  const both = pressed({ tenure: 'establishment' }, 'tenure', 'quota');
  expect(both).toEqual({ tenure: 'establishment,quota' });
  expect(pressed(both, 'tenure', 'establishment')).toEqual({ tenure: 'quota' });
  expect(pressed({ subject: 'math' }, 'subject', 'physics')).toEqual({ subject: 'math,physics' });
});

test('more places than a search takes are left out', () => {
  const places = Array.from({ length: 12 }, (_, at) => String(330_100 + at));
  expect(placesOf(withPlaces({}, places))).toEqual(places.slice(0, 10));
});

test('the API gets money as numbers', () => {
  expect(searchQuery({ keyword: '数学', salaryMin: '800000' })).toEqual({
    keyword: '数学',
    salaryMin: 800_000,
    salaryMax: undefined,
  });
});

test('every chosen filter can be taken away by itself', () => {
  const filters: JobFilters = {
    keyword: '数学',
    cityCode: '330100',
    stage: 'senior',
    salaryMin: '800000',
    salaryMax: '1200000',
  };
  expect(chosenFilters(filters, '杭州').map(({ label }) => label)).toEqual(['杭州', '普通高中', '8–12K']);
  expect(chosenFilters(filters, '杭州')[2]?.href).toBe(
    jobsHref({ keyword: '数学', cityCode: '330100', stage: 'senior' }),
  );
});

const facets = {
  city: {},
  county: {},
  stage: { senior: 124, primary: 142 },
  subject: {},
  tenure: {},
  education: {},
  estimated: false,
};

test('options that would find nothing are left out, but for the chosen one', () => {
  const { options } = codeGroup('stage', { stage: 'training' }, facets);
  expect(options.map(({ label, count }) => [label, count])).toEqual([
    ['不限', undefined],
    ['小学', 142],
    ['普通高中', 124],
    ['校外培训', undefined],
  ]);
});

test('without counts every option stands', () => {
  expect(codeGroup('stage', {}, null).options.length).toBeGreaterThan(10);
});

const nothingUnderstood = {
  parts: [],
  ignored: [],
  place: null,
  replaces: false,
  notes: [],
  offered: [],
};

test('a salary that is no band is still said', () => {
  const group = salaryGroup({ salaryMin: '700000' });
  expect(group.chosen).toBe('7K 起');
  expect(group.options.filter(({ current }) => current)).toEqual([]);
});

test('a county is chosen within its city, and the city gives it up again', () => {
  const city = { code: '330100', name: '杭州', count: 124 };
  const { options, chosen } = placeGroup({ cityCode: '330106' }, city, [{ code: '330106', name: '西湖', count: 19 }]);
  expect(chosen).toBe('西湖');
  expect(options.map(({ label, current }) => [label, current])).toEqual([
    ['全杭州', false],
    ['西湖', true],
  ]);
  expect(options[0]?.leads.cityCode).toBe('330100');
});

test('the row of cities replaces a place in the keyword, and stays beside the counties of a chosen one', () => {
  const city = { code: '330100', name: '杭州', count: 90 };
  const places = [{ code: '330106', name: '西湖', count: 19 }];
  const understood = { ...nothingUnderstood, parts: ['深圳'], place: '深圳' };
  const data = { city, places, cities: [{ code: '440100', name: '广州', count: 30 }], understood };
  const [cities, counties] = placeGroups({ cityCode: '330106' }, data);
  expect(cities?.options.map(({ label, current, leads }) => [label, current, leads.cityCode])).toEqual([
    ['全国', false, undefined],
    ['杭州', true, '330100'],
    ['广州', false, '330106'],
  ]);
  expect(cities?.options[2]?.leads).toMatchObject({ alsoCity: '440100', ignore: '深圳' });
  expect(counties?.label).toBe('区县');
  expect(placeGroups({ cityCode: '440100' }, data).map(({ label, chosen }) => [label, chosen])).toEqual([
    ['城市', '广州'],
  ]);
});
