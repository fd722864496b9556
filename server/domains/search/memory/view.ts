import { type Base, docOf } from './base.ts';
import type { Document } from './document.ts';

/** A document that was written since the base was made: looked at one by one. */
export interface NewDocument extends Document {
  /** The hashes of its lexemes, two halves each, and as keys. */
  hashes: Uint32Array;
  lexemes: ReadonlySet<number>;
}

/** All posts as of now: a base, without what changed since, and that. */
export interface View {
  base: Base;
  /** The kinds of the base, as arrays. */
  least: Int32Array;
  most: Int32Array;
  cities: Int32Array;
  regions: Int32Array;
  /** Bits of documents of the base that are no more, or stand among the new ones. */
  gone: Uint32Array;
  goneCount: number;
  added: Map<bigint, NewDocument>;
}

export function viewOf(base: Base): View {
  return {
    base,
    least: Int32Array.from(base.kinds.pays, ({ least }) => least),
    most: Int32Array.from(base.kinds.pays, ({ most }) => most),
    cities: Int32Array.from(base.kinds.places, ({ city }) => city),
    regions: Int32Array.from(base.kinds.places, ({ region }) => region),
    gone: new Uint32Array((base.size + 31) >> 5),
    goneCount: 0,
    added: new Map(),
  };
}

/** Takes a post out; `document` is how it stands now, null where it is not to be found. */
export function replace(view: View, id: bigint, document: NewDocument | null): void {
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

/** How many posts there are. */
export const postsOf = ({ base, goneCount, added }: View): number => base.size - goneCount + added.size;
