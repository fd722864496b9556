import type { Fields } from '../base/columns.ts';
import { chunkBits, chunkSize, chunkWords, ones } from '../base/containers.ts';
import { hashOf, keyOf } from '../base/lexeme-hash.ts';
import { type Node, nodeOf } from '../base/node.ts';
import type { NewDocument, View } from '../view.ts';
import { evaluate } from './evaluate.ts';
import { anyOf, type Query } from './query.ts';
import type { Question } from './question.ts';

/** Buffers for the documents of each chunk, allocated on first use: searches are answered one at a time. */
const rooms: Uint32Array[] = [];
const firstRooms: Uint32Array[] = [];
const refusedRoom = new Uint32Array(chunkWords);
const restRoom = new Uint32Array(chunkWords);

/** The part of a search's matches: all, those that match all of `first`, or the `rest`. */
export type MatchTier = 'all' | 'first' | 'rest';

/**
 * The matches of a search in a view. Lexemes are looked up one chunk of documents at a time, as late as possible; comparisons are
 * evaluated for each document that has all lexemes. An instance is created, used and discarded synchronously.
 */
export class Matches<F extends Fields> {
  readonly view: View<F>;
  readonly chunks: number;
  /** The matching new documents, unordered. */
  readonly added: readonly NewDocument<F>[];
  readonly #question: Question<F>;
  readonly #asked: readonly Node[];
  readonly #refused: Node | null;
  readonly #first: readonly Node[];
  readonly #filled: (Uint32Array | null | undefined)[] = [];
  readonly #filledFirst: (Uint32Array | null | undefined)[] = [];

  constructor(view: View<F>, question: Question<F>) {
    const { base } = view;
    this.view = view;
    this.#question = question;
    this.chunks = (question.end + chunkSize - 1) >> chunkBits;
    this.#asked = question.required.map((one) => nodeOf(one, base));
    this.#refused = question.refused.length > 0 ? nodeOf(anyOf(question.refused), base) : null;
    this.#first = question.first.map((one) => nodeOf(one, base));
    const tests = question.required.map((one) => hasQuery(one, base.seed));
    const refusals = question.refused.map((one) => hasQuery(one, base.seed));
    this.added = [...view.added.values()].filter(
      (document) =>
        tests.every((test) => test(document)) && !refusals.some((test) => test(document)) && question.meets(document),
    );
  }

  /** The matching new documents, those ranked first separate from the rest. */
  addedByTier(): [first: NewDocument<F>[], rest: NewDocument<F>[]] {
    const tests = this.#question.first.map((one) => hasQuery(one, this.view.base.seed));
    const isFirst = (document: NewDocument<F>) => tests.every((test) => test(document));
    return [this.added.filter(isFirst), this.added.filter((document) => !isFirst(document))];
  }

  /** Bitmap of a chunk's documents that have all lexemes; null if there are none. */
  bits(chunk: number): Uint32Array | null {
    const known = this.#filled[chunk];
    if (known !== undefined) return known;
    rooms[chunk] ??= new Uint32Array(chunkWords);
    const found = this.#fill(chunk, rooms[chunk]) ? rooms[chunk] : null;
    this.#filled[chunk] = found;
    return found;
  }

  #fill(chunk: number, out: Uint32Array): boolean {
    if (this.#asked.length === 0) out.fill(-1);
    else if (!evaluate(this.view.base, this.#asked, chunk, null, out)) return false;
    this.#leaveOut(chunk, out);
    return true;
  }

  /** Removes documents that are excluded from the search, or whose version in the base is outdated. */
  #leaveOut(chunk: number, bits: Uint32Array): void {
    const { gone, goneCount } = this.view;
    const { without, end } = this.#question;
    cutAt(bits, end - chunk * chunkSize);
    if (goneCount > 0) take(bits, gone, chunk);
    if (without !== null) take(bits, without, chunk);
    if (this.#refused === null) return;
    if (evaluate(this.view.base, [this.#refused], chunk, null, refusedRoom)) takeAll(bits, refusedRoom);
  }

  /** Number of documents of the base that have all lexemes. */
  held(): number {
    let count = 0;
    for (let chunk = 0; chunk < this.chunks; chunk += 1) {
      const bits = this.bits(chunk);
      if (bits) count += onesIn(bits);
    }
    return count;
  }

  /** Number of documents of the base before `end` that match everything. */
  count(end = this.view.base.size): number {
    const { passes } = this.#question;
    let found = 0;
    const chunks = Math.min(this.chunks, (end + chunkSize - 1) >> chunkBits);
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const bits = this.bits(chunk);
      if (!bits) continue;
      const first = chunk * chunkSize;
      const words = Math.min(chunkWords, (end - first + 31) >> 5);
      for (let word = 0; word < words; word += 1) {
        let left = bits[word] as number;
        if (first + ((word + 1) << 5) > end) left &= ~(-1 << (end & 31));
        if (passes === null) found += ones(left);
        else {
          for (; left !== 0; left &= left - 1) {
            if (passes(first + (word << 5) + 31 - Math.clz32(left & -left))) found += 1;
          }
        }
      }
    }
    return found;
  }

  /** Number of documents of the base that match everything; counting stops at `most`. */
  countUpTo(most: number): number {
    let found = 0;
    this.each(0, 'all', () => {
      found += 1;
      return found === most;
    });
    return found;
  }

  /** Whether a document passes the comparisons. */
  passes(doc: number): boolean {
    return this.#question.passes?.(doc) ?? true;
  }

  /** Visits matches in the primary order, starting at document `from`, until `visit` returns true. */
  each(from: number, part: MatchTier, visit: (doc: number) => boolean): void {
    const { passes } = this.#question;
    for (let chunk = from >> chunkBits; chunk < this.chunks; chunk += 1) {
      const bits = this.#bitsOf(part, chunk);
      if (!bits) continue;
      const start = Math.max(0, from - chunk * chunkSize);
      for (let word = start >> 5; word < chunkWords; word += 1) {
        let left = bits[word] as number;
        if (word === start >> 5) left &= -1 << (start & 31);
        for (; left !== 0; left &= left - 1) {
          const doc = chunk * chunkSize + (word << 5) + 31 - Math.clz32(left & -left);
          if ((passes === null || passes(doc)) && visit(doc)) return;
        }
      }
    }
  }

  #bitsOf(part: MatchTier, chunk: number): Uint32Array | null {
    if (part === 'all') return this.bits(chunk);
    if (part === 'first') return this.#firstBits(chunk);
    const found = this.bits(chunk);
    const first = this.#firstBits(chunk);
    if (found === null || first === null) return found;
    for (let at = 0; at < chunkWords; at += 1) restRoom[at] = (found[at] as number) & ~(first[at] as number);
    return restRoom;
  }

  /** Documents ranked first have shorter lists than all matches, so they are searched separately. */
  #firstBits(chunk: number): Uint32Array | null {
    const known = this.#filledFirst[chunk];
    if (known !== undefined) return known;
    firstRooms[chunk] ??= new Uint32Array(chunkWords);
    const out = firstRooms[chunk];
    const found = this.#filled[chunk];
    const isSome =
      found !== null && evaluate(this.view.base, [...this.#asked, ...this.#first], chunk, found ?? null, out);
    if (isSome) this.#leaveOut(chunk, out);
    this.#filledFirst[chunk] = isSome ? out : null;
    return this.#filledFirst[chunk];
  }
}

/** Leaves out what is among other bits. */
function take(bits: Uint32Array, others: Uint32Array, chunk: number): void {
  const from = chunk * chunkWords;
  const words = Math.min(chunkWords, others.length - from);
  for (let at = 0; at < words; at += 1) bits[at] = (bits[at] as number) & ~(others[from + at] as number);
}

function takeAll(bits: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < chunkWords; at += 1) bits[at] = (bits[at] as number) & ~(others[at] as number);
}

function onesIn(bits: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < chunkWords; at += 1) {
    const word = bits[at] as number;
    if (word !== 0) count += ones(word);
  }
  return count;
}

function cutAt(bits: Uint32Array, end: number): void {
  if (end >= chunkSize) return;
  bits.fill(0, (end + 31) >> 5);
  if (end & 31) bits[end >> 5] = (bits[end >> 5] as number) & ~(-1 << (end & 31));
}

/** Tests whether a new document matches a query. */
function hasQuery(filters: Query, seed: number): (document: { lexemes: ReadonlySet<number> }) => boolean {
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
