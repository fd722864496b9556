import { shareOf } from './share.ts';

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
