import { hashOf, keyOf } from '../base/lexeme-hash.ts';
import type { Query } from './query.ts';

/** Tests whether a new document matches a query. */
export function hasQuery(filters: Query, seed: number): (document: { lexemes: ReadonlySet<number> }) => boolean {
  if (typeof filters === 'string') {
    const key = keyOf(hashOf(filters, seed));
    return ({ lexemes }) => lexemes.has(key);
  }
  const isAny = 'anyOf' in filters;
  const tests = (isAny ? filters.anyOf : filters.allOf).map((part) => hasQuery(part, seed));
  return isAny
    ? (document) => tests.some((test) => test(document))
    : (document) => tests.every((test) => test(document));
}
