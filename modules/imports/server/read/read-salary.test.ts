import { describe, expect, test } from 'vitest';
import { readSalary } from './read-salary.ts';

const yuan = (cell: string) => {
  const { value, certainty } = readSalary(cell);
  if (!value) return certainty;
  const yuanText = (fen: number | null) => (fen === null ? '…' : String(fen / 100));
  return `${yuanText(value.min)}-${yuanText(value.max)} ${value.unit} ${certainty}`;
};

test.each([
  ['7-10W/年', '70000-100000 year read'],
  ['10-12K/月', '10000-12000 month read'],
  ['8K/月', '8000-8000 month read'],
  ['4.5-6K/月', '4500-6000 month read'],
  ['12.5-15.5W/年', '125000-155000 year read'],
  ['面议', '…-… month read'],
  ['薪资面谈', '…-… month read'],
  ['150-200元/课时', '150-200 hour read'],
  ['80元/课时', '80-80 hour read'],
  ['课时费80-120元/节', '80-120 hour read'],
  ['60元/小时', '60-60 hour read'],
  ['200元/天', '200-200 day read'],
  ['年薪12万', '120000-120000 year read'],
  ['年薪13-27万元', '130000-270000 year read'],
  ['年薪8—11万元', '80000-110000 year read'],
  ['年薪11万～19万', '110000-190000 year read'],
  ['月薪8千-1.2万', '8000-12000 month read'],
  ['8000-1万/月', '8000-10000 month read'],
  ['8K-1W/月', '8000-10000 month read'],
  ['0.8-1.2万/月', '8000-12000 month read'],
  ['6000-8000元/月', '6000-8000 month read'],
  ['6,000 - 8,000 元/月', '6000-8000 month read'],
  ['4000元/月-6000元/月', '4000-6000 month read'],
  ['６－８Ｋ／月', '6000-8000 month read'],
  ['８０００元／月', '8000-8000 month read'],
  ['￥8000/月', '8000-8000 month read'],
  ['8K-12K·13薪/月', '8000-12000 month read'],
  ['20万以上/年', '200000-… year read'],
  ['年薪30万起', '300000-… year read'],
  ['8000+/月', '8000-… month read'],
  ['5K以下/月', '…-5000 month read'],
  ['6千到8千/月', '6000-8000 month read'],
])('%s is %s', (cell, expected) => {
  expect(yuan(cell)).toBe(expected);
});

describe('what is not said in full is a guess', () => {
  test.each([
    ['6000-8000', '6000-8000 month guessed'],
    ['5-8K', '5000-8000 month guessed'],
    ['10-15万', '100000-150000 year guessed'],
    ['1-1.5万', '10000-15000 month guessed'],
    ['120000-150000', '120000-150000 year guessed'],
    ['5-8/月', '5000-8000 month guessed'],
    ['10-15/年', '100000-150000 year guessed'],
    ['10-8K/月', '8000-10000 month guessed'],
    ['0.9K/月', '900-900 month guessed'],
    ['7-10W/月', '70000-100000 month read'],
    ['70-100W/月', '700000-1000000 month guessed'],
    ['3-30K/月', '3000-30000 month guessed'],
    ['底薪5000元+课时费，综合8000元/月', '5000-5000 month guessed'],
  ])('%s: %s', (cell, expected) => {
    expect(yuan(cell)).toBe(expected);
  });
});

test.each(['', '  ', '优厚', '按学校标准', '本科'])('%j tells no salary', (cell) => {
  expect(yuan(cell)).toBe('missing');
});

test('a guess says why', () => {
  expect(readSalary('6000-8000').note).toBe('没有写明按月或按年，按月理解');
  expect(readSalary('0.9K/月').note).toBe('薪资低得不寻常');
});
