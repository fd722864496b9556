import type { Definition, Document } from '../definition.ts';
import { addTerm, emptyTable, type TermTable } from '../query/terms.ts';
import { type Base, type Chunk, chunkOf } from './base.ts';
import type { Fields } from './columns.ts';
import { ColumnsBuilder } from './columns-builder.ts';
import { bytesOf, chunkSize, write } from './containers.ts';

const shared = (count: number) => new Uint32Array(new SharedArrayBuffer(count * 4));
const sharedHalves = (count: number) => new Uint16Array(new SharedArrayBuffer(count * 2));

/** A growable list of numbers. */
class Numbers<Kind extends Uint32Array | Uint16Array> {
  size = 0;
  values: Kind;
  readonly #make: (count: number) => Kind;

  constructor(make: (count: number) => Kind) {
    this.#make = make;
    this.values = make(1 << 12);
  }

  push(value: number): void {
    if (this.size === this.values.length) {
      const grown = this.#make(this.size * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.size] = value;
    this.size += 1;
  }
}

const numbers = () => new Numbers((count) => new Uint32Array(count));
const halves = () => new Numbers((count) => new Uint16Array(count));

/** Builds a base from documents that are added in first order. */
export class BaseBuilder<F extends Fields> {
  readonly #seed: number;
  readonly #first: F['number'];
  readonly #columns: ColumnsBuilder<F>;
  readonly #terms: TermTable;
  readonly #chunks: Chunk[] = [];
  // Pairs of a lexeme and a document of the current chunk.
  readonly #having = { term: numbers(), low: halves() };
  readonly #containers = { term: numbers(), chunk: halves(), offset: numbers(), last: halves() };
  /** Bytes of the finished chunks. */
  bytes = 0;

  constructor(definition: Definition<F>, seed: number, expected: number, terms = emptyTable()) {
    this.#seed = seed;
    this.#first = definition.first.number;
    this.#columns = new ColumnsBuilder(definition, expected);
    this.#terms = terms;
  }

  /** Begins the next document; its lexemes follow. */
  add(document: Document<F>): void {
    if (this.#columns.size > 0 && this.#columns.size % chunkSize === 0) this.#closeChunk();
    this.#columns.add(document);
  }

  lexeme(low: number, high: number): void {
    this.have(addTerm(this.#terms, low, high), this.#columns.size - 1);
  }

  /** Records that a document of the current chunk has a lexeme. */
  have(term: number, doc: number): void {
    this.#having.term.push(term);
    this.#having.low.push(doc & (chunkSize - 1));
  }

  #closeChunk(): void {
    const { term, low } = this.#having;
    const { starts, lows } = grouped(term.values.subarray(0, term.size), low.values, this.#terms.size);
    const number = this.#chunks.length;
    const containers = this.#containers;
    let bytes = 0;
    const first = containers.term.size;
    for (let one = 0; one < this.#terms.size; one += 1) {
      const count = (starts[one + 1] as number) - (starts[one] as number);
      if (count === 0) continue;
      containers.term.push(one);
      containers.chunk.push(number);
      containers.offset.push(bytes);
      containers.last.push(count - 1);
      bytes += bytesOf(count);
    }
    const chunk = chunkOf(bytes);
    for (let at = first; at < containers.term.size; at += 1) {
      const one = containers.term.values[at] as number;
      const [from, to] = [starts[one] as number, starts[one + 1] as number];
      ascend(lows, from, to);
      write(chunk, containers.offset.values[at] as number, lows, from, to);
    }
    this.#chunks.push(chunk);
    this.bytes += bytes;
    term.size = 0;
    low.size = 0;
  }

  finish(): Base<F> {
    if (this.#columns.size > 0) this.#closeChunk();
    const { term, chunk, offset, last } = this.#containers;
    const count = term.size;
    const starts = shared(this.#terms.size + 1);
    for (let at = 0; at < count; at += 1) {
      const next = (term.values[at] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let one = 0; one < this.#terms.size; one += 1)
      starts[one + 1] = (starts[one + 1] as number) + (starts[one] as number);
    const containers = { chunk: sharedHalves(count), offset: shared(count), last: sharedHalves(count) };
    const posted = shared(this.#terms.size);
    const places = starts.slice();
    for (let at = 0; at < count; at += 1) {
      const one = term.values[at] as number;
      const place = places[one] as number;
      places[one] = place + 1;
      containers.chunk[place] = chunk.values[at] as number;
      containers.offset[place] = offset.values[at] as number;
      containers.last[place] = last.values[at] as number;
      posted[one] = (posted[one] as number) + (last.values[at] as number) + 1;
    }
    return {
      ...this.#columns.finish(),
      seed: this.#seed,
      size: this.#columns.size,
      first: this.#first,
      terms: this.#terms,
      chunks: this.#chunks,
      starts,
      containers,
      posted,
    };
  }
}

/** The documents grouped by lexeme. */
function grouped(terms: Uint32Array, lows: Uint16Array, count: number): { starts: Uint32Array; lows: Uint16Array } {
  const starts = new Uint32Array(count + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] as number) + 1;
  for (let term = 0; term < count; term += 1)
    starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number);
  const places = starts.slice();
  const sorted = new Uint16Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as number;
    const place = places[term] as number;
    sorted[place] = lows[at] as number;
    places[term] = place + 1;
  }
  return { starts, lows: sorted };
}

/** Sorts if needed: documents inserted between others come last. */
function ascend(lows: Uint16Array, from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) {
    if ((lows[at] as number) < (lows[at - 1] as number)) {
      lows.subarray(from, to).sort();
      return;
    }
  }
}
