import { sql } from 'drizzle-orm';
import { loadDemo } from '#database/demo/load-demo.ts';
import { reindexAll } from './domains/search/public.ts';
import type { Deps } from './platform/deps.ts';
import { progressBar } from './progress-bar.ts';

const COMPANIES = 300;
const RESUMES = 5_000;
const SEED = 20261121;

/** Loads the demo data where there is no company yet; a start that was cut off half way begins anew. */
export async function fillEmptyDatabase(deps: Deps, print: (line: string) => void): Promise<void> {
  const { rows } = await deps.db.execute<{ filled: boolean }>(sql`select exists (select from company) as filled`);
  if (rows[0]?.filled) return;
  print('正在准备演示数据……');
  const bar = progressBar(process.stdout);
  const scale = { posts: deps.config.DEMO_POSTS, companies: COMPANIES, resumes: RESUMES, seed: SEED };
  await loadDemo(deps.db, { ...scale, now: deps.clock.now(), onProgress: bar.show });
  await reindexAll(deps.db, { onProgress: (done, total) => bar.show('建立搜索索引', done, total) });
  bar.end();
}
