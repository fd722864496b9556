import type { Understood } from '#contract/search/post-search.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { engineOf } from '../engine-of.ts';
import { explain, isChip } from './explain.ts';
import { reworded } from './extra-words.ts';
import type { QueryPart } from './query-part.ts';
import { readOnce } from './read-once.ts';
import { readQuery } from './read-query.ts';
import { understandAll } from './understand.ts';

/** Whether every word of a text has a meaning in the sector: no word is left that must be searched as it is. */
export function isUnderstood(text: string): boolean {
  const parts = readQuery(text);
  return parts.length > 0 && parts.every(({ groups }) => groups.every(({ kind }) => kind !== 'plain'));
}

/** The labels of what a keyword says, in the words of the site. */
export const partsOfKeyword = (keyword: string): string[] =>
  readOnce(reworded(keyword))
    .filter(isChip)
    .map(({ label }) => label);

/** How a keyword alone is read and repaired: its parts, and what people are told of it. */
export async function understandKeyword(
  source: SearchSource,
  keyword: string,
  now: Date,
): Promise<{ parts: readonly QueryPart[]; told: Understood }> {
  const engine = await engineOf(source);
  const understood = await understandAll(engine, { keyword }, 'fit', now);
  return { parts: understood.parts, told: explain(understood, await engine.count(understood.search)) };
}
