import type { TermTable } from '../query/terms.ts';
import type { ColumnsOf, Fields, ListColumn, NumberColumn, TextColumn } from './columns.ts';

type Shared<Kind> = Kind extends 'u8'
  ? Uint8Array<SharedArrayBuffer>
  : Kind extends 'u16'
    ? Uint16Array<SharedArrayBuffer>
    : Kind extends 'u32'
      ? Uint32Array<SharedArrayBuffer>
      : never;

/** The containers of 65,536 documents: one buffer with three views. */
export interface Chunk {
  bytes: Shared<'u8'>;
  halves: Shared<'u16'>;
  words: Shared<'u32'>;
}

/** The documents of each lexeme. */
export interface Lists {
  seed: number;
  terms: TermTable;
  chunks: Chunk[];
  /** The containers of a lexeme are [its start, the start of the next), ordered by chunk. */
  starts: Shared<'u32'>;
  containers: { chunk: Shared<'u16'>; offset: Shared<'u32'>; last: Shared<'u16'> };
  /** The number of documents that have the lexeme. */
  posted: Shared<'u32'>;
}

/**
 * Immutable documents, numbered in their first order: columns and lists. Everything except shared texts is in shared memory, so
 * that one thread reads without a copy what another wrote.
 */
export interface Base<F extends Fields> extends Lists, ColumnsOf<F> {
  size: number;
  /** The number that defines the first order, highest first; ties by highest id. */
  first: F['number'];
  /** Documents by id, and in each of the other orders. */
  byId: Shared<'u32'>;
  orders: Record<F['order'], Shared<'u32'>>;
}

export function chunkOf(bytes: number): Chunk {
  const buffer = new SharedArrayBuffer(bytes);
  return { bytes: new Uint8Array(buffer), halves: new Uint16Array(buffer), words: new Uint32Array(buffer) };
}

/** Size of the documents in bytes. */
export function bytesOfBase<F extends Fields>(base: Base<F>): number {
  const texts: TextColumn[] = Object.values(base.texts);
  const lists: ListColumn[] = Object.values(base.lists);
  const arrays: { byteLength: number }[] = [
    ...[base.ids, base.byId, base.terms.slots, base.starts, base.posted],
    ...Object.values<NumberColumn>(base.numbers),
    ...Object.values<Shared<'u32'>>(base.orders),
    ...Object.values(base.containers),
    ...texts.map(({ of }) => of),
    ...lists.flatMap(({ starts, of }) => [starts, of]),
    ...base.chunks.map(({ bytes }) => bytes),
  ];
  const ofTexts = [...texts, ...lists]
    .flatMap(({ values }) => values)
    .reduce((sum, text) => sum + 16 + text.length * 2, 0);
  return arrays.reduce((sum, one) => sum + one.byteLength, ofTexts);
}

/** The first document after a position in the first order. */
export function firstAfter<F extends Fields>({ size, numbers, first, ids }: Base<F>, at: number, id: bigint): number {
  const column = numbers[first];
  return firstWhere(size, (doc) => {
    const own = column[doc] as number;
    return own < at || (own === at && (ids[doc] as bigint) < id);
  });
}

/** The first document whose number in the first order is lower; those before it have that number or a higher one. */
export function firstBelow<F extends Fields>({ size, numbers, first }: Base<F>, number: number): number {
  const column = numbers[first];
  return firstWhere(size, (doc) => (column[doc] as number) < number);
}

/** The document of a row; -1 for none. */
export function docOf<F extends Fields>({ size, ids, byId }: Base<F>, id: bigint): number {
  const at = firstWhere(size, (place) => (ids[byId[place] as number] as bigint) >= id);
  const doc = at < size ? (byId[at] as number) : -1;
  return doc >= 0 && ids[doc] === id ? doc : -1;
}

/** The first value in [0, size) that passes a test, or `size`. All values after it must pass too. */
export function firstWhere(size: number, test: (at: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Caches a value derived from a base, so that it is computed once per base. */
export function oncePerBase<F extends Fields, Made>(make: (base: Base<F>) => Made): (base: Base<F>) => Made {
  const known = new WeakMap<Base<F>, Made>();
  return (base) => {
    const made = known.get(base) ?? make(base);
    known.set(base, made);
    return made;
  };
}
