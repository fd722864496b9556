import { resolve } from 'node:path';
import { applicationUrl } from '#packages/embedded-postgres/application-database.ts';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { keepPassword } from '#packages/embedded-postgres/password.ts';
import { findPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import type { Config } from '#server/config.ts';
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
