import { expect, test } from 'vitest';
import { readPay } from './read-pay.ts';

test.each([
  ['月薪过万 小学语文', 10_000],
  ['年薪20万 高中物理', 200_000 / 12],
  ['年薪12-18万', 120_000 / 12],
  ['8k以上 幼师', 8_000],
  ['8-10k 英语', 8_000],
  ['1万-1.5万 英语老师', 10_000],
  ['高中数学20k', 20_000],
  ['月薪15000以上 高中英语', 15_000],
  ['20w 数学', 200_000 / 12],
])('%s asks for pay', (keyword, yuan) => {
  const { least, said, rest } = readPay(keyword);
  expect(least).toBe(Math.round(yuan * 100));
  expect(keyword).toContain(said);
  expect(rest).not.toMatch(/\d|薪|万|以上/);
});

test.each(['安家费20万 博士', '985 硕士', '2027届 高中', '13薪', '年薪制', '211', '', '月薪', 'k12 英语', '3千米跑'])(
  '%s does not',
  (keyword) => {
    expect(readPay(keyword)).toEqual({ least: null, said: '', rest: keyword });
  },
);
