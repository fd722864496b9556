import { describe, expect, test } from 'vitest';
import { personName } from '#contract/fields.ts';
import { plainName, privateUseAdvice, samePersonName } from './person-name.ts';

describe('one name has one spelling', () => {
  test.each([
    ['古丽米热‧艾比布力', '古丽米热·艾比布力'],
    ['迪丽努尔．阿布都热西提', '迪丽努尔·阿布都热西提'],
    ['阿卜杜热合曼•麦麦提', '阿卜杜热合曼·麦麦提'],
    ['阿卜杜热合曼 ・ 麦麦提', '阿卜杜热合曼·麦麦提'],
    ['阿卜杜拉⋅买买提', '阿卜杜拉·买买提'],
    ['古丽米热.艾比布力', '古丽米热·艾比布力'],
    ['张\u200b三\ufeff', '张三'],
    ['张　三', '张 三'],
    ['⾼⼩松', '高小松'],
    ['Ｊ．　R. Ｓmith', 'J. R. Smith'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(personName().parse(typed)).toBe(kept);
    expect(plainName(kept)).toBe(kept);
  });
});

test.each([
  ['古丽米热·艾比布力', '古丽米热•艾比布力', true],
  ['张 三', '张三', true],
  ['Mary Jane', 'MARY JANE', true],
  ['韩斌', '王五', false],
  ['韩斌', '', false],
])('%s and %s are one name: %s', (one, other, same) => expect(samePersonName(one, other)).toBe(same));

test('a character of private use is refused with the character of Unicode where it is known', () => {
  const messageOf = (name: string) => personName().safeParse(name).error?.issues[0]?.message;
  expect(messageOf('\ue863文静')).toBe('姓名里有旧编码的字，别的系统认不出，请改成“䶮”');
  expect(messageOf('\ue001文静')).toBe('姓名里有旧编码的字，别的系统认不出，请重新输入这个字');
  expect(privateUseAdvice('姓名', '欧阳娜娜')).toBe('');
});
