/** The keys of advisory locks, in one place so that none is used twice. */
export const advisoryLocks = {
  /** Elects the node that runs the minute's tasks. */
  clock: 7_201_126,
  /** Held by the node that counts search suggestions. */
  suggestions: 7_201_127,
  /** Serialises filling the cards of talents. */
  talentCards: 7_201_128,
  /** Serialises the ledger's verification. */
  books: 7_201_129,
  /** Serialises creating the companies of imported tables. */
  imports: 7_201_188,
} as const;
