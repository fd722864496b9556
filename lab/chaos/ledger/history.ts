/**
 * An effect that a client was told of. With `soon` it is the outbox's or the clock's to bring about, and is looked for when
 * all has come to rest.
 */
export type Acknowledged =
  /** The key of the posting that must be there. */
  | { key: string; soon?: boolean }
  /** How the key of the posting begins. */
  | { use: string }
  /** A wage slip that is paid. */
  | { slip: string };

export interface Books {
  /** What a check of all entries finds. */
  faults: readonly string[];
  /** How often each key of a posting is there. */
  postings: ReadonlyMap<string, number>;
  /** Sums over all entries, by unit. */
  sums: ReadonlyMap<string, bigint>;
  /** The smallest balance of a company's account, and the smallest rest of a lot. */
  lowest: bigint;
  /** How often each post was refreshed by what was bought, by its refreshes of today. */
  refreshes: ReadonlyMap<string, { events: number; uses: number }>;
  /** How often each slip was marked as paid. */
  paid: ReadonlyMap<string, number>;
  /** What providers gave back, by its number: how much they were asked for and how much the books say. */
  refunds: readonly { number: string; given: number; booked: number }[];
}

function lostOrDoubled(acknowledged: readonly Acknowledged[], { postings, refreshes, paid }: Books): string[] {
  const found: string[] = [];
  const begun = new Set([...postings.keys()].map((key) => key.slice(0, key.lastIndexOf(':') + 1)));
  for (const deed of acknowledged) {
    if ('key' in deed && !postings.has(deed.key)) found.push(`${deed.key} was answered and is lost`);
    if ('use' in deed && !begun.has(deed.use)) found.push(`${deed.use} was answered and is lost`);
    if ('slip' in deed && paid.get(deed.slip) !== 1)
      found.push(`slip ${deed.slip} is paid ${paid.get(deed.slip) ?? 0} times`);
  }
  for (const [key, times] of postings) if (times > 1) found.push(`${key} is there ${times} times`);
  for (const [id, times] of paid) if (times > 1) found.push(`slip ${id} was paid ${times} times`);
  for (const [id, { events, uses }] of refreshes)
    if (events !== uses) found.push(`post ${id} was refreshed ${events} times for ${uses} units`);
  return found;
}

/** What is wrong with the books after all: nothing, where money and quotas held through every death. */
export function faultsOf(acknowledged: readonly Acknowledged[], books: Books): string[] {
  const found = [...books.faults];
  for (const [unit, sum] of books.sums) if (sum !== 0n) found.push(`the entries in ${unit} add up to ${sum}`);
  if (books.lowest < 0n) found.push(`a balance is ${books.lowest}`);
  for (const { number, given, booked } of books.refunds)
    if (given !== booked) found.push(`of the refund ${number} ${given} fen were given, and ${booked} are booked`);
  return [...found, ...lostOrDoubled(acknowledged, books)];
}
