import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenOf } from '#contract/money.ts';
import type { StatementLine } from '../../contract/ledger.ts';
import { cellsOf, csvOf } from './statement-buttons.tsx';

const line = (values: Partial<StatementLine>): StatementLine => ({
  id: '1',
  at: '2026-11-20T02:05:00.000Z',
  unit: 'fen',
  kind: 'payment',
  note: '标准版',
  amount: -198_000,
  balance: 2_050,
  ...values,
});

test('money stands to the fen without separators, quotas as whole numbers, times in Asia/Shanghai', () => {
  expect(
    cellsOf(line({}))
      .slice(0, 1)
      .concat(cellsOf(line({})).slice(4)),
  ).toEqual(['2026-11-20 10:05', '-1980.00', '20.50', '元']);
  expect(cellsOf(line({ unit: 'talentContacts', amount: -1, balance: 149 })).slice(4)).toEqual(['-1', '149', '人']);
});

test('no fen is lost on the way into a cell', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (fen) => {
      const [amount = '', balance = ''] = cellsOf(line({ amount: -fen, balance: fen })).slice(4);
      expect([fenOf(amount.slice(1)), fenOf(balance)]).toEqual([fen, fen]);
    }),
  );
});

test('a note with quotes, commas and lines stays one cell; what looks like a formula is tamed, a negative amount is not', () => {
  const [, written] = csvOf([line({ note: '=HYPERLINK("http://x"),\n"甲"' })]).split('\r\n');
  expect(written).toContain('"\'=HYPERLINK(""http://x""),\n""甲"""');
  expect(written).toContain('"-1980.00"');
});

test('the file begins with the mark of UTF-8 and its head', () => {
  expect(csvOf([])).toBe('\ufeff"时间","账目","类别","说明","变动","余额","单位"\r\n');
});
