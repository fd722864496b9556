import type { Placed, QueryPart } from '../query-part.ts';

/** Finds what a text says of one kind. The text is normalised and in simplified characters. */
export interface Recogniser {
  shapes: readonly RegExp[];
  /** What a match says; null for nothing of the kind. */
  read(match: RegExpExecArray): QueryPart | null;
}

/** Keeps what was found first where two recognisers claim the same characters. */
export function claims(recognisers: readonly Recogniser[], text: string): Placed[] {
  const kept: Placed[] = [];
  for (const { shapes, read } of recognisers)
    for (const match of shapes.flatMap((shape) => [...text.matchAll(shape)])) {
      const [from, to] = [match.index, match.index + match[0].length];
      const part = kept.every((one) => to <= one.from || from >= one.to) ? read(match) : null;
      if (part) kept.push({ from, to, part });
    }
  return kept.sort((one, other) => one.from - other.from);
}
