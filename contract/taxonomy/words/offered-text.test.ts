import { expect, test } from 'vitest';
import { offeredText } from './offered-text.ts';

test.each([
  ['服务期 5 年，未满需退还安家费。提供周转房', '服务期 5 年，未满需 。提供周转房'],
  ['离职的按比例返还购房补贴、科研启动费;其他另议', '离职的按比例 ;其他另议'],
  ['不提供住宿，有食堂', ' ，有食堂'],
  ['不包吃住', ' '],
  ['年薪 20 万（不含安家费），安家费另计', '年薪 20 万（不含安家费），安家费另计'],
  ['提供安家费', '提供安家费'],
])('%s', (text, expected) => {
  expect(offeredText(text)).toBe(expected);
});
