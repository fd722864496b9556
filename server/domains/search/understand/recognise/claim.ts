import type { Placed } from '../part.ts';

/** Finds what a text says of one kind. The text is normalised and in simplified characters. */
type Recogniser = (text: string) => Placed[];

/** Keeps what was found first where two recognisers claim the same characters. */
export function claims(recognisers: readonly Recogniser[], text: string): Placed[] {
  const kept: Placed[] = [];
  for (const recognise of recognisers) {
    for (const found of recognise(text))
      if (kept.every(({ from, to }) => found.to <= from || found.from >= to)) kept.push(found);
  }
  return kept.sort((one, other) => one.from - other.from);
}
