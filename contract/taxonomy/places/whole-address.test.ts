import { expect, test } from 'vitest';
import { wholeAddress } from './whole-address.ts';

test.each([
  ['浙江省杭州市上城区', '钱江路 1388 号', '浙江省杭州市上城区钱江路 1388 号'],
  ['浙江省杭州市余杭区', '余杭区翠柏路 195 号', '浙江省杭州市余杭区翠柏路 195 号'],
  ['浙江省杭州市余杭区', '杭州市余杭区翠柏路', '浙江省杭州市余杭区翠柏路'],
  ['浙江省杭州市余杭区', '浙江省杭州市余杭区翠柏路', '浙江省杭州市余杭区翠柏路'],
  ['浙江省杭州市上城区', '区府路 1 号', '浙江省杭州市上城区区府路 1 号'],
  ['浙江省杭州市', '', '浙江省杭州市'],
  ['', '翠柏路', '翠柏路'],
])('%s and %s', (region, address, whole) => expect(wholeAddress(region, address)).toBe(whole));
