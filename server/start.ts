import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

/** Starts everything in order and stops it in reverse on a signal. A wrong setting ends it with one line. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  process.env.NODE_ENV ??= dev ? 'development' : 'production';
  try {
    const config = readConfig(process.env);
    const { run } = await import('./run.ts');
    await run({ config, dev, dataDir: resolve(config.DATA_DIR) });
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : `could not start: ${reasonOf(error)}`}\n`);
    if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exitCode = 1;
  }
}

/** A failed statement's own message holds its values, perhaps thousands; the database's word is its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
