import { resolve } from 'node:path';
import { errorReason } from './boot/error-reason.ts';
import { ConfigError, readConfig } from './config.ts';

/** Starts everything in order and stops it in reverse on a signal. An invalid setting ends it with one line. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  process.env.NODE_ENV ??= dev ? 'development' : 'production';
  try {
    const config = readConfig(process.env);
    const { run } = await import('./boot/run.ts');
    await run({ config, dev, dataDir: resolve(config.DATA_DIR) });
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : `could not start: ${errorReason(error)}`}\n`,
    );
    if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exitCode = 1;
  }
}
