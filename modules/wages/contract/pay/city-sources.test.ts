import { describe, expect, test } from 'vitest';
import { basesNotFound, isOver, periodText, sourcesOf } from './city-sources.ts';
import { insuranceCities } from './insurance-cities.ts';

const source = { name: '文件', issued: null, url: null, from: null, until: null };
const day = /^20\d\d-[01]\d-[0-3]\d$|^199\d-[01]\d-[0-3]\d$/;

test('ten cities', () => {
  expect(Object.values(insuranceCities).map(({ name }) => name)).toHaveLength(10);
});

describe.each(Object.values(insuranceCities).map((city) => [city.name, city] as const))('%s', (_, city) => {
  test('names a document for every figure, with days that are days', () => {
    const cited = sourcesOf(city);
    for (const { source } of cited) {
      expect(source.name).not.toBe('');
      for (const said of [source.issued, source.from, source.until]) if (said) expect(said).toMatch(day);
      if (source.from && source.until) expect(source.from < source.until).toBe(true);
      if (source.url) expect(URL.canParse(source.url)).toBe(true);
    }
    const figures = [city.medical, city.unemployment, ...Object.values(city.bases)];
    const documents = new Set(cited.map(({ source }) => source.name));
    for (const figure of figures) if (figure) expect(documents.has(figure.source.name)).toBe(true);
  });

  test('has bounds in order and rates that are shares', () => {
    for (const base of Object.values(city.bases)) if (base) expect(base.least < base.most).toBe(true);
    expect(city.fundRates.least < city.fundRates.most).toBe(true);
    for (const rate of [city.medical, city.unemployment]) if (rate) expect(rate.own < 100_000n).toBe(true);
  });
});

test('a document stands once, with all that it is named for', () => {
  const [beijing] = Object.values(insuranceCities).filter(({ name }) => name === '北京');
  expect(sourcesOf(beijing).map(({ about }) => about)).toEqual([
    '养老、医疗、失业基数',
    '公积金基数',
    '养老比例',
    '医疗比例',
    '失业比例',
    '公积金比例',
  ]);
  expect(sourcesOf(undefined).map(({ about }) => about)).toEqual(['养老比例', '医疗比例', '公积金比例']);
});

test('what was not found is named', () => {
  const missing = Object.values(insuranceCities).map((city) => [city.name, basesNotFound(city).join()] as const);
  expect(missing.filter(([, names]) => names !== '')).toEqual([
    ['武汉', '公积金'],
    ['广州', '失业'],
    ['深圳', '失业'],
    ['西安', '医疗'],
  ]);
});

test('a period in words', () => {
  expect(periodText({ ...source, from: '2026-07-01', until: '2027-06-30' })).toBe('2026 年 7 月—2027 年 6 月');
  expect(periodText({ ...source, from: '2026-07-01' })).toBe('2026 年 7 月起');
  expect(periodText({ ...source, until: '2026-12-31' })).toBe('执行至 2026 年 12 月');
  expect(periodText(source)).toBeNull();
});

test('a document is over the day after its last', () => {
  const ended = { ...source, until: '2026-06-30' };
  expect([isOver(ended, '2026-06-30'), isOver(ended, '2026-07-01'), isOver(source, '2099-01-01')]).toEqual([
    false,
    true,
    false,
  ]);
});
