import type { Database } from '#server/platform/database/database.ts';
import { MemoryIndex, type MemoryOptions } from '#server/platform/memory-index/memory-index.ts';
import { type TalentFields, talentDefinition } from './talent-definition.ts';

export type TalentMemory = MemoryIndex<TalentFields>;

const memories = new WeakMap<object, TalentMemory>();

/** The index that answers for a connection. */
export const memoryOf = (db: Database): TalentMemory | undefined => memories.get(db);

/** Opens an index for a connection and loads it in the background. */
export function openTalentMemory(options: MemoryOptions): TalentMemory {
  const worker = new URL('./worker.ts', import.meta.url);
  const memory = new MemoryIndex({ ...options, definition: talentDefinition, worker, setting: 'TALENT_MEMORY_MB' });
  memories.set(options.db, memory);
  memory.start();
  return memory;
}
