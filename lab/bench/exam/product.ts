import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { start } from '#server/start.ts';
import { fillExam } from './fill.ts';

// The product with one project in its last hour of registration. Its DATA_DIR is temporary; what the load needs to know is left there.

const dataDir = process.env.DATA_DIR ?? '';
const amounts = { registered: Number(process.env.REGISTERED), coming: Number(process.env.COMING) };
const log = { info: () => undefined, warn: console.warn };

const database = await startEmbedded({ dataDir, log, ephemeral: true });
try {
  await migrate(database.url);
  const connection = connect(database.url, { max: 2, statementTimeoutMs: 0, onError: (error) => console.error(error) });
  const filled = await fillExam(connection.db, amounts);
  await connection.close();
  writeFileSync(join(dataDir, 'exam.json'), JSON.stringify({ ...filled, url: database.url }));
  process.env.DATABASE_URL = database.url;
  await start({ dev: false });
} finally {
  await database.stop();
}
