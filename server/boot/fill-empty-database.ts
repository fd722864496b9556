import { companiesFor, loadDemo } from '#database/demo/load-demo.ts';
import { serverModules } from '#modules/server.ts';
import type { Config } from '#server/config.ts';
import { addDemoOperators } from '#server/domains/operators/demo-operators.ts';
import type { ServerModule } from '#server/module.ts';
import type { Clock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/database.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { hasCompanies } from './database-is-empty.ts';
import { storeDemoFiles } from './demo-files.ts';
import { markFilesDue } from './files-due.ts';
import { progressBar } from './progress-bar.ts';

/** A resume for every four posts: enough people of every kind in a small demo, few enough in a large one. */
const resumesFor = (posts: number) => Math.min(5_000, Math.max(1_500, Math.round(posts / 4)));
const SEED = 20261121;

interface Options {
  url: string;
  config: Config;
  clock: Clock;
  print(line: string): void;
}

/**
 * Loads the demo data into a database without companies, in one transaction: an interrupted start begins again. The pictures
 * follow while the site is open already (`demo-files.ts`).
 */
export async function fillEmptyDatabase({ url, config, clock, print }: Options): Promise<void> {
  const { db, close } = connect(url, { max: 2, statementTimeoutMs: 0, onError: ({ message }) => print(message) });
  try {
    if (await hasCompanies(db)) return;
    print('正在准备演示数据……');
    const bar = progressBar(process.stdout);
    const posts = config.DEMO_POSTS;
    const scale = { posts, companies: companiesFor(posts), resumes: resumesFor(posts), seed: SEED };
    await storeDemoFiles(config, serverModules);
    await loadDemo(db, { ...scale, now: clock.now(), modules: serverModules, onProgress: bar.show });
    bar.end();
    const secret = await loadSecrets(db, config);
    await addDemoOperators(db, secret, clock.now());
    for (const { finishDemo } of serverModules as readonly ServerModule[])
      await db.transaction(async (tx) => finishDemo?.(tx, clock.now()));
    await markFilesDue(db);
  } finally {
    await close();
  }
}
