import { createHash } from 'node:crypto';
import type { WageEvent, WageSlip } from '#contract/wages/wage-shapes.ts';

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** What of a slip is proven: everything that does not depend on who reads it, in a fixed order. */
export function factsOf(slip: WageSlip) {
  const { id, previousId, month, unit, rateFen, quantity, lines, items, payFen, grossFen, deductionFen, netFen } = slip;
  const { companyName, personName, postTitle, note, issuedAt } = slip;
  const amounts = { rateFen, quantity, lines, items, payFen, grossFen, deductionFen, netFen };
  return { id, previousId, companyName, personName, postTitle, month, unit, ...amounts, note, issuedAt };
}

export interface Link {
  event: WageEvent;
  hash: string;
}

/** Each event hashed together with the hash before it, from that of the slip on: none can be left out or changed unseen. */
export function chainOf(start: string, events: readonly WageEvent[]): Link[] {
  let last = start;
  return events.map((event) => {
    last = sha256(`${last}\n${JSON.stringify(event)}`);
    return { event, hash: last };
  });
}
