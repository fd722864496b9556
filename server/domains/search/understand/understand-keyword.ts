import type { Understood } from '#contract/search/post-search.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { engineOf } from '../engine-of.ts';
import { explain } from './explain.ts';
import type { Part } from './part.ts';
import { understandAll } from './understand.ts';

/** How a keyword alone is read and repaired: its parts, and what people are told of it. */
export async function understandKeyword(
  source: SearchSource,
  keyword: string,
  now: Date,
): Promise<{ parts: readonly Part[]; told: Understood }> {
  const engine = await engineOf(source);
  const understood = await understandAll(engine, { keyword }, 'fit', now);
  return { parts: understood.parts, told: explain(understood, await engine.count(understood.search)) };
}
