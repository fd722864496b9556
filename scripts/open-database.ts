import { resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { applicationUrl } from '#server/platform/database/embedded/application-database.ts';
import { dataFiles } from '#server/platform/database/embedded/data-files.ts';
import { keepPassword } from '#server/platform/database/embedded/password.ts';
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { Logger } from '#server/platform/log.ts';

interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * The site's database: the configured one, the embedded one of a running site, or, if none is running, the embedded one started
 * for this command.
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const leave = async () => undefined;
  if (config.DATABASE_URL) {
    await migrate(config.DATABASE_URL);
    return { url: config.DATABASE_URL, stop: leave };
  }
  const files = dataFiles(resolve(config.DATA_DIR));
  const running = findPostmaster(files.cluster);
  if (running) return { url: applicationUrl(running.port, keepPassword(files.password)), stop: leave };
  const started = await startEmbedded({ dataDir: resolve(config.DATA_DIR), log });
  await migrate(started.url);
  return started;
}
