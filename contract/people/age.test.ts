import { expect, test } from 'vitest';
import { ownBasics } from '#contract/seekers/seeker.ts';
import { latestBirthday } from './age.ts';

test('who is sixteen today is old enough, who will be tomorrow is not', () => {
  expect(latestBirthday(new Date('2026-11-28T23:59:00+08:00'))).toBe('2010-11-28');
  expect(latestBirthday(new Date('2026-11-29T00:00:00+08:00'))).toBe('2010-11-29');
});

test('a person of the site is at least sixteen, and is told so', () => {
  const { birthday } = ownBasics.shape;
  const youngest = latestBirthday(new Date());
  const messageOf = (day: string) => birthday.safeParse(day).error?.issues[0]?.message ?? '';
  expect(messageOf(youngest)).toBe('');
  expect(messageOf(`${Number(youngest.slice(0, 4)) + 1}${youngest.slice(4)}`)).toBe(
    '须年满 16 周岁才能登记，请核对出生日期',
  );
  expect(messageOf('1929-12-31')).toBe('出生日期不正确');
});
