import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { indexIsStale } from '#server/domains/search/public.ts';
import { connect, type Database } from '#server/platform/database/database.ts';
import { databaseIsEmpty } from './database-is-empty.ts';
import { filesAreDue } from './files-due.ts';
import type { Work } from './prepare-data-child.ts';

async function onceOpen<T>(url: string, ask: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  try {
    return await ask(db);
  } finally {
    await close();
  }
}

/** Whether `prepareSearch` has work to do. */
const searchIsStale = (url: string) => onceOpen(url, indexIsStale);

interface Options {
  url: string;
  config: Config;
  /** Receives functions that end the work early. */
  stops: (() => Promise<unknown>)[];
}

/** Both kinds of work use hundreds of megabytes, so they run in a child process and the server starts small. */
async function inChild(work: Work, stops: Options['stops']): Promise<boolean> {
  const child = fork(join(import.meta.dirname, 'prepare-data-child.ts'), { stdio: 'inherit' });
  const ended = once(child, 'exit');
  stops.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.send(work);
  const [code] = await ended;
  return code === 0;
}

/** Loads demo data into an empty database and builds the search index, where needed. */
export async function prepareData({ url, config, stops }: Options): Promise<void> {
  const isDue = (config.demo && (await databaseIsEmpty(url))) || (await searchIsStale(url));
  if (isDue && !(await inChild({ url, files: false }, stops))) throw new Error('the data could not be prepared');
}

/** Draws the pictures of a demo that was just loaded, while the site is open; a failure leaves them to the next start. */
export async function completeDemo({ url, config, stops }: Options, print: (line: string) => void): Promise<void> {
  if (!config.demo || !(await onceOpen(url, filesAreDue))) return;
  print('  证照和报名材料还在后台生成，不影响使用……');
  if (await inChild({ url, files: true }, stops)) print('  演示数据已齐全');
}
