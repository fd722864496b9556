import { expect, test } from 'vitest';
import { lowPay } from './low-pay.ts';
import { checkPost } from './post-text-check.ts';

const yuan = (amount: number) => amount * 100;
const month = (min?: number, max?: number) => ({
  min: min === undefined ? undefined : yuan(min),
  max: max === undefined ? undefined : yuan(max),
  unit: 'month' as const,
});

test('12–18 yuan a month is asked about as 万 a year', () => {
  expect(lowPay({ salary: month(12, 18) })).toEqual({
    words: '12–18 元/月',
    meant: { min: yuan(120_000), max: yuan(180_000), unit: 'year' },
    reason: '远低于全职工资，是不是 12–18 万/年？',
  });
  expect(lowPay({ salary: month(8) })?.meant).toEqual({ min: yuan(80_000), max: undefined, unit: 'year' });
});

test('a sum that is no 万 either is only doubted', () => {
  expect(lowPay({ salary: month(600, 800) })).toMatchObject({
    words: '600–800 元/月',
    meant: null,
    reason: '远低于全职工资，请核对金额和单位',
  });
  expect(lowPay({ salary: { min: yuan(12), max: yuan(18), unit: 'year' } })?.words).toBe('12–18 元/年');
});

test.each([
  [{ salary: month(1_000, 3_000) }],
  [{ salary: month(12, 8_000) }],
  [{ salary: month() }],
  [{}],
  [{ salary: month(300), tenure: 'hourly' }],
  [{ salary: { min: yuan(60), max: yuan(80), unit: 'hour' as const } }],
  [{ salary: { min: yuan(120_000), unit: 'year' as const } }],
])('%j is no fault', (post) => expect(lowPay(post)).toBeNull());

test('the check of a post warns of it', () => {
  expect(checkPost({ title: '数学教师', salary: month(12, 18) })).toMatchObject([
    { field: 'salary', kind: 'pay', severity: 'warn', words: '12–18 元/月' },
  ]);
});
