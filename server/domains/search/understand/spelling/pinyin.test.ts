import { describe, expect, test } from 'vitest';
import { blurred, isOneEdit, nearKeys, spell } from './pinyin.ts';

test.each([
  ['英语', 'yingyu', 'yy'],
  ['音乐', 'yinyue', 'yy'],
  ['重庆', 'chongqing', 'cq'],
  ['旅游', 'lvyou', 'ly'],
  ['K12英语', 'k12yingyu', 'k12yy'],
])('%s is spelled %s', (text, full, initials) => {
  expect(spell(text)).toEqual({ full, initials });
});

describe('one edit', () => {
  test.each([
    ['yingyu', 'yinyu', true],
    ['yingyu', 'yignyu', true],
    ['班主任', '班主人', true],
    ['班主任', '主班任', true],
    ['yingyu', 'yingyu', false],
    ['yingyu', 'yinyue', false],
    ['语文', '数学', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isOneEdit(one, other)).toBe(expected);
    expect(isOneEdit(other, one)).toBe(expected);
  });

  test('two such words share a key', () => {
    const shares = (one: string, other: string) => nearKeys(one).some((key) => nearKeys(other).includes(key));
    expect(shares('yingyu', 'yinyu')).toBe(true);
    expect(shares('班主任', '班主人')).toBe(true);
  });
});

test.each([
  ['shengwu', 'senwu'],
  ['zhongxue', 'zongxue'],
  ['lanjing', 'nanjin'],
])('%s and %s sound alike in many accents', (one, other) => expect(blurred(one)).toBe(blurred(other)));
