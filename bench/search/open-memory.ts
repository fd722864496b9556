import { setTimeout } from 'node:timers/promises';
import { openSearchMemory } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';

const log = { info: () => undefined, warn: (what: object, message: string) => console.warn(message, what) };

/** Loads the index in memory as the server does, and tells what it took. */
export async function openMemory(db: Database, url: string, posts: number): Promise<{ stop(): Promise<void> }> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  const memory = openSearchMemory({ db, url, mostBytes: 2 ** 30, log });
  while (!memory.isLoaded) await setTimeout(50);
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (micros: number) => (micros / 1_000_000).toFixed(1);
  console.log(
    `in memory: ${(memory.bytes / 2 ** 20).toFixed(0)} MB, ${(memory.bytes / posts).toFixed(0)} bytes a post; loaded in ${seconds((performance.now() - began) * 1_000)} s (${seconds(user + system)} s of CPU time)`,
  );
  return memory;
}
