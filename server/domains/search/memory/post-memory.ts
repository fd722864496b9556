import type { Database } from '#server/platform/database/database.ts';
import { MemoryIndex, type MemoryOptions } from '#server/platform/memory-index/memory-index.ts';
import { type PostFields, postDefinition } from './post-definition.ts';

export type PostMemory = MemoryIndex<PostFields>;

const memories = new WeakMap<object, PostMemory>();

/** The index that answers for a connection. */
export const memoryOf = (db: Database): PostMemory | undefined => memories.get(db);

/** Opens an index for a connection and loads it in the background. */
export function openSearchMemory(options: MemoryOptions): PostMemory {
  const worker = new URL('./worker.ts', import.meta.url);
  const memory = new MemoryIndex({ ...options, definition: postDefinition, worker, setting: 'SEARCH_MEMORY_MB' });
  memories.set(options.db, memory);
  memory.start();
  return memory;
}
