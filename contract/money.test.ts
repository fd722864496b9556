import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenOf, splitFen, yuanOf, yuanText } from './money.ts';

test.each([
  ['0.01', 1],
  ['1', 100],
  ['19.9', 1_990],
  ['007.10', 710],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
])('%s yuan is %i fen', (yuan, fen) => expect(fenOf(yuan)).toBe(fen));

test.each(['', '0', '0.00', '-1', '1.234', '1e3', '.5', '1,000', ' 1', '90071992547409.92', '９'])(
  '"%s" is no amount',
  (text) => expect(fenOf(text)).toBeNull(),
);

test('fen come back from the text they are shown as', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (fen) => fenOf(yuanOf(fen)) === fen));
  expect([yuanText(-5), yuanText(123_456_789), yuanOf(0)]).toEqual(['-0.05', '1,234,567.89', '0.00']);
});

test('a split loses no fen, gives nobody less than nothing, and keeps to the weights within one fen', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, weights, (total, shares) => {
      const parts = splitFen(total, shares);
      const sum = shares.reduce((all, share) => all + share, 0n);
      expect(parts.reduce((all, part) => all + part, 0n)).toBe(total);
      for (const [at, part] of parts.entries()) {
        expect(part >= 0n).toBe(true);
        if (sum > 0n) expect(part * sum <= total * (shares[at] ?? 0n) + sum).toBe(true);
      }
    }),
  );
});
