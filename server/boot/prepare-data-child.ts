import { readConfig } from '#server/config.ts';
import { reindexIfStale } from '#server/domains/search/public.ts';
import { indexTalents, markStaleTalents } from '#server/domains/talents/public.ts';
import { systemClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/database.ts';
import { causeOf } from '#server/platform/log.ts';
import { addDemoFiles } from './demo-files.ts';
import { fillEmptyDatabase } from './fill-empty-database.ts';
import { progressBar } from './progress-bar.ts';

/** Rebuilds the search indexes if this build uses another format, or the database has none yet, before anyone searches. */
async function prepareSearch(url: string, print: (line: string) => void): Promise<void> {
  const { db, close } = connect(url, { max: 1, statementTimeoutMs: 0, onError: ({ message }) => print(message) });
  try {
    const bar = progressBar(process.stdout);
    await reindexIfStale(db, { onProgress: (done, total) => bar.show('建立搜索索引', done, total) });
    await markStaleTalents(db);
    await indexTalents({ db, clock: systemClock });
    bar.end();
  } finally {
    await close();
  }
}

async function work(url: string): Promise<void> {
  const config = readConfig(process.env);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (config.demo) await fillEmptyDatabase({ url, config, clock: systemClock, print });
  await prepareSearch(url, print);
}

async function drawFiles(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 2, statementTimeoutMs: 0, onError: () => undefined });
  try {
    await addDemoFiles(db, readConfig(process.env), systemClock.now());
  } finally {
    await close();
  }
}

/** `files`: the pictures of a demo, else everything that pages need. */
export interface Work {
  url: string;
  files: boolean;
}

// Exits when the server does, since nothing else needs the result. Ctrl-C in a terminal is handled by the server.
process.once('disconnect', () => process.exit(1));
process.on('SIGINT', () => undefined);
process.once('message', ({ url, files }: Work) => {
  (files ? drawFiles(url) : work(url)).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${causeOf(error)}\n`);
      process.exit(1);
    },
  );
});
