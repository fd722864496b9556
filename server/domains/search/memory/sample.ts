import { chunkSize, chunkWords } from './containers.ts';
import type { Hit } from './hits.ts';
import type { Matches } from './matches.ts';

/** A fair part of what is found, and how many times it must be taken for the whole. */
export interface Sample {
  hits: Hit[];
  scale: number;
}

/**
 * Every n-th 32 documents in the order of time, where more than so many have the lexemes: evenly from the whole. Such a part is about
 * as large as asked.
 */
export function sampleIn(matches: Matches, size: number): Sample {
  const held = matches.held();
  const step = Math.max(1, Math.floor(held / size));
  const hits: Hit[] = [...matches.added];
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
