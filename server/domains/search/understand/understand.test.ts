import { expect, test } from 'vitest';
import { unusableIn } from './plain-text.ts';
import { schoolNamesIn } from './understand.ts';

test.each([
  ['浙江大学', ['浙江大学']],
  ['北京大学 辅导员', ['北京大学']],
  ['深圳中学招聘', ['深圳中学']],
  ['杭州师范大学', ['杭州师范大学']],
  ['杭州小学', []],
  ['杭州 大学', []],
  ['师范大学 杭州', []],
  ['大学英语', []],
])('names of schools in %s are %j', (keyword, names) => {
  expect(schoolNamesIn(keyword)).toEqual(names);
});

test.each([
  ['35岁以上 教师', ['35岁以上']],
  ['宿管老师 女', ['女']],
  ['男幼师', ['男']],
  ['非师范可报 小学', ['非师范可报']],
  ['不限专业 小学教师', ['不限专业']],
  ['3-6岁 早教', []],
  ['女子中学 语文', []],
])('what cannot be a condition in %s is %j', (keyword, words) => {
  expect(unusableIn(keyword)).toEqual(words);
});
