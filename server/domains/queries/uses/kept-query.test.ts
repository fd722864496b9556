import { expect, test } from 'vitest';
import { keptQuery } from './kept-query.ts';

test.each([
  ['  杭州   小学语文 ', '杭州 小学语文'],
  ['ＩＢ课程', 'ib课程'],
  ['8000-12000 英语', '8000-12000 英语'],
  ['年薪200000', '年薪200000'],
  ['2027届', '2027届'],
  ['一个月八千', '一个月八千'],
])('%s is counted as %s', (typed, query) => {
  expect(keptQuery(typed)).toBe(query);
});

test.each([
  '13812345678',
  '电话138 1234 5678',
  '138-1234-5678',
  '１３８１２３４５６７８',
  '幺三八一二三四五六七八',
  'lin@example.com',
  '33010619900101123x',
  '微信号 wx 8812345',
  'https://example.com/a',
  '我叫林小满今年二十五岁毕业于一所师范大学想在杭州找一份工作',
  '',
  '   ',
])('%s is not kept', (typed) => {
  expect(keptQuery(typed)).toBeNull();
});
