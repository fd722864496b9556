import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companiesFor, loadDemo } from '#database/demo/load-demo.ts';
import { serverModules } from '#modules/server.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { addDemoFiles, storeDemoFiles } from '#server/boot/demo-files.ts';
import { progressBar } from '#server/boot/progress-bar.ts';
import { readConfig } from '#server/config.ts';
import { addDemoOperators } from '#server/domains/operators/demo-operators.ts';
import { reindexAll } from '#server/domains/search/public.ts';
import type { ServerModule } from '#server/module.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSecrets } from '#server/platform/secrets.ts';

// Loads demo data into an empty database: `npm run demo -- --posts 20000`.

const usage = '用法见 npm run demo -- --help';
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '4000' },
    companies: { type: 'string' },
    resumes: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '20261121' },
  },
});

function whole(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} 须为整数。${usage}`);
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

try {
  const posts = whole('posts', values.posts);
  const scale = {
    posts,
    companies: values.companies === undefined ? companiesFor(posts) : whole('companies', values.companies),
    resumes: whole('resumes', values.resumes),
    seed: whole('seed', values.seed),
  };
  const config = readConfig(process.env);
  const log = createLog('warn');
  const embedded = config.DATABASE_URL ? null : await startEmbedded({ dataDir: resolve(config.DATA_DIR), log });
  try {
    const url = config.DATABASE_URL ?? embedded?.url ?? '';
    await migrate(url);
    const { db, close } = connect(url, { max: 4, statementTimeoutMs: 0, onError: (error) => log.warn({ err: error }) });
    try {
      const bar = progressBar(process.stdout);
      const started = performance.now();
      await storeDemoFiles(config, serverModules);
      await loadDemo(db, { ...scale, now: new Date(), modules: serverModules, onProgress: bar.show });
      const secret = await loadSecrets(db, config);
      await addDemoOperators(db, secret, new Date());
      for (const { finishDemo } of serverModules as readonly ServerModule[])
        await db.transaction(async (tx) => finishDemo?.(tx, new Date()));
      await addDemoFiles(db, config, new Date());
      const loaded = seconds(started);
      const indexing = performance.now();
      await reindexAll(db, { onProgress: (done, total) => bar.show('建立搜索索引', done, total) });
      bar.end();
      console.log(
        `职位 ${scale.posts}，单位 ${scale.companies}，简历 ${scale.resumes}：写入 ${loaded} 秒，索引 ${seconds(indexing)} 秒`,
      );
    } finally {
      await close();
    }
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  // The message of a failed statement contains its thousand rows; the cause is the database's own message.
  const reported = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(reported instanceof Error ? reported.message : reported);
  process.exitCode = 1;
}
