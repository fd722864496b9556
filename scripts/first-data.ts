// The first npm start runs this beside the build: an empty data folder gets its database and the demo data. Whatever does not go
// well here is done, and said, by the start itself.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { type Config, readConfig } from '#server/config.ts';

const stops: (() => Promise<unknown>)[] = [];
const signalled = new Promise<void>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
});

async function prepare(config: Config): Promise<void> {
  const dataDir = resolve(config.DATA_DIR);
  if (!config.demo || config.DATABASE_URL || existsSync(dataFiles(dataDir).cluster)) return;
  // Later starts, which wait for this script, load none of it.
  const [{ startEmbedded }, { prepareData }, { migrate }, { createLog }] = await Promise.all([
    import('#packages/embedded-postgres/start-embedded.ts'),
    import('#server/boot/prepare-data.ts'),
    import('#server/platform/database/migrate.ts'),
    import('#server/platform/log.ts'),
  ]);
  const embedded = await startEmbedded({ dataDir, log: createLog('silent') });
  stops.push(() => embedded.stop());
  await Promise.race([signalled, migrate(embedded.url).then(() => prepareData({ url: embedded.url, config, stops }))]);
}

try {
  await prepare(readConfig(process.env));
} catch {
  // The start meets the same and says it.
} finally {
  for (const stop of stops.reverse()) await stop().catch(() => undefined);
}
process.exit(0);
