import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitFen } from '#contract/money.ts';
import { labourTaxOf } from './income-tax.ts';
import { baseOf, contributionsOf, type InsuranceRule } from './insurance.ts';
import { percentText, rateOf, roundHalfUp, shareOf } from './share.ts';
import { payOf, slipTotals } from './slip-totals.ts';
import { annuityOf, takeHome } from './take-home.ts';

const bounds = { least: 716_200n, most: 3_581_100n };
const unbounded = { least: null, most: null };

/** Example figures: a rate with a fixed amount, and bases with bounds. */
const example: InsuranceRule = {
  rates: { pension: 80_000n, medical: 20_000n, unemployment: 5_000n, fund: 120_000n },
  medicalFixed: 300n,
  bounds: { pension: bounds, medical: bounds, unemployment: bounds, fund: unbounded },
};
const open: InsuranceRule = {
  ...example,
  medicalFixed: 0n,
  bounds: { pension: unbounded, medical: unbounded, unemployment: unbounded, fund: unbounded },
};
const fen = fc.bigInt(0n, 10_000_000_000n);

describe('shares', () => {
  test('are rounded half up to the fen', () => {
    expect([1n, 49n, 50n, 51n, 150n].map((amount) => shareOf(amount, 10_000n))).toEqual([0n, 0n, 1n, 1n, 2n]);
    expect(roundHalfUp(5n, 2n)).toBe(3n);
  });

  test('are off by half a fen at most', () => {
    fc.assert(
      fc.property(fen, fc.bigInt(0n, 1_000_000n), (amount, rate) => {
        const off = shareOf(amount, rate) * 1_000_000n - amount * rate;
        expect(off > -500_000n && off <= 500_000n).toBe(true);
      }),
    );
  });

  test.each([
    ['8', 80_000n],
    ['0.5', 5_000n],
    ['12.25', 122_500n],
    ['100', 1_000_000n],
    ['100.01', null],
    ['1e1', null],
    ['', null],
    ['-1', null],
  ])('%s per cent', (typed, rate) => {
    expect(rateOf(typed)).toBe(rate);
    if (rate !== null) expect(rateOf(percentText(rate))).toBe(rate);
  });
});

describe('contributions', () => {
  test('of 10,000: 800, 203, 50 and 1,200', () => {
    expect(contributionsOf(1_000_000n, example)).toEqual({
      pension: 80_000n,
      medical: 20_300n,
      unemployment: 5_000n,
      fund: 120_000n,
    });
  });

  test('keep to the bounds of the base, and without a wage there are none', () => {
    expect(baseOf(100_000n, bounds)).toBe(716_200n);
    expect(baseOf(9_000_000n, bounds)).toBe(3_581_100n);
    expect(baseOf(9_000_000n, unbounded)).toBe(9_000_000n);
    expect(contributionsOf(0n, example)).toEqual({ pension: 0n, medical: 0n, unemployment: 0n, fund: 0n });
  });
});

test('of each month the parts add up to what was paid, whatever the wage, the bonus and its month', () => {
  const given = fc.record({
    wage: fc.bigInt(100_000n, 20_000_000n),
    bonus: fc.bigInt(0n, 50_000_000n),
    bonusMonth: fc.integer({ min: 1, max: 12 }),
    special: fc.bigInt(0n, 1_000_000n),
    insurance: fc.constantFrom(example, open),
    hasAnnuity: fc.boolean(),
  });
  fc.assert(
    fc.property(given, (input) => {
      const months = takeHome(input);
      for (const { gross, contributions, insurance, tax, net } of months) {
        expect(Object.values(contributions).reduce((all, part) => all + part, 0n)).toBe(insurance);
        expect(insurance + tax + net).toBe(gross);
      }
      expect(months.reduce((all, { gross }) => all + gross, 0n)).toBe(input.wage * 12n + input.bonus);
    }),
  );
});

test('职业年金 is 4% of the base of the pension, not taxed, and 8% for the employer', () => {
  const pay = { wage: 1_000_000n, bonus: 0n, bonusMonth: 12, special: 0n, insurance: open };
  const [without, with4] = [takeHome(pay)[0], takeHome({ ...pay, hasAnnuity: true })[0]];
  expect([without?.contributions.annuity, with4?.contributions.annuity]).toEqual([undefined, 40_000n]);
  expect([without?.tax, with4?.tax]).toEqual([8_250n, 7_050n]);
  expect(annuityOf(4_000_000n, example, 'own')).toBe(143_244n);
  expect(annuityOf(1_000_000n, open, 'employer')).toBe(80_000n);
});

test('labour: 800 off up to 4,000, a fifth above; 20%, 30% − 2,000, 40% − 7,000', () => {
  // 800 → 0; 3,000 → 2,200 × 20% = 440; 10,000 → 8,000 × 20% = 1,600; 40,000 → 32,000 × 30% − 2,000 = 7,600;
  // 80,000 → 64,000 × 40% − 7,000 = 18,600.
  const paid = [80_000n, 300_000n, 1_000_000n, 4_000_000n, 8_000_000n];
  expect(paid.map(labourTaxOf)).toEqual([0n, 44_000n, 160_000n, 760_000n, 1_860_000n]);
});

describe('a slip', () => {
  test('pays by the hundredth, rounded once', () => {
    expect(payOf(3_333n, 275)).toBe(9_166n);
    expect(payOf(1n, 50)).toBe(1n);
    expect(payOf(1n, 49)).toBe(0n);
  });

  test('adds up: parts of its days to the pay, pay and items to 应发, 应发 less 扣项 to 实发', () => {
    const line = fc.integer({ min: 1, max: 2_400 });
    const item = fc.record({
      kind: fc.constantFrom('add' as const, 'deduct' as const),
      name: fc.constant('项目'),
      fen: fc.integer({ min: 1, max: 100_000_000 }),
    });
    fc.assert(
      fc.property(fc.bigInt(1n, 1_000_000n), fc.array(line, { minLength: 1 }), fc.array(item), (rate, lines, items) => {
        const quantity = lines.reduce((all, part) => all + part, 0);
        const { pay, gross, deduction, net } = slipTotals(rate, quantity, items);
        const parts = splitFen(pay, lines.map(BigInt));
        expect(parts.reduce((all, part) => all + part, 0n)).toBe(pay);
        expect(parts.every((part) => part >= 0n)).toBe(true);
        expect(net + deduction).toBe(gross);
        expect(gross - pay).toBe(items.reduce((all, { kind, fen }) => all + (kind === 'add' ? BigInt(fen) : 0n), 0n));
      }),
    );
  });
});
