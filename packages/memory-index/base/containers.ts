import type { Chunk } from './base.ts';

// The documents of a lexeme within a chunk of 65,536, in the smallest form: 16-bit numbers if they are few; bits if they are
// many; otherwise one byte each, after bits that encode which of 256 blocks each is in (Elias–Fano: a one for each document, a
// zero at the end of each block).

export const chunkBits = 16;
export const chunkSize = 1 << chunkBits;
/** 32-bit words for the bits of a chunk. */
export const chunkWords = chunkSize / 32;

const blocks = 256;
const fewMost = 40;
const someMost = 3_000;

type Form = 'few' | 'some' | 'many';
const bytesOfBlocks = (count: number) => ((count + blocks + 31) >> 5) << 2;
const formOf = (count: number): Form => (count <= fewMost ? 'few' : count <= someMost ? 'some' : 'many');

/** Bytes that this many documents take, a multiple of four. */
export function bytesOf(count: number): number {
  const form = formOf(count);
  const bytes = form === 'few' ? count * 2 : form === 'some' ? bytesOfBlocks(count) + count : chunkWords * 4;
  return (bytes + 3) & ~3;
}

/** Writes the documents [from, to) of `lows`, which must be in ascending order. */
export function write(chunk: Chunk, offset: number, lows: Uint16Array, from: number, to: number): void {
  const form = formOf(to - from);
  if (form === 'few') {
    chunk.halves.set(lows.subarray(from, to), offset >> 1);
    return;
  }
  if (form === 'many') {
    for (let at = from; at < to; at += 1) {
      const low = lows[at] as number;
      const word = (offset >> 2) + (low >> 5);
      chunk.words[word] = (chunk.words[word] as number) | (1 << (low & 31));
    }
    return;
  }
  const data = offset + bytesOfBlocks(to - from);
  for (let at = from; at < to; at += 1) {
    const low = lows[at] as number;
    const bit = (low >> 8) + at - from;
    const word = (offset >> 2) + (bit >> 5);
    chunk.words[word] = (chunk.words[word] as number) | (1 << (bit & 31));
    chunk.bytes[data + at - from] = low & 255;
  }
}

/** The word offset of the bits of a container; -1 if it has another form. */
export const wordsOf = (offset: number, count: number): number => (formOf(count) === 'many' ? offset >> 2 : -1);

/** Sets the bits of a container's documents in `out`. */
export function addTo(out: Uint32Array, { words, halves, bytes }: Chunk, offset: number, count: number): void {
  const form = formOf(count);
  if (form === 'many') {
    const from = offset >> 2;
    for (let at = 0; at < chunkWords; at += 1) out[at] = (out[at] as number) | (words[from + at] as number);
  } else if (form === 'few') {
    for (let at = offset >> 1, end = at + count; at < end; at += 1) {
      const low = halves[at] as number;
      out[low >> 5] = (out[low >> 5] as number) | (1 << (low & 31));
    }
  } else {
    const data = offset + bytesOfBlocks(count);
    for (let word = 0, at = 0; at < count; word += 1) {
      for (let bits = words[(offset >> 2) + word] as number; bits !== 0; bits &= bits - 1) {
        const bit = (word << 5) + 31 - Math.clz32(bits & -bits);
        const low = ((bit - at) << 8) | (bytes[data + at] as number);
        out[low >> 5] = (out[low >> 5] as number) | (1 << (low & 31));
        at += 1;
      }
    }
  }
}

/** Writes the documents of a container into a list, in order; returns their number. */
export function listOf(out: Uint16Array, { words, halves, bytes }: Chunk, offset: number, count: number): number {
  const form = formOf(count);
  if (form === 'many') return listBits(out, words.subarray(offset >> 2, (offset >> 2) + chunkWords));
  if (form === 'few') {
    for (let at = 0, from = offset >> 1; at < count; at += 1) out[at] = halves[from + at] as number;
    return count;
  }
  const data = offset + bytesOfBlocks(count);
  for (let word = 0, at = 0; at < count; word += 1) {
    for (let bits = words[(offset >> 2) + word] as number; bits !== 0; bits &= bits - 1) {
      const bit = (word << 5) + 31 - Math.clz32(bits & -bits);
      out[at] = ((bit - at) << 8) | (bytes[data + at] as number);
      at += 1;
    }
  }
  return count;
}

/** Writes the positions of the set bits into a list; returns their number. */
export function listBits(out: Uint16Array, bits: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < chunkWords; word += 1) {
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      out[count] = (word << 5) + 31 - Math.clz32(left & -left);
      count += 1;
    }
  }
  return count;
}

export const ones = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Whether testing a container for each of `asked` documents is cheaper than reading all of it. */
export const isWorthAsking = (requested: number, count: number): boolean =>
  formOf(count) === 'some' && requested * 5 + 100 < count;

/**
 * Marks which documents of a list are in a container of bytes: advances through both, which are in ascending order, and skips
 * what is in between.
 */
export function mark(
  isIn: Uint8Array,
  list: Uint16Array,
  size: number,
  { words, bytes }: Chunk,
  offset: number,
  count: number,
): void {
  const data = offset + bytesOfBlocks(count);
  const from = offset >> 2;
  let word = 0;
  /** The number of blocks that end before the current word. */
  let ended = 0;
  let held = ones(words[from] as number);
  for (let at = 0; at < size; at += 1) {
    const low = list[at] as number;
    const block = low >> 8;
    // Advances to the word with the zero that ends the previous block.
    while (ended + 32 - held < block) {
      ended += 32 - held;
      word += 1;
      held = ones(words[from + word] as number);
    }
    let bit = 0;
    if (block > 0) {
      let noughts = ~(words[from + word] as number);
      for (let left = block - ended; left > 1; left -= 1) noughts &= noughts - 1;
      bit = (word << 5) + 32 - Math.clz32(noughts & -noughts);
    }
    for (; ((words[from + (bit >> 5)] as number) >>> (bit & 31)) & 1; bit += 1) {
      const own = bytes[data + bit - block] as number;
      if (own >= (low & 255)) {
        if (own === (low & 255)) isIn[at] = 1;
        break;
      }
    }
  }
}
