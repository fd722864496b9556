import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { fenPerMonth } from '#contract/taxonomy/filters/salaries.ts';

/** Fen a month in thousands of yuan, at most one decimal. */
const inK = (fen: number) => `${Math.round(fen / 10_000) / 10}K`;

/** How an offer compares with the pay that the person asks for; null where one of the two names none per month. */
export function wishText(
  { pay, payUnit }: Pick<OfferTerms, 'pay' | 'payUnit'>,
  { salaryMin, salaryMax }: { salaryMin?: number | undefined; salaryMax?: number | undefined },
): string | null {
  const offered = fenPerMonth(pay, payUnit);
  if (offered === null || !salaryMin) return null;
  if (offered < salaryMin) return `每月低 ${inK(salaryMin - offered)}`;
  if (salaryMax && offered > salaryMax) return `每月高 ${inK(offered - salaryMax)}`;
  return '在期望之内';
}
