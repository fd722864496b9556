import type { MarkedSpan } from '../search-types.ts';
import { normalise, normaliseWithOrigin } from '../understand/normalise.ts';
import type { WordGroup } from '../understand/word-group.ts';

/** The parts of a title to highlight: every occurrence of a requested word or its synonym. */
export function markerOf(groups: readonly WordGroup[]): (title: string) => MarkedSpan[] {
  const words = new Set(
    groups
      .filter(({ not }) => !not)
      .flatMap((group) => [normalise(group.text), ...group.words.flat()])
      .filter((word) => word !== '' && !word.startsWith('~')),
  );
  return (title) => {
    if (words.size === 0) return [];
    const { text, origin } = normaliseWithOrigin(title);
    const found = [...words].flatMap((word) => occurrences(text, word));
    return merge(found.sort(([one], [other]) => one - other)).map(([from, to]) => [
      origin[from] ?? 0,
      endOf(origin, to),
    ]);
  };
}

function occurrences(text: string, word: string): MarkedSpan[] {
  const found: MarkedSpan[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

function merge(sorted: MarkedSpan[]): MarkedSpan[] {
  const merged: MarkedSpan[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A character expanded by normalisation ('㎡' → 'm2') is highlighted whole. */
function endOf(origin: number[], to: number): number {
  const before = origin[to - 1] ?? 0;
  for (let at = to; at < origin.length; at += 1) {
    const place = origin[at] ?? before;
    if (place > before) return place;
  }
  return before;
}
