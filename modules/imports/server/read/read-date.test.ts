import { expect, test } from 'vitest';
import { readDay, readDeadline } from './read-date.ts';

const now = new Date('2026-11-28T04:00:00Z');

test.each([
  ['2027/5/3 18:00', '2027-05-03'],
  ['2027-5-1 17:30', '2027-05-01'],
  ['2027/5/3 9:00:00', '2027-05-03'],
  ['2027-05-03T18:00:00', '2027-05-03'],
  ['2027年5月3日（周一）上午9时', '2027-05-03'],
  ['2027 年 5 月 3 日 星期一 18:00 前', '2027-05-03'],
  ['2027年5月3日24:00止', '2027-05-03'],
  ['２０２７．５．３', '2027-05-03'],
  ['20270503', '2027-05-03'],
  ['二〇二七年六月三十日', '2027-06-30'],
  ['二零二七年十二月一日', '2027-12-01'],
  ['30/6/2027', '2027-06-30'],
  ['6/30/2027', '2027-06-30'],
  ['30 June 2027', '2027-06-30'],
  ['Jun 30, 2027', '2027-06-30'],
])('%s is the day %s', (cell, day) => {
  expect(readDay(cell)).toEqual({ value: day, certainty: 'read', from: cell });
});

test.each([
  ['46510', '2027-05-03', '日期序号'],
  ['46510.75', '2027-05-03', '日期序号'],
  ['5月30日', '2027-05-30', '没有写明年份，按 2027 年理解'],
  ['12月1日', '2026-12-01', '按 2026 年理解'],
  ['27.6.30', '2027-06-30', '按 2027 年理解'],
  ['即日起至2027年6月30日', '2027-06-30', '最后一天'],
  ['2027年3月1日至6月30日', '2027-06-30', '最后一天'],
  ['2027年6月1日—30日', '2027-06-30', '最后一天'],
  ['2027.3.1-2027.6.30', '2027-06-30', '最后一天'],
  ['2027.3.1-6.30', '2027-06-30', '最后一天'],
  ['即日起至5月30日', '2027-05-30', '没有写明年份'],
  ['2027年6月底', '2027-06-30', '月底'],
  ['2027年6月', '2027-06-30', '月底'],
])('%s ends on %s, as a guess: %s', (cell, day, note) => {
  const found = readDeadline(cell, now);
  expect([found.value, found.certainty]).toEqual([day, 'guessed']);
  expect(found.note).toContain(note);
});

test.each([
  ['3/5/2027', '分不清'],
  ['2027-02-30', '日期不存在'],
  ['2027年13月1日', '日期不存在'],
])('%s is no day: %s', (cell, note) => {
  expect(readDeadline(cell, now)).toMatchObject({ value: null, note: expect.stringContaining(note) });
});

test.each(['招满即止', '长期有效', '立即到岗', '3-5', '13800138000', '12345', '2027'])('%s is no day', (cell) => {
  expect(readDeadline(cell, now)).toMatchObject({ value: null, certainty: 'missing' });
});

test('a day without a year is none where no deadline is asked', () => {
  expect(readDay('5月30日')).toMatchObject({ value: null, note: '没有写明年份' });
});
