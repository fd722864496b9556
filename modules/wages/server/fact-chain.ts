import { createHash } from 'node:crypto';
import type { WageEvent, WageSlip } from '../contract/wage-shapes.ts';

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** The provable facts of a slip: everything independent of its reader, in a fixed order. */
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

/** A hash chain of events, starting from the slip's hash: none can be removed or changed unnoticed. */
export function chainOf(start: string, events: readonly WageEvent[]): Link[] {
  let last = start;
  return events.map((event) => {
    last = sha256(`${last}\n${JSON.stringify(event)}`);
    return { event, hash: last };
  });
}
