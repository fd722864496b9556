import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basicDeduction, taxBrackets, taxOf, withhold } from './income-tax.ts';

const yuan = (amount: number) => BigInt(Math.round(amount * 100));
const months = (wage: number, off: number) =>
  Array.from({ length: 12 }, () => ({ income: yuan(wage), deductions: yuan(off) }));
const taxes = (wage: number, off: number) => withhold(months(wage, off)).map(({ tax }) => tax);

describe('a wage that stays the same all year, with contributions of 2,000 and special deductions of 1,000', () => {
  test('of 10,000: 2,000 a month are taxed, 24,000 in the year, all at 3%: 60 a month, 720 in the year', () => {
    expect(taxes(10_000, 3_000)).toEqual(Array(12).fill(yuan(60)));
  });

  test('of 20,000: 12,000 a month; 36,000 are passed after the third month', () => {
    // Month 1: 12,000 × 3% = 360; 2: 24,000 × 3% − 360 = 360; 3: 36,000 × 3% − 720 = 360.
    // Month 4: 48,000 × 10% − 2,520 = 2,280, less 1,080 = 1,200; then 12,000 × 10% = 1,200 up to 144,000 in month 12.
    // The year: 144,000 × 10% − 2,520 = 11,880 = 3 × 360 + 9 × 1,200.
    expect(taxes(20_000, 3_000)).toEqual([...Array(3).fill(yuan(360)), ...Array(9).fill(yuan(1_200))]);
    expect(taxOf(yuan(144_000))).toBe(yuan(11_880));
  });

  test('of 50,000: 42,000 a month through five brackets', () => {
    // 1: 42,000 × 10% − 2,520 = 1,680.  2: 84,000 × 10% − 2,520 = 5,880 → 4,200.  3: 126,000 × 10% − 2,520 = 10,080 → 4,200.
    // 4: 168,000 × 20% − 16,920 = 16,680 → 6,600.  5: 210,000: 25,080 → 8,400.  6: 252,000: 33,480 → 8,400.
    // 7: 294,000: 41,880 → 8,400.  8: 336,000 × 25% − 31,920 = 52,080 → 10,200.  9: 378,000: 62,580 → 10,500.
    // 10: 420,000: 73,080 → 10,500.  11: 462,000 × 30% − 52,920 = 85,680 → 12,600.  12: 504,000: 98,280 → 12,600.
    const due = [1_680, 4_200, 4_200, 6_600, 8_400, 8_400, 8_400, 10_200, 10_500, 10_500, 12_600, 12_600];
    expect(taxes(50_000, 3_000)).toEqual(due.map(yuan));
    expect(due.reduce((all, part) => all + part, 0)).toBe(98_280);
  });
});

test('the announcement’s own example: 10,000 a month, 1,500 and 1,000 off: 75 a month', () => {
  // (10,000 − 5,000 − 1,500 − 1,000) × 3% = 75
  expect(taxes(10_000, 2_500).slice(0, 3)).toEqual([yuan(75), yuan(75), yuan(75)]);
});

test('at a border the lower bracket holds, and one fen more changes nothing that is whole', () => {
  // 3%: 1,080; 10%: 11,880; 20%: 43,080; 25%: 73,080; 30%: 145,080; 35%: 250,080.
  const at = [36_000, 144_000, 300_000, 420_000, 660_000, 960_000];
  expect(at.map((taxable) => taxOf(yuan(taxable)))).toEqual(
    [1_080, 11_880, 43_080, 73_080, 145_080, 250_080].map(yuan),
  );
  for (const taxable of at) expect(taxOf(yuan(taxable) + 1n) - taxOf(yuan(taxable))).toBeLessThanOrEqual(1n);
  expect(taxOf(yuan(1_000_000))).toBe(yuan(268_080));
});

test('quick deductions follow from the rates: the tax of neighbouring brackets meets at their border', () => {
  taxBrackets.slice(0, -1).forEach(({ upTo, rate, quick }, index) => {
    const above = taxBrackets[index + 1];
    const border = upTo ?? 0n;
    expect(border * rate - quick * 1_000_000n).toBe(border * (above?.rate ?? 0n) - (above?.quick ?? 0n) * 1_000_000n);
  });
});

test('a month without tax gives nothing back, and later months make up for it', () => {
  const [one, two, three] = withhold([
    { income: yuan(20_000), deductions: 0n },
    { income: 0n, deductions: 0n },
    { income: yuan(20_000), deductions: 0n },
  ]);
  // 15,000 × 3% = 450; 10,000 × 3% = 300 < 450; 25,000 × 3% = 750 − 450 = 300.
  expect([one?.tax, two?.tax, three?.tax]).toEqual([yuan(450), 0n, yuan(300)]);
});

test('what is withheld month by month is the tax of the year, wherever no month is poorer than what is taken off', () => {
  const month = fc.record({ more: fc.bigInt(0n, 20_000_000n), deductions: fc.bigInt(0n, 1_000_000n) });
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (given) => {
      const paid = given.map(({ more, deductions }) => ({ income: basicDeduction + deductions + more, deductions }));
      const taxable = given.reduce((all, { more }) => all + more, 0n);
      const withheld = withhold(paid);
      expect(withheld.every(({ tax }) => tax >= 0n)).toBe(true);
      expect(withheld.reduce((all, { tax }) => all + tax, 0n)).toBe(taxOf(taxable));
    }),
  );
});
