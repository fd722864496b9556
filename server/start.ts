import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { causeOf, createLog } from './platform/log.ts';

/** Starts everything in order and stops it in reverse on a signal. An invalid setting ends it with one line. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  process.env.NODE_ENV ??= dev ? 'development' : 'production';
  try {
    const config = readConfig(process.env);
    const { run } = await import('./boot/run.ts');
    await run({ config, dev, dataDir: resolve(config.DATA_DIR) });
  } catch (error) {
    const isConfig = error instanceof ConfigError;
    process.stderr.write(`${isConfig ? error.message : `could not start: ${causeOf(error)}`}\n`);
    if (!isConfig && process.env.LOG_LEVEL === 'debug') createLog('debug').fatal({ err: error }, 'could not start');
    process.exitCode = 1;
  }
}
