import { sql } from 'drizzle-orm';
import { loadDemo } from '#database/demo/load-demo.ts';
import type { Config } from './config.ts';
import { reindexAll } from './domains/search/public.ts';
import type { Clock } from './platform/clock.ts';
import { connect } from './platform/database/database.ts';
import { progressBar } from './progress-bar.ts';

const COMPANIES = 300;
const RESUMES = 5_000;
const SEED = 20261121;

interface Options {
  url: string;
  config: Config;
  clock: Clock;
  print(line: string): void;
}

interface Lacks extends Record<string, unknown> {
  companies: boolean;
  index: boolean;
}

/**
 * Loads the demo data where there is no company yet, and builds the search index where it is missing. Both are one
 * transaction each, so a start that was cut off half way goes on where it stood.
 */
export async function fillEmptyDatabase({ url, config, clock, print }: Options): Promise<void> {
  const { db, close } = connect(url, { max: 2, statementTimeoutMs: 0, onError: ({ message }) => print(message) });
  try {
    const lacks = async () => {
      const { rows } = await db.execute<Lacks>(sql`
        select not exists (select from company) as companies,
          exists (select from post where status = 'open') and not exists (select from job_search) as index`);
      return rows[0] ?? { companies: false, index: false };
    };
    const bar = progressBar(process.stdout);
    if ((await lacks()).companies) {
      print('正在准备演示数据……');
      const scale = { posts: config.DEMO_POSTS, companies: COMPANIES, resumes: RESUMES, seed: SEED };
      await loadDemo(db, { ...scale, now: clock.now(), onProgress: bar.show });
    }
    if ((await lacks()).index) {
      await reindexAll(db, { onProgress: (done, total) => bar.show('建立搜索索引', done, total) });
    }
    bar.end();
  } finally {
    await close();
  }
}
