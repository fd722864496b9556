import { type OfferTerms, offerFaults } from '#contract/deliveries/offer-rules.ts';
import { appError } from '#server/platform/http/app-error.ts';

/**
 * The terms of an offer that is made now. They may be absent: the GET form of the call cannot carry them.
 * @throws AppError INVALID_INPUT naming every invalid field
 */
export function requireOffer(terms: OfferTerms | undefined, now: Date): OfferTerms | undefined {
  const issues = (terms ? offerFaults(terms, now) : []).map(([field, message]) => ({
    path: `body.offer.${field}`,
    message,
  }));
  if (issues.length > 0) throw appError('INVALID_INPUT', { message: issues[0]?.message, issues });
  return terms;
}
