import { afterAll, vi } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { openSearchMemory, type PostMemory } from '../public.ts';

const quiet = { info: () => undefined, warn: (what: object, message: string) => console.warn(message, what) };

/** The index in memory of a test's database, as it is read from it; it is closed after the file. */
export async function openedMemory(
  db: Database,
  url: string,
  options: { mergedFrom?: number } = {},
): Promise<PostMemory> {
  const memory = openSearchMemory({ db, url, maxBytes: 2 ** 26, log: quiet, ...options });
  afterAll(() => memory.stop());
  await vi.waitUntil(() => memory.isLoaded, { timeout: 60_000 });
  return memory;
}
