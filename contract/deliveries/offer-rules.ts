import { dayAt } from '#contract/months.ts';
import type { SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';

/** Free of zod at run time, so that pages may import it. Days are days in Asia/Shanghai. */
export interface OfferTerms {
  pay: number;
  payUnit: SalaryUnit;
  payParts: { name: string; amount: number }[];
  startsOn: string;
  contract: string;
  /** What the person brings on the start day. */
  bring?: string | undefined;
  answerBy: string;
}

/** Whether two offers are equal to the person who reads them. */
export const isSameOffer = (a: OfferTerms, b: OfferTerms): boolean =>
  a.pay === b.pay &&
  a.payUnit === b.payUnit &&
  a.startsOn === b.startsOn &&
  a.contract === b.contract &&
  (a.bring ?? '') === (b.bring ?? '') &&
  Date.parse(a.answerBy) === Date.parse(b.answerBy) &&
  a.payParts.length === b.payParts.length &&
  a.payParts.every(({ name, amount }, at) => name === b.payParts[at]?.name && amount === b.payParts[at]?.amount);

/** A start day further ahead is assumed to be a typing error. */
const MAX_YEARS = 2;

export function latestStart(now: Date): string {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + MAX_YEARS);
  return dayAt(latest);
}

/** What is wrong with the terms of an offer made now, by field. */
export function offerFaults(terms: OfferTerms, now: Date): [field: keyof OfferTerms, message: string][] {
  const { pay, payParts, startsOn, answerBy } = terms;
  const faults: [keyof OfferTerms, string][] = [];
  if (pay === 0) faults.push(['pay', '请填写薪酬']);
  const sum = payParts.reduce((all, { amount }) => all + amount, 0);
  if (payParts.length > 0 && sum !== pay) faults.push(['payParts', '薪酬构成加起来须等于薪酬']);
  if (startsOn <= dayAt(now)) faults.push(['startsOn', '到岗日须在今天之后']);
  else if (startsOn > latestStart(now)) faults.push(['startsOn', '到岗日须在两年之内']);
  const end = new Date(answerBy);
  if (end <= now) faults.push(['answerBy', '答复截止时间须在当前时间之后']);
  else if (dayAt(end) > startsOn) faults.push(['answerBy', '答复截止时间不能晚于到岗日']);
  return faults;
}

/** Whether an accepted offer has reached its start day; one without terms has. */
export const hasStarted = (terms: Pick<OfferTerms, 'startsOn'> | null, now: Date): boolean =>
  terms === null || terms.startsOn <= dayAt(now);
