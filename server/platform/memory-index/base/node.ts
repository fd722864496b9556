import type { Query } from '../query/query.ts';
import { termOf } from '../query/terms.ts';
import type { Lists } from './base.ts';
import { hashOf } from './lexeme-hash.ts';

/** What is asked, with lexemes as the base numbers them: one of them, one of several things, or all of them. */
export type Node = { kind: 'term'; term: number } | { kind: 'any' | 'all'; parts: readonly Node[] };

/** A lexeme as the base numbers it; -1 for one that no document has. */
function termIn(base: Lists, lexeme: string): number {
  const { low, high } = hashOf(lexeme, base.seed);
  return termOf(base.terms, low, high);
}

/** In how many documents a lexeme stands. */
export function postedIn(base: Lists, lexeme: string): number {
  const term = termIn(base, lexeme);
  return term < 0 ? 0 : (base.posted[term] as number);
}

export function nodeOf(asked: Query, base: Lists): Node {
  if (typeof asked === 'string') return { kind: 'term', term: termIn(base, asked) };
  const parts = ('anyOf' in asked ? asked.anyOf : asked.allOf).map((part) => nodeOf(part, base));
  return { kind: 'anyOf' in asked ? 'any' : 'all', parts };
}

/** The container of a lexeme in a chunk; -1 for none. */
export function containerIn({ starts, containers }: Lists, term: number, chunk: number): number {
  if (term < 0) return -1;
  const end = starts[term + 1] as number;
  let at = starts[term] as number;
  // A common lexeme has one in every chunk.
  if (at + chunk < end && containers.chunk[at + chunk] === chunk) return at + chunk;
  for (; at < end; at += 1) {
    const own = containers.chunk[at] as number;
    if (own >= chunk) return own === chunk ? at : -1;
  }
  return -1;
}

/** How many documents of a chunk have what is asked, at most. */
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
