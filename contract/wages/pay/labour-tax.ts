import { shareOf } from './share.ts';

/**
 * 劳务报酬所得 of a resident, withheld by whoever pays, on what is paid in a month (the same announcement of 2018, No. 61): up
 * to 4,000 yuan 800 are taken off, above that a fifth; of the rest 20%, 30% or 40%.
 */
export function labourTaxOf(income: bigint): bigint {
  const off = income <= 400_000n ? 80_000n : shareOf(income, 200_000n);
  const taxable = income - off;
  if (taxable <= 0n) return 0n;
  if (taxable <= 2_000_000n) return shareOf(taxable, 200_000n);
  if (taxable <= 5_000_000n) return shareOf(taxable, 300_000n) - 200_000n;
  return shareOf(taxable, 400_000n) - 700_000n;
}
