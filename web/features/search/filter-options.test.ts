import { expect, test } from 'vitest';
import { salaryBands } from '#contract/taxonomy/filters/salary-bands.ts';
import { chosenFilters, salaryBandOf, salaryFilterText } from './chosen-filters.ts';
import { codeFilters, readFilters } from './filter-lists.ts';
import { codeGroup, placeGroup, placeGroups, salaryGroup } from './filter-options.ts';
import { type JobFilters, jobsHref } from './job-filters.ts';

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'http://localhost').searchParams);

test('options that would find nothing are left out, but for what is chosen; without counts all stand', () => {
  const shown = (filters: JobFilters, facets: Parameters<typeof codeGroup>[2]) =>
    codeGroup('stage', filters, facets).options.map(({ label, count }) =>
      count === undefined ? label : `${label} ${count}`,
    );
  expect(shown({}, { stage: { senior: 9 } })).toEqual(['不限', '普通高中 9']);
  expect(shown({ stage: 'primary' }, { stage: { senior: 9 } })).toHaveLength(3);
  expect(shown({}, null).length).toBeGreaterThan(5);
});

test('a second code of a list that takes several is added, of another list it takes the place', () => {
  const leads = (name: 'tenure' | 'stage', filters: JobFilters, at: number) =>
    codeGroup(name, filters, null).options.filter(({ current, label }) => !current && label !== '不限')[at]?.leads[
      name
    ];
  expect(leads('tenure', { tenure: 'establishment' }, 0)).toContain('establishment,');
  expect(leads('stage', { stage: 'senior' }, 0)).not.toContain(',');
});

test.each([
  [{}, ''],
  [{ tenure: 'establishment' }, expect.stringMatching(/.+/)],
  [{ tenure: 'establishment,quota' }, '2 项'],
] as const)('of %j the group says %s', (filters, chosen) =>
  expect(codeGroup('tenure', filters, null).chosen).toEqual(chosen),
);

test('a second city is added to the first, pressed again it goes; an old address has one', () => {
  const [hangzhou, ningbo] = [
    { code: '330100', name: '杭州' },
    { code: '330200', name: '宁波' },
  ];
  const sides = { understood: { parts: [], ignored: [], place: null, replaces: false, notes: [], offered: [] } };
  const lead = (filters: JobFilters, label: string) =>
    placeGroups(filters, { ...sides, city: hangzhou, places: [], cities: [ningbo] })[0]?.options.find(
      (option) => option.label === label,
    )?.leads;
  const one = readFilters(new URLSearchParams('cityCode=330100'));
  const both = lead(one, '宁波') ?? {};
  expect(jobsHref(both)).toBe('/jobs?cityCode=330100&alsoCity=330200');
  expect(lead(both, '杭州')).toMatchObject({ cityCode: '330200', alsoCity: undefined });
  expect(lead(both, '全国')).toMatchObject({ cityCode: undefined, alsoCity: undefined });
  expect(chosenFilters(both, '杭州').map(({ label }) => label)).toEqual(['杭州', '宁波']);
});

test('pressing 不限 takes away the filter and no other', () => {
  const [any] = codeGroup('stage', { stage: 'senior', keyword: '物理' }, null).options;
  expect(any?.leads).toEqual({ stage: undefined, keyword: '物理' });
});

test('every salary band leads to the amounts by which it is known again', () => {
  for (const { label, leads } of salaryGroup({ keyword: '物理' }).options.slice(1)) {
    const band = salaryBandOf(leads);
    expect([band && salaryBands[band].label, leads.keyword]).toEqual([label, '物理']);
  }
});

test.each([
  [{}, null],
  [{ salaryMin: '800000', salaryMax: '3000000' }, '8–30K'],
  [{ salaryMin: '777700' }, expect.stringMatching(/ 起$/)],
  [{ salaryMax: '777700' }, expect.stringMatching(/ 以内$/)],
] as const)('of the pay in %j is said %s', (filters, text) => {
  const said = salaryFilterText(filters);
  expect(said === null ? null : said.replace('8K–', '8–')).toEqual(text);
});

test('each chosen filter leads to the search without it, and with all the others', () => {
  const filters = {
    keyword: '物理',
    cityCode: '440300',
    stage: 'senior',
    tenure: 'establishment,quota',
    salaryMin: '777700',
  };
  const chosen = chosenFilters(filters, '深圳');
  expect(chosen.map(({ label }) => label)).toEqual([
    '深圳',
    expect.any(String),
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
  expect(paramsOf(chosen[0]?.href ?? '')).not.toHaveProperty('cityCode');
  expect(chosen.map(({ href }) => paramsOf(href).tenure).filter((tenure) => tenure !== 'establishment,quota')).toEqual([
    'quota',
    'establishment',
  ]);
  for (const { href } of chosen) expect(paramsOf(href).keyword).toBe('物理');
  expect(chosenFilters({ cityCode: '621200' }, '')[0]?.label).toBe('所选城市');
});

test('places are the counties of the city, or the cities of the country', () => {
  const places = [{ code: '440305', name: '南山区', count: 3 }];
  const inCity = placeGroup({ cityCode: '440305' }, { code: '440300', name: '深圳', count: 9 }, places);
  expect([inCity.label, inCity.chosen, inCity.options[0]?.label]).toEqual(['区县', '南山区', '全深圳']);
  const all = placeGroup({}, null, [{ code: '440300', name: '深圳' }]);
  expect([all.label, all.options[0]]).toMatchObject(['城市', { label: '全国', current: true }]);
});

test('no two options of a group are called the same', () => {
  for (const name of Object.keys(codeFilters) as (keyof typeof codeFilters)[]) {
    const labels = codeGroup(name, {}, null).options.map(({ label }) => label);
    expect(new Set(labels).size, name).toBe(labels.length);
  }
});
