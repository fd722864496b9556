import type { TermTable } from './terms.ts';

type Shared<Kind> = Kind extends 'u8'
  ? Uint8Array<SharedArrayBuffer>
  : Kind extends 'u16'
    ? Uint16Array<SharedArrayBuffer>
    : Kind extends 'u32'
      ? Uint32Array<SharedArrayBuffer>
      : never;

/** The containers of 65,536 documents, one buffer seen three ways. */
export interface Chunk {
  bytes: Shared<'u8'>;
  halves: Shared<'u16'>;
  words: Shared<'u32'>;
}

/** What of a document is compared, ordered by or counted. Documents are numbered in the order of time, the newest first. */
export interface Columns {
  ids: BigInt64Array<SharedArrayBuffer>;
  /** Milliseconds since 1970; `deadline` may be infinite. */
  refreshedAt: Float64Array<SharedArrayBuffer>;
  deadline: Float64Array<SharedArrayBuffer>;
  /** Numbers of what stands in `kinds`. */
  pay: Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;
  place: Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;
  work: Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;
  tenure: Shared<'u8'>;
  education: Shared<'u8'>;
  /** Documents by id, and by pay: the best paid first, of those the newest. */
  byId: Shared<'u32'>;
  byPay: Shared<'u32'>;
}

/** What many documents share. */
export interface Kinds {
  /** Fen a month; -1 where none is said. */
  pays: { least: number; most: number }[];
  places: { city: number; region: number }[];
  works: { stages: string; subjects: string }[];
}

/**
 * Documents that do not change any more: columns, and for each lexeme the documents that have it. All of it lies in shared
 * memory, so that what one thread made another reads where it lies.
 */
export interface Base {
  seed: number;
  size: number;
  columns: Columns;
  kinds: Kinds;
  terms: TermTable;
  chunks: Chunk[];
  /** The containers of a lexeme are [start of it, start of the next), by chunk. */
  starts: Shared<'u32'>;
  containers: { chunk: Shared<'u16'>; offset: Shared<'u32'>; last: Shared<'u16'> };
  /** In how many documents a lexeme stands. */
  posted: Shared<'u32'>;
}

export function chunkOf(bytes: number): Chunk {
  const buffer = new SharedArrayBuffer(bytes);
  return { bytes: new Uint8Array(buffer), halves: new Uint16Array(buffer), words: new Uint32Array(buffer) };
}

/** Bytes that the documents take. */
export function bytesOfBase({ columns, terms, chunks, starts, containers, posted }: Base): number {
  const arrays = [...Object.values(columns), ...Object.values(containers), terms.slots, starts, posted];
  return [...arrays, ...chunks.map(({ bytes }) => bytes)].reduce((sum, one) => sum + one.byteLength, 0);
}

/** The first document after a place in the order of time. */
export function firstAfter({ size, columns: { refreshedAt, ids } }: Base, at: number, id: bigint): number {
  return firstWhere(size, (doc) => {
    const time = refreshedAt[doc] as number;
    return time < at || (time === at && (ids[doc] as bigint) < id);
  });
}

/** The first document refreshed before a moment: those before it are of that moment or later. */
export const firstBefore = ({ size, columns: { refreshedAt } }: Base, moment: number): number =>
  firstWhere(size, (doc) => (refreshedAt[doc] as number) < moment);

/** The documents of a post. */
export function docOf({ size, columns: { ids, byId } }: Base, id: bigint): number {
  const at = firstWhere(size, (place) => (ids[byId[place] as number] as bigint) >= id);
  const doc = at < size ? (byId[at] as number) : -1;
  return doc >= 0 && ids[doc] === id ? doc : -1;
}

/** The first of [0, size) that passes a test which all after it pass too. */
export function firstWhere(size: number, test: (at: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
