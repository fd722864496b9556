import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { indexIsStale } from '#server/domains/search/public.ts';
import { connect } from '#server/platform/database/database.ts';
import { databaseIsEmpty } from './database-is-empty.ts';

/** Whether `prepareSearch` has work to do. */
async function searchIsStale(url: string): Promise<boolean> {
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  try {
    return await indexIsStale(db);
  } finally {
    await close();
  }
}

interface Options {
  url: string;
  config: Config;
  /** Receives functions that end the work early. */
  stops: (() => Promise<unknown>)[];
}

/**
 * Loads demo data into an empty database and builds the search index, where needed. Both use hundreds of megabytes, so they run
 * in a child process and the server starts small.
 */
export async function prepareData({ url, config, stops }: Options): Promise<void> {
  const isDue = (config.demo && (await databaseIsEmpty(url))) || (await searchIsStale(url));
  if (!isDue) return;
  const child = fork(join(import.meta.dirname, 'prepare-data-child.ts'), { stdio: 'inherit' });
  const ended = once(child, 'exit');
  stops.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.send({ url });
  const [code] = await ended;
  if (code !== 0) throw new Error('the data could not be prepared');
}
