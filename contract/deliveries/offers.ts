import { z } from 'zod';
import { day, fen, instant, list, oneOf, text } from '#contract/fields.ts';
import type { OfferTerms } from './offer-rules.ts';

/** The terms of an offer, as the company sends them with `pass` and the seeker reads them before answering. */
export const offerTerms = z.strictObject({
  /** Before tax, per `payUnit`. */
  pay: fen('薪酬'),
  payUnit: oneOf(['month', 'year', 'hour', 'day'], '计薪方式'),
  /** Parts of the pay; they add up to it. */
  payParts: list(
    z.strictObject({ name: text('薪酬构成的名称', { min: 1, max: 10 }), amount: fen('薪酬构成的金额') }),
    '薪酬构成',
    { max: 5, most: '薪酬构成最多写 5 项' },
  ).default([]),
  startsOn: day('到岗日'),
  contract: text('合同与试用期', { min: 1, max: 60 }),
  bring: text('报到时携带', { max: 200 }).optional(),
  answerBy: instant('答复截止时间'),
}) satisfies z.ZodType<OfferTerms>;
