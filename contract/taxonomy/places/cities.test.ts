import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cities, cityByCode, hotCities, hotCityCodes, placeName, provinceByCode, provinces } from './cities.ts';
import { allRegions, cityCodeOf, regionByCode, regionShortName } from './regions.ts';

const table = readFileSync(new URL('./city-table.ts', import.meta.url));

test('the table is that of the regions: if not, run scripts/generate-cities.ts', () => {
  const requested = allRegions().filter(({ code, level }) => level !== 'county' && cityCodeOf(code) === code);
  const cityCodes = requested.filter(
    ({ code, level }) => level === 'city' || !requested.some(({ parent }) => parent === code),
  );
  expect(cities.map(({ code }) => code).toSorted()).toEqual(cityCodes.map(({ code }) => code).toSorted());
  for (const { code, name, province, provinceCode, pinyin, initials } of cities) {
    expect.soft(name).toBe(regionShortName(code));
    expect.soft(province).toBe(regionShortName(provinceCode));
    expect.soft(pinyin, name).toMatch(/^[a-z]{2,}$/);
    expect.soft(initials.length, name).toBe([...name].length);
  }
});

test('light enough for the first load', () => {
  expect(brotliCompressSync(table).length).toBeLessThan(4000);
});

describe('a city', () => {
  test.each([
    ['330100', '杭州', '浙江', 'hangzhou', 'hz'],
    ['110100', '北京', '北京', 'beijing', 'bj'],
    ['500100', '重庆', '重庆', 'chongqing', 'cq'],
    ['350200', '厦门', '福建', 'xiamen', 'xm'],
    ['341500', '六安', '安徽', 'luan', 'la'],
    ['331000', '台州', '浙江', 'taizhou', 'tz'],
    ['511100', '乐山', '四川', 'leshan', 'ls'],
    ['653100', '喀什', '新疆', 'kashi', 'ks'],
    ['211300', '朝阳', '辽宁', 'chaoyang', 'cy'],
    ['429004', '仙桃', '湖北', 'xiantao', 'xt'],
    ['810000', '香港', '香港', 'xianggang', 'xg'],
  ])('%s is %s in %s', (code, name, province, pinyin, initials) => {
    expect(cityByCode(code)).toEqual({
      code,
      name,
      province,
      pinyin,
      initials,
      provinceCode: `${code.slice(0, 2)}0000`,
    });
  });

  test.each([
    ['330106', '330100'],
    ['110105', '110100'],
    ['110000', '110100'],
    ['500229', '500100'],
    ['429004', '429004'],
    ['810001', '810000'],
    ['441900', '441900'],
    ['330000', undefined],
    ['999999', undefined],
    ['', undefined],
  ])('%j lies in %s', (code, city) => {
    expect(cityByCode(code)?.code).toBe(city);
  });

  test('agrees with the full list on every region', () => {
    for (const { code } of allRegions()) {
      const city = regionByCode(cityCodeOf(code));
      const isCity = city?.level === 'city' || cityByCode(code) !== undefined;
      expect.soft(cityByCode(code)?.code, code).toBe(isCity ? city?.code : undefined);
    }
  });

  test('its name, or the province’s', () => {
    expect(placeName('330106')).toBe('杭州');
    expect(placeName('330000')).toBe('浙江');
    expect(placeName('110000')).toBe('北京');
    expect(placeName('999999')).toBe('');
    expect(provinceByCode('330106')?.name).toBe('浙江');
    expect(provinces).toHaveLength(34);
  });
});

test('hot cities are cities', () => {
  expect(hotCities.map(({ code }) => code)).toEqual([...hotCityCodes]);
  expect(hotCities.slice(0, 4).map(({ name }) => name)).toEqual(['北京', '上海', '广州', '深圳']);
});
