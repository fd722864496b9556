import { reindexIfStale } from '#server/domains/search/public.ts';
import { indexTalents } from '#server/domains/talents/public.ts';
import { systemClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/database.ts';
import { progressBar } from './progress-bar.ts';

/** Rebuilds the search index if this build uses another format, or the database has none yet, before anyone searches. */
export async function prepareSearch(url: string, print: (line: string) => void): Promise<void> {
  const { db, close } = connect(url, { max: 1, statementTimeoutMs: 0, onError: ({ message }) => print(message) });
  try {
    const bar = progressBar(process.stdout);
    await reindexIfStale(db, { onProgress: (done, total) => bar.show('建立搜索索引', done, total) });
    await indexTalents({ db, clock: systemClock });
    bar.end();
  } finally {
    await close();
  }
}
