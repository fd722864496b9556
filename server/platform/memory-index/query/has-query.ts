import { hashOf, keyOf } from '../base/lexeme-hash.ts';
import type { Query } from './query.ts';

/** Tests whether a new document matches a query. */
export function hasAsked(asked: Query, seed: number): (document: { lexemes: ReadonlySet<number> }) => boolean {
  if (typeof asked === 'string') {
    const key = keyOf(hashOf(asked, seed));
    return ({ lexemes }) => lexemes.has(key);
  }
  const isAny = 'anyOf' in asked;
  const tests = (isAny ? asked.anyOf : asked.allOf).map((part) => hasAsked(part, seed));
  return isAny
    ? (document) => tests.some((test) => test(document))
    : (document) => tests.every((test) => test(document));
}
