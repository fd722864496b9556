import { expect, test } from 'vitest';
import { newPassword } from '#contract/identity/identity.ts';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf } from './refuse-weak.ts';

const phone = '13812345678';

test('the list holds more than three thousand passwords that the length lets pass', () => {
  expect(commonPasswords.size).toBeGreaterThan(5_000);
  expect([...commonPasswords].filter((one) => one.length < 8)).toEqual([]);
});

test.each([
  'password1',
  'Password1',
  'PASSWORD123',
  'ｐａｓｓｗｏｒｄ１',
  'woaini1314',
  '1qaz2wsx',
  '13812345678',
  'a13812345678',
  'wo12345678',
  'aaaaaaaa',
  'abcdefgh',
  '87654321',
  '12121212',
  'jiaoyurencai2026',
  'Teacher@2027',
  'JYRC12345',
  'jyrcjyrc1',
  'laoshi-jiaoshi',
  'jiaoyurencaiwang',
  '教育人才网2026',
  '招聘老师！2026',
])('%s is easily guessed', (password) => {
  expect(weaknessOf(password, phone)).not.toBeNull();
});

test.each([
  'correct horse battery staple',
  '山雨欲来风满楼呀',
  '老师今天没带雨伞',
  'Teach2026',
  'vkqzmwpe',
  '8264917305',
  `${'x'.repeat(60)}yzab`,
])('%s is taken: no kind of character is asked for', (password) => {
  expect(newPassword.safeParse(password).success).toBe(true);
  expect(weaknessOf(password, phone)).toBeNull();
});
