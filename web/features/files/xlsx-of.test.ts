import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { xlsxOf } from './xlsx-of.ts';

const read = async (sheet: Parameters<typeof xlsxOf>[0]) => readSheet(Buffer.from(xlsxOf(sheet)), { trim: false });

test('what is written is what is read: markup, line breaks, spaces, formulas as text', async () => {
  const rows = [
    ['=1+1', '<b>&amp;', ' 两边有空格 ', '一\n二'],
    ['\u0000控\u0007制', '', '😀', '12'],
  ];
  expect(await read({ name: '岗位表', head: ['甲', '乙', '丙', '丁'], rows })).toEqual([
    ['甲', '乙', '丙', '丁'],
    ['=1+1', '<b>&amp;', ' 两边有空格 ', '一\n二'],
    ['控制', null, '😀', '12'],
  ]);
});

test('5,000 rows of 17 columns are written within a second or so, and a text is cut where Excel would refuse the file', async () => {
  const row = Array.from({ length: 17 }, (_, at) => `第 ${at} 列的一段不算短的文字，用来占地方`);
  const began = performance.now();
  const made = await read({ name: '大表', head: row, rows: Array.from({ length: 5_000 }, () => row) });
  expect(made).toHaveLength(5_001);
  expect(performance.now() - began).toBeLessThan(15_000);
  const [[long] = []] = (await read({ name: '长', head: ['长'], rows: [['长'.repeat(40_000)]] })).slice(1);
  expect(String(long)).toHaveLength(32_767);
});
