import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Config, readConfig } from './config.ts';
import { databaseIsEmpty, fillEmptyDatabase } from './fill-empty-database.ts';
import { systemClock } from './platform/clock.ts';
import { prepareSearch, searchIsStale } from './prepare-search.ts';
import { reasonOf } from './reason-of.ts';

interface Options {
  url: string;
  config: Config;
  /** Takes what ends the work before its time. */
  stops: (() => Promise<unknown>)[];
}

/**
 * Fills an empty database with demo data and builds the search index, where either is due. Both hold hundreds of megabytes
 * while they run, so they run in a process of their own, and the server starts small.
 */
export async function prepareData({ url, config, stops }: Options): Promise<void> {
  const isDue = (config.demo && (await databaseIsEmpty(url))) || (await searchIsStale(url));
  if (!isDue) return;
  const child = fork(import.meta.filename, { stdio: 'inherit' });
  const ended = once(child, 'exit');
  stops.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.send({ url });
  const [code] = await ended;
  if (code !== 0) throw new Error('the data could not be prepared');
}

async function work(url: string): Promise<void> {
  const config = readConfig(process.env);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (config.demo) await fillEmptyDatabase({ url, config, clock: systemClock, print });
  await prepareSearch(url, print);
}

if (process.send && process.argv[1] === import.meta.filename) {
  // Without the server there is nobody to prepare anything for. A terminal's Ctrl-C is the server's to answer.
  process.once('disconnect', () => process.exit(1));
  process.on('SIGINT', () => undefined);
  process.once('message', ({ url }: { url: string }) => {
    work(url).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${reasonOf(error)}\n`);
        process.exit(1);
      },
    );
  });
}
