import { withhold } from './income-tax.ts';
import { annuity, baseOf, type Contribution, contributionsOf, type InsuranceRule } from './insurance.ts';
import { shareOf } from './share.ts';

export interface TakeHomeInput {
  /** Gross wage of a month. */
  wage: bigint;
  /** Bonus paid with one month's wage and taxed together with it. */
  bonus: bigint;
  /** 1 to 12. */
  bonusMonth: number;
  /** 专项附加扣除 a month: children, further study, housing, parents. */
  special: bigint;
  insurance: InsuranceRule;
  /** 职业年金 is paid. */
  hasAnnuity?: boolean;
}

export interface TakeHomeMonth {
  month: number;
  gross: bigint;
  contributions: Record<Contribution, bigint> & { annuity?: bigint };
  /** Their sum. */
  insurance: bigint;
  tax: bigint;
  rate: bigint;
  net: bigint;
}

/** A month's 职业年金. */
export const annuityOf = (wage: bigint, { bounds }: InsuranceRule, payer: 'own' | 'employer'): bigint =>
  wage > 0n ? shareOf(baseOf(wage, bounds.pension), annuity[payer]) : 0n;

/** Twelve months from gross to net; the parts of each month add up to the gross amount. */
export function takeHome({ wage, bonus, bonusMonth, special, insurance, hasAnnuity }: TakeHomeInput): TakeHomeMonth[] {
  const contributions = {
    ...contributionsOf(wage, insurance),
    ...(hasAnnuity ? { annuity: annuityOf(wage, insurance, 'own') } : {}),
  };
  const off = Object.values(contributions).reduce((all, part) => all + part, 0n);
  const gross = (month: number) => wage + (month === bonusMonth ? bonus : 0n);
  const months = Array.from({ length: 12 }, (_, at) => at + 1);
  const taxes = withhold(months.map((month) => ({ income: gross(month), deductions: off + special })));
  return months.map((month, at) => {
    const { tax = 0n, rate = 0n } = taxes[at] ?? {};
    return { month, gross: gross(month), contributions, insurance: off, tax, rate, net: gross(month) - off - tax };
  });
}
