import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { fenPerMonth } from '#contract/taxonomy/filters/salaries.ts';

/** Fen a month as 万 a year, at most one decimal. */
const yearly = (fenPerMonth: number) => `${Math.round((fenPerMonth * 12) / 100_000) / 10}`;

/** How an offer compares with the pay that the person asks for; null where one of the two names none per month. */
export function wishText(
  { pay, payUnit }: Pick<OfferTerms, 'pay' | 'payUnit'>,
  { salaryMin, salaryMax }: { salaryMin?: number | undefined; salaryMax?: number | undefined },
): { text: string; note: string } | null {
  const offered = fenPerMonth(pay, payUnit);
  if (offered === null || !salaryMin) return null;
  const range = salaryMax ? `${yearly(salaryMin)}–${yearly(salaryMax)} 万` : `${yearly(salaryMin)} 万起`;
  const note = `你写的是一年 ${range}`;
  if (offered < salaryMin) return { text: `低 ${yearly(salaryMin - offered)} 万`, note };
  if (salaryMax && offered > salaryMax) return { text: `高 ${yearly(offered - salaryMax)} 万`, note };
  return { text: '在期望之内', note };
}
