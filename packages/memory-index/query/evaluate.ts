import type { Lists } from '../base/base.ts';
import { addTo, chunkSize, chunkWords, isWorthAsking, listBits, listOf, mark, wordsOf } from '../base/containers.ts';
import { containerIn, maxIn, type Node } from '../base/node.ts';

// A chunk is narrowed down starting from the shortest list. Few documents are held as a list, each tested against the next
// bitmap; many are held as a bitmap themselves. Searches are evaluated one at a time and synchronously, so the buffers for
// intermediate results are shared.

/** Above this number of documents, bitmaps are faster. */
const fewest = 4_000;

const list = new Uint16Array(chunkSize);
const isIn = new Uint8Array(fewest);
const rooms: Uint32Array[] = [];
const roomAt = (depth: number): Uint32Array => {
  rooms[depth] ??= new Uint32Array(chunkWords);
  return rooms[depth];
};

/** A bitmap starting at an offset in an array. */
interface Bits {
  words: Uint32Array;
  from: number;
}

/**
 * Fills `out` with the documents of a chunk that match all queries and, if `within` is given, are in it. Returns false if there
 * are none.
 */
export function evaluate(
  base: Lists,
  required: readonly Node[],
  chunk: number,
  within: Uint32Array | null,
  out: Uint32Array,
): boolean {
  const parts = required.flatMap((node) => (node.kind === 'all' ? node.parts : [node]));
  const sized = parts
    .map((node) => ({ node, most: maxIn(base, node, chunk) }))
    .sort((one, other) => one.most - other.most);
  const [first, ...others] = sized;
  if (!first || first.most === 0) return false;
  if (first.most > fewest) {
    if (within) out.set(within);
    else addNode(base, first.node, chunk, clear(out), 0);
    for (const { node } of within ? sized : others) keepBits(out, bitsOf(base, node, chunk, 0));
    return true;
  }
  let count = listNode(base, first.node, chunk);
  if (within) count = keepIn(count, { words: within, from: 0 });
  // Bitmaps are tested first; the remaining documents are then tested against longer lists without reading those completely.
  for (const isOfBits of [true, false]) {
    for (const { node } of others) {
      if (count === 0) return false;
      if (isBits(base, node, chunk) === isOfBits) count = keepNode(base, node, chunk, count);
    }
  }
  clear(out);
  for (let at = 0; at < count; at += 1) {
    const low = list[at] as number;
    out[low >> 5] = (out[low >> 5] as number) | (1 << (low & 31));
  }
  return count > 0;
}

/** Whether a lexeme's documents are stored as a bitmap. */
function isBits(base: Lists, node: Node, chunk: number): boolean {
  if (node.kind !== 'term') return false;
  const at = containerIn(base, node.term, chunk);
  return at >= 0 && wordsOf(base.containers.offset[at] as number, (base.containers.last[at] as number) + 1) >= 0;
}

const clear = (bits: Uint32Array): Uint32Array => bits.fill(0);

/** The matching documents of a chunk as a bitmap: in place if stored as one, otherwise written to a buffer. */
function bitsOf(base: Lists, node: Node, chunk: number, depth: number): Bits {
  if (node.kind === 'term') {
    const at = containerIn(base, node.term, chunk);
    const { offset, last } = base.containers;
    const from = at < 0 ? -1 : wordsOf(offset[at] as number, (last[at] as number) + 1);
    if (from >= 0) return { words: (base.chunks[chunk] as Lists['chunks'][number]).words, from };
  }
  const words = clear(roomAt(depth));
  addNode(base, node, chunk, words, depth + 1);
  return { words, from: 0 };
}

function addNode(base: Lists, node: Node, chunk: number, out: Uint32Array, depth: number): void {
  if (node.kind === 'term') {
    const at = containerIn(base, node.term, chunk);
    const { offset, last } = base.containers;
    if (at >= 0)
      addTo(out, base.chunks[chunk] as Lists['chunks'][number], offset[at] as number, (last[at] as number) + 1);
    return;
  }
  if (node.kind === 'any') {
    for (const part of node.parts) addNode(base, part, chunk, out, depth);
    return;
  }
  const all = roomAt(depth).fill(-1);
  for (const part of node.parts) keepBits(all, bitsOf(base, part, chunk, depth + 1));
  for (let at = 0; at < chunkWords; at += 1) out[at] = (out[at] as number) | (all[at] as number);
}

function keepBits(out: Uint32Array, { words, from }: Bits): void {
  for (let at = 0; at < chunkWords; at += 1) out[at] = (out[at] as number) & (words[from + at] as number);
}

/** Writes the matching documents to the list and returns their number. */
function listNode(base: Lists, node: Node, chunk: number): number {
  if (node.kind === 'term') {
    const at = containerIn(base, node.term, chunk);
    const { offset, last } = base.containers;
    return listOf(list, base.chunks[chunk] as Lists['chunks'][number], offset[at] as number, (last[at] as number) + 1);
  }
  const { words } = bitsOf(base, node, chunk, 0);
  return listBits(list, words);
}

/** Keeps only the documents of the list that are in the bitmap. */
function keepIn(count: number, { words, from }: Bits): number {
  let stored = 0;
  for (let at = 0; at < count; at += 1) {
    const low = list[at] as number;
    if (((words[from + (low >> 5)] as number) >>> (low & 31)) & 1) {
      list[stored] = low;
      stored += 1;
    }
  }
  return stored;
}

/** Keeps only the documents of the list that also match. */
function keepNode(base: Lists, node: Node, chunk: number, count: number): number {
  isIn.fill(0, 0, count);
  for (const part of node.kind === 'any' ? node.parts : [node]) markNode(base, part, chunk, count);
  let stored = 0;
  for (let at = 0; at < count; at += 1) {
    if (isIn[at] === 0) continue;
    list[stored] = list[at] as number;
    stored += 1;
  }
  return stored;
}

/** Marks the documents of the list that match. */
function markNode(base: Lists, node: Node, chunk: number, count: number): void {
  if (node.kind === 'term') {
    const at = containerIn(base, node.term, chunk);
    if (at < 0) return;
    const [offset, held] = [base.containers.offset[at] as number, (base.containers.last[at] as number) + 1];
    if (isWorthAsking(count, held)) {
      mark(isIn, list, count, base.chunks[chunk] as Lists['chunks'][number], offset, held);
      return;
    }
  }
  const { words, from } = bitsOf(base, node, chunk, 0);
  for (let at = 0; at < count; at += 1) {
    const low = list[at] as number;
    isIn[at] = (isIn[at] as number) | (((words[from + (low >> 5)] as number) >>> (low & 31)) & 1);
  }
}
