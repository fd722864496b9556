import { expect, test } from 'vitest';
import { readPlace } from './read-place.ts';

test.each([
  ['惠州-博罗县', '', '441322', 'read'],
  ['广东-东莞', '', '441900', 'read'],
  ['广东-广州', '广州市天河区某路 1 号', '440106', 'read'],
  ['广东-广州', '某路 1 号', '440100', 'read'],
  ['广东-广州', '深圳市南山区', '440100', 'guessed'],
  ['潮州-高新区', '', '445100', 'guessed'],
  ['', '杭州市上城区某路', '330102', 'guessed'],
  ['广东', '惠州市博罗县某镇', '441322', 'guessed'],
  ['浙江', '惠州市博罗县某镇', '441322', 'guessed'],
  ['广东', '', '440000', 'guessed'],
  ['北京', '', '110100', 'read'],
])('%j with %j is %s, %s', (cell, address, regionCode, certainty) => {
  const { value, certainty: how } = readPlace(cell, address);
  expect([value?.regionCode, how]).toEqual([regionCode, certainty]);
});

test('a city is kept beside the county', () => {
  expect(readPlace('惠州-博罗县', '').value).toEqual({ regionCode: '441322', cityCode: '441300' });
});

test('what is no place is missing, and a title that names another is a doubt', () => {
  expect(readPlace('本科', '')).toMatchObject({ certainty: 'missing', note: '看不出工作地区' });
  expect(readPlace('广东-深圳', '', '美术教师，工作地点在澳门').note).toBe('职位名称写明工作地在澳门');
});
