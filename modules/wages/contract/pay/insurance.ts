import { shareOf } from './share.ts';

/** An employee's contributions; the housing fund last. */
export const contributions = {
  pension: '养老保险',
  medical: '医疗保险',
  unemployment: '失业保险',
  fund: '住房公积金',
} as const;
export type Contribution = keyof typeof contributions;

export const eachContribution = <T>(of: (name: Contribution) => T): Record<Contribution, T> => ({
  pension: of('pension'),
  medical: of('medical'),
  unemployment: of('unemployment'),
  fund: of('fund'),
});

/** Lowest and highest base in fen; null where unknown: the wage counts unchanged. */
export interface Bounds {
  least: bigint | null;
  most: bigint | null;
}

/**
 * 职业年金 of staff with 编制, on the base of the pension: the employee's and the employer's rates, in parts per million. The
 * employee's part is not taxed.
 */
export const annuity = {
  own: 40_000n,
  employer: 80_000n,
  source: '国办发〔2015〕18 号《机关事业单位职业年金办法》',
} as const;

export interface InsuranceRule {
  /** Parts per million, by contribution. */
  rates: Record<Contribution, bigint>;
  /** Fixed amount besides the rate of the medical insurance, in fen. */
  medicalFixed: bigint;
  bounds: Record<Contribution, Bounds>;
}

/** The employer's rates in parts per million; the housing fund's equals the employee's. Null where unknown. */
export type EmployerRates = Record<Exclude<Contribution, 'fund'>, bigint | null>;

/** The wage limited to the bounds of a base. */
export function baseOf(wage: bigint, { least, most }: Bounds): bigint {
  const raised = least !== null && wage < least ? least : wage;
  return most !== null && raised > most ? most : raised;
}

const shares = (wage: bigint, { bounds }: InsuranceRule, rates: Record<Contribution, bigint>) =>
  eachContribution((name) => (wage > 0n ? shareOf(baseOf(wage, bounds[name]), rates[name]) : 0n));

/** Monthly deductions by contribution, each rounded half up to the fen. */
export function contributionsOf(wage: bigint, rule: InsuranceRule): Record<Contribution, bigint> {
  const own = shares(wage, rule, rule.rates);
  return { ...own, medical: wage > 0n ? own.medical + rule.medicalFixed : 0n };
}

/** The employer's contributions besides the wage, on the same bases; 0 where unknown. */
export function employerSharesOf(
  wage: bigint,
  rule: InsuranceRule,
  employer: EmployerRates,
): Record<Contribution, bigint> {
  const rates = eachContribution((name) => (name === 'fund' ? rule.rates.fund : (employer[name] ?? 0n)));
  return shares(wage, rule, rates);
}
