import { shareOf } from './share.ts';

/** What an employee pays in person; the housing fund last. */
export const contributions = {
  pension: '养老保险',
  medical: '医疗保险',
  unemployment: '失业保险',
  fund: '住房公积金',
} as const;
export type Contribution = keyof typeof contributions;

/** Lowest and highest base in fen; null where nobody told them: the wage counts as it is. */
export interface Bounds {
  least: bigint | null;
  most: bigint | null;
}

export interface InsuranceRule {
  /** Parts of a million, by contribution. */
  rates: Record<Contribution, bigint>;
  /** What is paid beside the rate of the medical insurance, in fen. */
  medicalFixed: bigint;
  bounds: Record<Contribution, Bounds>;
}

/** The employer's rates in parts of a million, the housing fund's being the employee's; null where none is known. */
export type EmployerRates = Record<Exclude<Contribution, 'fund'>, bigint | null>;

/** The wage within the bounds of a base. */
export function baseOf(wage: bigint, { least, most }: Bounds): bigint {
  const raised = least !== null && wage < least ? least : wage;
  return most !== null && raised > most ? most : raised;
}

const shares = (wage: bigint, { bounds }: InsuranceRule, rates: Record<Contribution, bigint>) => {
  const share = (name: Contribution) => shareOf(baseOf(wage, bounds[name]), rates[name]);
  return {
    pension: share('pension'),
    medical: share('medical'),
    unemployment: share('unemployment'),
    fund: share('fund'),
  };
};

const none: Readonly<Record<Contribution, bigint>> = { pension: 0n, medical: 0n, unemployment: 0n, fund: 0n };

/** What is taken off a month's wage, by contribution, each rounded half up to the fen. */
export function contributionsOf(wage: bigint, rule: InsuranceRule): Record<Contribution, bigint> {
  if (wage <= 0n) return { ...none };
  const own = shares(wage, rule, rule.rates);
  return { ...own, medical: own.medical + rule.medicalFixed };
}

/** What the employer pays beside the wage, on the same bases; 0 for what is not known. */
export function employerSharesOf(
  wage: bigint,
  rule: InsuranceRule,
  employer: EmployerRates,
): Record<Contribution, bigint> {
  if (wage <= 0n) return { ...none };
  const { pension, medical, unemployment } = employer;
  const rates = {
    pension: pension ?? 0n,
    medical: medical ?? 0n,
    unemployment: unemployment ?? 0n,
    fund: rule.rates.fund,
  };
  return shares(wage, rule, rates);
}
