/** The numbers of advisory locks, all in one place, so that no two works take each other's. */
export const advisoryLocks = {
  /** Of many nodes, one does what the minute brings. */
  clock: 7_201_126,
  /** One counts what can be suggested. */
  suggestions: 7_201_127,
  /** One fills the cards of talents. */
  talentCards: 7_201_128,
  /** One checks the books. */
  books: 7_201_129,
  /** Companies of imported tables are made one table after another. */
  imports: 7_201_188,
} as const;
