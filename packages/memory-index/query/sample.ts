import type { Fields } from '../base/columns.ts';
import { chunkSize, chunkWords } from '../base/containers.ts';
import type { Match } from '../view.ts';
import type { Matches } from './matches.ts';

/**
 * All matching new documents, each counted once, followed by a representative sample of the base, in which each document stands
 * for `scale`.
 */
export interface Sample<F extends Fields> {
  hits: Match<F>[];
  scale: number;
}

/**
 * Takes every n-th block of 32 documents in the primary order if more than `size` documents have the lexemes, spread evenly over
 * the base. The sample has about the requested size.
 */
export function sampleIn<F extends Fields>(matches: Matches<F>, size: number): Sample<F> {
  const held = matches.held();
  const step = Math.max(1, Math.floor(held / size));
  const hits: Match<F>[] = [...matches.added];
  for (let chunk = 0; chunk < matches.chunks; chunk += 1) {
    const bits = matches.bits(chunk);
    if (!bits) continue;
    for (let word = chunk % step; word < chunkWords; word += step) {
      for (let left = bits[word] as number; left !== 0; left &= left - 1) {
        const doc = chunk * chunkSize + (word << 5) + 31 - Math.clz32(left & -left);
        if (matches.passes(doc)) hits.push(doc);
      }
    }
  }
  return { hits, scale: step };
}

/** A sample of the matches in which every hit, including a new document, stands for the same number. */
export function evenlyIn<F extends Fields>(matches: Matches<F>, size: number): Match<F>[] {
  const { hits, scale } = sampleIn(matches, size);
  return hits.filter((hit, at) => typeof hit === 'number' || at % scale === 0);
}
