import { shareOf } from './share.ts';

/** Source of the tables and the method. */
export const incomeTaxSource = {
  name: '国家税务总局公告2018年第61号（居民个人工资薪金预扣率表、累计预扣法）',
  since: '2019-01-01',
} as const;

interface Bracket {
  /** Upper limit of the year's taxable income, in fen; null for the top bracket. */
  upTo: bigint | null;
  /** Parts per million. */
  rate: bigint;
  /** 速算扣除数, in fen. */
  quick: bigint;
}

/** 预扣率表一: the seven brackets of the year's taxable income. */
export const taxBrackets: readonly Bracket[] = [
  { upTo: 3_600_000n, rate: 30_000n, quick: 0n },
  { upTo: 14_400_000n, rate: 100_000n, quick: 252_000n },
  { upTo: 30_000_000n, rate: 200_000n, quick: 1_692_000n },
  { upTo: 42_000_000n, rate: 250_000n, quick: 3_192_000n },
  { upTo: 66_000_000n, rate: 300_000n, quick: 5_292_000n },
  { upTo: 96_000_000n, rate: 350_000n, quick: 8_592_000n },
  { upTo: null, rate: 450_000n, quick: 18_192_000n },
];

/** 减除费用: 5,000 yuan for every month of the year in this employment. */
export const basicDeduction = 500_000n;

/** The bracket of a year's taxable income. */
const bracketOf = (taxable: bigint): Bracket =>
  taxBrackets.find(({ upTo }) => upTo === null || taxable <= upTo) as Bracket;

/** The year's tax on a taxable income, in fen. */
export function taxOf(taxable: bigint): bigint {
  if (taxable <= 0n) return 0n;
  const { rate, quick } = bracketOf(taxable);
  return shareOf(taxable, rate) - quick;
}

interface TaxMonth {
  income: bigint;
  /** 专项扣除 (social insurance and housing fund), 专项附加扣除 and others: all deductions except the basic one. */
  deductions: bigint;
}

interface Withheld {
  /** Cumulative taxable income from January, or from the first month of employment. */
  taxable: bigint;
  rate: bigint;
  /** Of this month. */
  tax: bigint;
}

/**
 * 累计预扣法: each month, the tax on all months so far minus the tax already withheld. A negative result withholds nothing and refunds
 * nothing; the annual settlement does that.
 */
export function withhold(months: readonly TaxMonth[]): Withheld[] {
  let [sum, withheld] = [0n, 0n];
  return months.map(({ income, deductions }) => {
    sum += income - deductions - basicDeduction;
    const taxable = sum > 0n ? sum : 0n;
    const due = taxOf(taxable) - withheld;
    const tax = due > 0n ? due : 0n;
    withheld += tax;
    return { taxable, rate: bracketOf(taxable).rate, tax };
  });
}

/**
 * 劳务报酬所得 of a resident, withheld by the payer on a month's payments (the same announcement of 2018, No. 61): up to 4,000 yuan the
 * allowance is 800, above that 20 %; the rest is taxed at 20 %, 30 % or 40 %.
 */
export function labourTaxOf(income: bigint): bigint {
  const off = income <= 400_000n ? 80_000n : shareOf(income, 200_000n);
  const taxable = income - off;
  if (taxable <= 0n) return 0n;
  if (taxable <= 2_000_000n) return shareOf(taxable, 200_000n);
  if (taxable <= 5_000_000n) return shareOf(taxable, 300_000n) - 200_000n;
  return shareOf(taxable, 400_000n) - 700_000n;
}
