/** The words for each code in free text: titles, queries, cells of imported tables. Lower case, half width. */
export type WordLists<Code extends string> = Readonly<Record<Code, readonly string[]>>;

/** Parses a table of words separated by spaces. */
export function wordLists<Code extends string>(lists: Record<Code, string>): WordLists<Code> {
  const split = Object.entries<string>(lists).map(([code, words]) => [code, words.split(' ')]);
  return Object.fromEntries(split) as WordLists<Code>;
}
