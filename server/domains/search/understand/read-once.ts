import { type ReadQuery, readQuery } from './read-query.ts';

const most = 1_000;
const kept = new Map<string, ReadQuery>();

/**
 * A keyword read by the sector's words alone, once for all that a page asks about it: its posts, its facets, and what a wider
 * search would find. The words are the program's own, so that a reading holds as long as the process. It is shared: nobody
 * changes it.
 */
export function readOnce(keyword: string): Readonly<ReadQuery> {
  const read = kept.get(keyword) ?? readQuery(keyword);
  kept.delete(keyword);
  kept.set(keyword, read);
  const [oldest] = kept.size > most ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return read;
}
