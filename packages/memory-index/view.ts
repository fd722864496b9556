import { type Base, docOf } from './base/base.ts';
import type { Fields } from './base/columns.ts';
import { hashOf, keyOf } from './base/lexeme-hash.ts';
import { postedIn } from './base/node.ts';
import type { Document } from './definition.ts';

/** A document written since the base was built. New documents are tested one by one. */
export interface NewDocument<F extends Fields> extends Document<F> {
  /** Hashes of its lexemes, as two halves each, and as keys. */
  hashes: Uint32Array;
  lexemes: ReadonlySet<number>;
}

/** A match: a document of the base, or a new one. */
export type Match<F extends Fields> = number | NewDocument<F>;

/** All current rows: a base, the bitmap of its outdated documents, and the documents changed since it was built. */
export interface View<F extends Fields> {
  base: Base<F>;
  /** Bitmap of documents of the base that were deleted or replaced by a new document. */
  gone: Uint32Array;
  goneCount: number;
  added: Map<bigint, NewDocument<F>>;
}

export const viewOf = <F extends Fields>(base: Base<F>): View<F> => ({
  base,
  gone: new Uint32Array((base.size + 31) >> 5),
  goneCount: 0,
  added: new Map(),
});

/** Replaces a row's document; `document` is its current version, or null if it is not searchable. */
export function replace<F extends Fields>(view: View<F>, id: bigint, document: NewDocument<F> | null): void {
  const doc = docOf(view.base, id);
  if (doc >= 0) {
    const [word, bit] = [doc >> 5, 1 << (doc & 31)];
    const bits = view.gone[word] as number;
    if ((bits & bit) === 0) view.goneCount += 1;
    view.gone[word] = bits | bit;
  }
  if (document) view.added.set(id, document);
  else view.added.delete(id);
}

/** Number of rows that contain a lexeme; slightly too high, since changed rows may be counted twice. */
export function postedAnywhere<F extends Fields>({ base, added }: View<F>, lexeme: string): number {
  const key = keyOf(hashOf(lexeme, base.seed));
  let rows = postedIn(base, lexeme);
  for (const { lexemes } of added.values()) if (lexemes.has(key)) rows += 1;
  return rows;
}

export const idOf = <F extends Fields>({ base }: View<F>, hit: Match<F>): bigint =>
  typeof hit === 'number' ? (base.ids[hit] as bigint) : hit.id;

export const numberOf = <F extends Fields>({ base }: View<F>, hit: Match<F>, name: F['number']): number => {
  if (typeof hit !== 'number') return hit.numbers[name];
  const column: ArrayLike<number> = base.numbers[name];
  return column[hit] as number;
};
