import type { Query } from '../query/query.ts';
import { termOf } from '../query/terms.ts';
import type { Lists } from './base.ts';
import { hashOf } from './lexeme-hash.ts';

/** A query with the base's numbers of lexemes: one lexeme, any of several parts, or all of them. */
export type Node = { kind: 'term'; term: number } | { kind: 'any' | 'all'; parts: readonly Node[] };

/** The base's number of a lexeme; -1 if no document has it. */
function termIn(base: Lists, lexeme: string): number {
  const { low, high } = hashOf(lexeme, base.seed);
  return termOf(base.terms, low, high);
}

/** The number of documents that have a lexeme. */
export function postedIn(base: Lists, lexeme: string): number {
  const term = termIn(base, lexeme);
  return term < 0 ? 0 : (base.posted[term] as number);
}

export function nodeOf(filters: Query, base: Lists): Node {
  if (typeof filters === 'string') return { kind: 'term', term: termIn(base, filters) };
  const parts = ('anyOf' in filters ? filters.anyOf : filters.allOf).map((part) => nodeOf(part, base));
  return { kind: 'anyOf' in filters ? 'any' : 'all', parts };
}

/** The container of a lexeme in a chunk; -1 for none. */
export function containerIn({ starts, containers }: Lists, term: number, chunk: number): number {
  if (term < 0) return -1;
  const end = starts[term + 1] as number;
  let at = starts[term] as number;
  // A common lexeme has a container in every chunk.
  if (at + chunk < end && containers.chunk[at + chunk] === chunk) return at + chunk;
  for (; at < end; at += 1) {
    const own = containers.chunk[at] as number;
    if (own >= chunk) return own === chunk ? at : -1;
  }
  return -1;
}

/** An upper bound on the number of a chunk's documents that match. */
export function maxIn(base: Lists, node: Node, chunk: number): number {
  if (node.kind === 'term') {
    const at = containerIn(base, node.term, chunk);
    return at < 0 ? 0 : (base.containers.last[at] as number) + 1;
  }
  let [sum, least] = [0, Number.POSITIVE_INFINITY];
  for (const part of node.parts) {
    const most = maxIn(base, part, chunk);
    sum += most;
    least = Math.min(least, most);
  }
  return node.kind === 'any' ? sum : least;
}
