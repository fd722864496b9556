import { expect, test } from 'vitest';
import type { Offer } from './candidates.ts';
import { withFirstCity } from './recommend.ts';
import type { Weighed } from './weigh.ts';

const at = (cityCode: string, score: number) => ({ offer: { cityCode } as Offer, score, reasons: [], doubts: [] });
const [nanjing, hangzhou] = ['320100', '330100'];
const order = (found: Weighed[], cities = [nanjing, hangzhou]) =>
  withFirstCity(found, cities).map(({ offer, score }) => `${offer.cityCode === nanjing ? '南京' : '杭州'} ${score}`);
const hangzhouFirst = [95, 94, 93, 92].map((score) => at(hangzhou, score));

test('half of the first posts are of the city that is wished first, where it has nearly as good ones', () => {
  const found = [...hangzhouFirst, at(nanjing, 85), at(nanjing, 84), at(nanjing, 40)];
  expect(order(found)).toEqual(['南京 85', '杭州 95', '南京 84', '杭州 94', '杭州 93', '杭州 92', '南京 40']);
});

test('better ones of that city are not held back, and with one city or none nothing moves', () => {
  const found = [at(nanjing, 99), at(nanjing, 98), at(nanjing, 97), at(hangzhou, 96)];
  expect(order(found)).toEqual(['南京 99', '南京 98', '南京 97', '杭州 96']);
  const mixed = [...hangzhouFirst, at(nanjing, 85)];
  expect(withFirstCity(mixed, [nanjing])).toEqual(mixed);
  expect(withFirstCity(mixed, [])).toEqual(mixed);
});

test('a district that is wished stands for its city', () => {
  expect(order([...hangzhouFirst, at(nanjing, 85)], ['320102', hangzhou])[0]).toBe('南京 85');
});
