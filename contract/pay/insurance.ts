import { shareOf } from './share.ts';

/** What an employee pays in person; the housing fund last. */
export const contributions = {
  pension: '养老保险',
  medical: '医疗保险',
  unemployment: '失业保险',
  fund: '住房公积金',
} as const;
export type Contribution = keyof typeof contributions;

/** Lowest and highest base in fen; null where the person fills them in. */
export interface Bounds {
  least: bigint | null;
  most: bigint | null;
}

export interface InsuranceRule {
  /** Parts of a million, by contribution. */
  rates: Record<Contribution, bigint>;
  /** What is paid beside the rate of the medical insurance, in fen. */
  medicalFixed: bigint;
  social: Bounds;
  fund: Bounds;
}

/** The wage within the bounds of a base. */
export function baseOf(wage: bigint, { least, most }: Bounds): bigint {
  const raised = least !== null && wage < least ? least : wage;
  return most !== null && raised > most ? most : raised;
}

/** What is taken off a month's wage, by contribution, each rounded half up to the fen. */
export function contributionsOf(wage: bigint, rule: InsuranceRule): Record<Contribution, bigint> {
  if (wage <= 0n) return { pension: 0n, medical: 0n, unemployment: 0n, fund: 0n };
  const [base, fundBase] = [baseOf(wage, rule.social), baseOf(wage, rule.fund)];
  return {
    pension: shareOf(base, rule.rates.pension),
    medical: shareOf(base, rule.rates.medical) + rule.medicalFixed,
    unemployment: shareOf(base, rule.rates.unemployment),
    fund: shareOf(fundBase, rule.rates.fund),
  };
}
