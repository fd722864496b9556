import { setTimeout } from 'node:timers/promises';
import type { Fields } from '#packages/memory-index/base/columns.ts';
import type { Definition } from '#packages/memory-index/definition.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import type { Database } from '#server/platform/database/database.ts';
import { indexSource } from '#server/platform/search-source.ts';

const log = { info: () => undefined, warn: (what: object, message: string) => console.warn(message, what) };

/** Loads an in-memory index as the server does, and reports its memory for this many rows. */
export async function openMemory<F extends Fields>(
  definition: Definition<F>,
  { db, url, rows }: { db: Database; url: string; rows: number },
): Promise<Memories> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  const memories = new Memories();
  const memory = memories.open(definition, { source: indexSource(db, url), maxBytes: Number.POSITIVE_INFINITY, log });
  while (!memory.isLoaded) await setTimeout(50);
  const { user, system } = process.cpuUsage(cpu);
  const { rss, heapUsed, external } = process.memoryUsage();
  const { maxRSS } = process.resourceUsage();
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const seconds = (micros: number) => (micros / 1_000_000).toFixed(1);
  console.log(
    `in memory: ${megabytes(memory.bytes)}, ${(memory.bytes / rows).toFixed(0)} bytes a row; loaded in ${seconds((performance.now() - began) * 1_000)} s (${seconds(user + system)} s of CPU time)`,
  );
  console.log(
    `the process: ${megabytes(rss)} resident, at most ${megabytes(maxRSS * 2 ** 10)} while loading; heap ${megabytes(heapUsed)}, external ${megabytes(external)}`,
  );
  return memories;
}
