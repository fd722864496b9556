/** An order that a client saw take effect, or a use of its quota that was answered; told after the answer came. */
export interface Acknowledged {
  /** The key of the posting that must be there, once. */
  key: string;
}

export interface Books {
  /** What `ledger_faults()` finds. */
  faults: readonly string[];
  /** How often each key of a posting is there. */
  postings: ReadonlyMap<string, number>;
  /** Sums over all entries, by unit. */
  sums: ReadonlyMap<string, bigint>;
  /** The smallest balance of a company's account. */
  lowest: bigint;
}

/** What is wrong with the books after all: nothing, where money and quotas held through every death. */
export function faultsOf(acknowledged: readonly Acknowledged[], { faults, postings, sums, lowest }: Books): string[] {
  const found = [...faults];
  for (const [unit, sum] of sums) if (sum !== 0n) found.push(`the entries in ${unit} add up to ${sum}`);
  if (lowest < 0n) found.push(`a balance is ${lowest}`);
  for (const { key } of acknowledged) {
    const times = postings.get(key) ?? 0;
    if (times === 0) found.push(`${key} was answered and is lost`);
  }
  for (const [key, times] of postings) if (times > 1) found.push(`${key} is there ${times} times`);
  return found;
}
