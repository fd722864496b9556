import { expect, test } from 'vitest';
import * as regions from '#contract/taxonomy/places/regions.ts';
import { cityCodeOf, hotCities } from './hot-cities.ts';

test('the cities stand in the regions under the same code and name', () => {
  for (const [code, name] of Object.entries(hotCities)) expect([code, regions.cityName(code)]).toEqual([code, name]);
});

test('every region is led to the same city as by the whole table', () => {
  const differing = regions.allRegions().filter(({ code }) => cityCodeOf(code) !== regions.cityCodeOf(code));
  expect(differing.map(({ code, name }) => `${code} ${name}`)).toEqual([]);
});
