import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { optionsOf } from '#lab/lib/options.ts';
import { superuser } from '#packages/embedded-postgres/create-cluster.ts';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { findPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openProxy } from '#server/platform/testing/database-proxy.ts';
import { startStandby } from '#server/platform/testing/standby.ts';
import { startNodes } from './lib/nodes.ts';
import { report } from './lib/report.ts';
import { askerOf } from './nodes/asking.ts';
import { faultsOf } from './nodes/history.ts';
import { deliverAndReply } from './nodes/people.ts';
import { readOutcome } from './nodes/read-outcome.ts';
import { setStage } from './nodes/stage.ts';

// npm run chaos -- failover [--deliveries 400] A sample of `cluster` without packages: two nodes on an embedded primary with a
// synchronous replica; the primary is killed in the middle, the replica promoted, and a proxy leads to it. The nodes are not restarted.
const { deliveries } = optionsOf({ deliveries: 400 });
const SEEKERS = 2;
const each = Math.ceil(deliveries / SEEKERS);
const JOBS_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-chaos-'));
const [primaryDir, standbyDir] = [join(folder, 'primary'), join(folder, 'standby')];
const quiet = { info: () => undefined, warn: () => undefined };
const primary = await startEmbedded({ dataDir: primaryDir, log: quiet });
await migrate(primary.url);
const proxy = await openProxy(primary.url);
const { db, close } = connect(proxy.url, { max: 4, onError: () => undefined });
const stage = await setStage(db, SEEKERS, each, 0);
const standby = await startStandby(primaryDir, standbyDir);
const server = findPostmaster(dataFiles(primaryDir).cluster);
const admin = new Client({
  host: '127.0.0.1',
  port: server?.port ?? 0,
  user: superuser,
  database: 'postgres',
  password: readFileSync(dataFiles(primaryDir).password, 'utf8'),
});
await admin.connect();
await admin.query(`alter system set synchronous_standby_names = '*'`);
await admin.query('select pg_reload_conf()');
await admin.end();
const nodes = await startNodes(2, folder, () => ({ DATABASE_URL: proxy.url }));

const faults: string[] = [];
const fault = (what: string) => void faults.push(what);
let [promotedAt, writtenAt] = [0, 0];
const askAs = (token: string, name: string, at: number) =>
  askerOf({ origin: nodes[at % 2]?.origin ?? '', token, name, fault });

const wrote = () => {
  if (promotedAt > 0) writtenAt ||= performance.now();
};
const { delivered, replied, work } = deliverAndReply({ stage, askAs, wrote, fault });

const failOver = async () => {
  while (delivered.length < (each * SEEKERS) / 3) await wait(10);
  process.kill(server?.pid ?? 0, 'SIGKILL');
  promotedAt = performance.now();
  await standby.ask('select pg_promote()');
  proxy.turnTo(standby.url);
  await primary.stop();
};
await Promise.all([work, failOver()]);

let outcome = await readOutcome(db);
for (const end = performance.now() + JOBS_MS; outcome.jobs > 0 && performance.now() < end; await wait(200))
  outcome = await readOutcome(db);
faults.push(...faultsOf({ delivered, replied, ...outcome }));
await Promise.all(nodes.map((node) => node.stop()));
await close();
await proxy.close();
await standby.stop();
rmSync(folder, { recursive: true, force: true });

console.log(
  `${delivered.length} deliveries and ${replied.length} replies acknowledged over a failover, written again after ${((writtenAt - promotedAt) / 1_000).toFixed(1)} s`,
);
report(faults);
