import { afterAll, vi } from 'vitest';
import { Memories } from '#packages/memory-index/memories.ts';
import type { Database } from '#server/platform/database/database.ts';
import { indexSource, type SearchSource } from '#server/platform/search-source.ts';
import { postDefinition } from '../memory/post-definition.ts';

const quiet = { info: () => undefined, warn: (what: object, message: string) => console.warn(message, what) };

/** A test's database with its in-memory index, closed after the file. */
export async function openedMemory(
  db: Database,
  url: string,
  options: { mergedFrom?: number } = {},
): Promise<SearchSource & { isLoaded(): boolean }> {
  const memories = new Memories();
  const index = memories.open(postDefinition, {
    source: indexSource(db, url),
    maxBytes: 2 ** 26,
    log: quiet,
    ...options,
  });
  afterAll(() => memories.stop());
  await vi.waitUntil(() => index.isLoaded, { timeout: 60_000 });
  return { db, memories, isLoaded: () => index.isLoaded };
}
