/** An acknowledged effect. With `soon` the outbox or the scheduler brings it about, and it is checked at the end. */
export type Acknowledged =
  /** The key of the required posting. */
  | { key: string; soon?: boolean }
  /** Prefix of the posting's key. */
  | { use: string }
  /** A wage slip that is paid. */
  | { slip: string };

export interface Books {
  /** Faults found by a check of all entries. */
  faults: readonly string[];
  postings: ReadonlyMap<string, number>;
  /** Sums over all entries, by unit. */
  sums: ReadonlyMap<string, bigint>;
  /** The lowest balance of a company's account, and the lowest remainder of a lot. */
  lowest: bigint;
  /** Number of paid refreshes of each post, compared with its refreshes of today. */
  refreshes: ReadonlyMap<string, { events: number; uses: number }>;
  /** How often each slip was marked as paid. */
  paid: ReadonlyMap<string, number>;
  /** Refunds by the providers, by number: requested amount and booked amount. */
  refunds: readonly { number: string; given: number; booked: number }[];
}

function lostOrDoubled(acknowledged: readonly Acknowledged[], { postings, refreshes, paid }: Books): string[] {
  const found: string[] = [];
  const begun = new Set([...postings.keys()].map((key) => key.slice(0, key.lastIndexOf(':') + 1)));
  for (const action of acknowledged) {
    if ('key' in action && !postings.has(action.key)) found.push(`${action.key} was answered and is lost`);
    if ('use' in action && !begun.has(action.use)) found.push(`${action.use} was answered and is lost`);
    if ('slip' in action && paid.get(action.slip) !== 1)
      found.push(`slip ${action.slip} is paid ${paid.get(action.slip) ?? 0} times`);
  }
  for (const [key, times] of postings) if (times > 1) found.push(`${key} is there ${times} times`);
  for (const [id, times] of paid) if (times > 1) found.push(`slip ${id} was paid ${times} times`);
  for (const [id, { events, uses }] of refreshes)
    if (events !== uses) found.push(`post ${id} was refreshed ${events} times for ${uses} units`);
  return found;
}

/** Faults of the ledger at the end; empty if money and quotas survived every kill. */
export function faultsOf(acknowledged: readonly Acknowledged[], books: Books): string[] {
  const found = [...books.faults];
  for (const [unit, sum] of books.sums) if (sum !== 0n) found.push(`the entries in ${unit} add up to ${sum}`);
  if (books.lowest < 0n) found.push(`a balance is ${books.lowest}`);
  for (const { number, given, booked } of books.refunds)
    if (given !== booked) found.push(`of the refund ${number} ${given} fen were given, and ${booked} are booked`);
  return [...found, ...lostOrDoubled(acknowledged, books)];
}
