import type { QueryPart } from './query-part.ts';
import { readQuery } from './read-query.ts';

const most = 1_000;
const cache = new Map<string, readonly QueryPart[]>();

/**
 * Parses a keyword by the sector's words, once for everything that a page asks about it: posts, facets, wider searches. The words
 * are constant, so the result is cached for the life of the process. It is shared and must not be changed.
 */
export function readOnce(keyword: string): readonly QueryPart[] {
  const read = cache.get(keyword) ?? readQuery(keyword);
  cache.delete(keyword);
  cache.set(keyword, read);
  const [oldest] = cache.size > most ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return read;
}
