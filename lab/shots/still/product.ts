import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { loadDemo } from '#database/demo/load-demo.ts';
import { advertiseMissing } from '#modules/exams/server/public.ts';
import { serverModules } from '#modules/server.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { storeDemoFiles } from '#server/boot/demo-files.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { start } from '#server/start.ts';
import { stillMoment } from './clock.ts';

// The product with few demo data, identical at every run. Its DATA_DIR is temporary.

const size = { posts: 240, companies: 40, resumes: 60, seed: 20261121 };
const log = { info: () => undefined, warn: console.warn };

const database = await startEmbedded({ dataDir: process.env.DATA_DIR ?? '', log, ephemeral: true });
try {
  await migrate(database.url);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const db = drizzle({ client: pool });
  await storeDemoFiles(readConfig(process.env), serverModules);
  await loadDemo(db, { ...size, now: stillMoment, modules: serverModules });
  await db.transaction((tx) => advertiseMissing(tx, stillMoment));
  await pool.end();
  process.env.DATABASE_URL = database.url;
  await start({ dev: false });
} finally {
  await database.stop();
}
