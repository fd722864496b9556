import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { makeTestFolder, sweepTestFolders } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that no one is connected to: test files clone it. */
    templateUrl: string;
  }
}

const quiet = { info: () => undefined, warn: console.warn };

/** One database server for all files of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepTestFolders();
  // Without a listener these signals end the process at once, and the server of the run stays behind.
  process.once('SIGTERM', () => process.exit(143)).once('SIGHUP', () => process.exit(129));
  const server = await startEmbedded({ dataDir: makeTestFolder(), log: quiet, ephemeral: true });
  try {
    await migrate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('templateUrl', server.url);
  return server.stop;
}
