import { expect, test } from 'vitest';
import { stepDay } from './step-day.ts';

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2027年1月9日 上午 9:00', '2027-01-09'],
  ['12-05', '2026-12-05'],
  ['12月5日—6日', '2026-12-05'],
  ['1.09', '2027-01-09'],
  ['１２月５日', '2026-12-05'],
  ['2026-12', null],
  ['试讲后 3 天', null],
  ['5 个工作日', null],
  ['3–7 个工作日内', null],
  ['3-7 个工作日', null],
  ['1.5 天', null],
  ['2月30日', null],
  ['', null],
])('%s, written in November 2026, is %s', (when, day) => expect(stepDay(when, '2026-11-24')).toBe(day));
