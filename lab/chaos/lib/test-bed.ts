import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { findPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startNodes } from './nodes.ts';
import { ringsOf } from './rings.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

/** A folder with a database and nodes of its own, for one run. `end` stops what was started, the last first, also after a failure. */
export async function openTestBed() {
  const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-chaos-'));
  const dataDir = join(folder, 'primary');
  const database = await startEmbedded({ dataDir, log: quiet });
  await migrate(database.url);
  const { db, close } = connect(database.url, { max: 6, onError: () => undefined });
  const stops: (() => Promise<unknown>)[] = [
    async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    database.stop,
    close,
  ];
  return {
    folder,
    dataDir,
    url: database.url,
    db,
    /** The process id of PostgreSQL, while it serves. */
    postmaster: () => {
      const found = findPostmaster(dataFiles(dataDir).cluster);
      return found?.status === 'ready' ? found.pid : undefined;
    },
    startNodes: async (count: number, settings: Record<string, string> = {}) => {
      const nodes = await startNodes(count, folder, () => ({ DATABASE_URL: database.url, ...settings }));
      stops.push(...nodes.map((node) => node.stop));
      return nodes;
    },
    onEnd: (stop: () => Promise<unknown>) => void stops.push(stop),
    /** The deadlocks so far, as faults. */
    rings: () => ringsOf(dataDir),
    end: async () => {
      for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error));
    },
  };
}
