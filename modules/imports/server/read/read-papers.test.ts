import { expect, test } from 'vitest';
import { readCertificate, readPutonghua, readTitleLevel } from './read-papers.ts';

test.each([
  ['高级中学教师资格证', 'senior'],
  ['小学及以上教师资格', 'primary'],
  ['初中', 'junior'],
  ['中等职业学校教师资格', 'vocational'],
  ['不限', null],
  ['持证', null],
])('certificate %j', (cell, value) => {
  expect(readCertificate(cell).value).toBe(value);
});

test.each([
  ['二级甲等及以上', '2a'],
  ['二乙', '2b'],
  ['1级乙等', '1b'],
  ['标准', null],
])('普通话 %j', (cell, value) => {
  expect(readPutonghua(cell).value).toBe(value);
});

test.each([
  ['一级教师及以上', 'school-1', 'read'],
  ['副教授', 'associate-professor', 'read'],
  ['中级', 'school-1', 'guessed'],
  ['无要求', null, 'missing'],
])('title %j', (cell, value, certainty) => {
  expect(readTitleLevel(cell)).toMatchObject({ value, certainty });
});
