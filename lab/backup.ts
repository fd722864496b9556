import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { closingsSince, repeatClosings } from '#server/domains/personal-data/public.ts';
import { connect, type Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { diskStore } from '#server/platform/file-store/disk-store.ts';
import { byPgBackRest, byScripts } from './backup/ways.ts';
import { startNodes } from './chaos/lib/nodes.ts';
import { askerOf } from './chaos/nodes/asking.ts';
import { deliverAll } from './chaos/nodes/people.ts';
import { setStage } from './chaos/nodes/stage.ts';
import { initialise, makeFolder, startServer } from './cluster/plain-server.ts';

// npm run backup -- rehearse [--deliveries 300] [--with scripts|pgbackrest] A base backup and archived log with the scripts of deploy/,
// or with its configuration of pgBackRest, taken under deliveries; then a mistake, and a restore to the moment before it: acknowledged
// deliveries and files of that moment are there, later ones are not, and people who were erased since are erased again.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deliveries: { type: 'string', default: '300' }, with: { type: 'string', default: 'scripts' } },
});
if (positionals.join() !== 'rehearse') throw new Error('用法：npm run backup -- rehearse');
const SEEKERS = 4;
const ERASED = 3;
const FILES = 20;
const each = Math.ceil(Number(values.deliveries) / SEEKERS);
const WAIT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-backup-'));
makeFolder(folder);
chmodSync(folder, 0o755);
const live = join(folder, 'live');
const way = values.with === 'pgbackrest' ? byPgBackRest(folder, live) : byScripts(folder);
await initialise(live, way.settings);
const found: string[] = [];
const fault = (what: string) => void found.push(what);
const opened = (url: string) => connect(url, { max: 3, onError: () => undefined });
const began = performance.now();

/** Nodes on a server; the first one's data directory has the files. */
const nodesOn = (url: string) => startNodes(1, folder, () => ({ DATABASE_URL: url }));
const store = diskStore({ DATA_DIR: join(folder, 'home', 'data') } as never);
const filesOf = join(folder, 'home', 'data', 'files');

async function keepFiles(db: Database, accountId: string) {
  const kept = new Map<string, string>();
  for (let at = 0; at < FILES; at += 1) {
    const [id, bytes] = [newId(), randomBytes(4_000)];
    const path = join(folder, 'upload');
    writeFileSync(path, bytes);
    await store.put(id, path, 'image/webp');
    const file = {
      name: '证书.webp',
      type: 'image/webp',
      size: 4_000,
      storageKey: id,
      boundAt: new Date(),
      createdAt: new Date(),
    };
    await db.insert(upload).values({ ...file, id, accountId, kind: 'resume' } as never);
    kept.set(id, createHash('sha256').update(bytes).digest('hex'));
  }
  return kept;
}

const erasedOf = async (db: Database, ids: readonly string[]) => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from account a where a.id = any(${sql.param(ids)}::bigint[]) and a.status = 'erased'
    and not exists (select from jober j join resume r on r.jober_id = j.id where j.account_id = a.id)
    and not exists (select from jober j where j.account_id = a.id and j.name = '林小满')`);
  return rows[0]?.n ?? 0;
};
const untilErased = async (db: Database, ids: readonly string[]) => {
  for (const end = performance.now() + WAIT_MS; performance.now() < end; await wait(500))
    if ((await erasedOf(db, ids)) === ids.length) return;
};

// The site, with a base backup in the middle of its work.
const { sockets } = way;
const server = await startServer(live, { sockets });
const admin = opened(server.url('postgres'));
await admin.db.execute(sql`create database app`);
await admin.close();
const url = server.url('app');
await migrate(url);
const site = opened(url);
const stage = await setStage(site.db, SEEKERS, each, 0);
const { rows: people } = await site.db.execute<{ id: string }>(sql`
  select j.account_id::text as id from jober j order by j.account_id limit ${ERASED}`);
const gone = people.map(({ id }) => id);
let nodes = await nodesOn(url);
const files = await keepFiles(site.db, gone[0] ?? '');
const delivered: { id: string; at: number }[] = [];
const deliver = (posts: readonly string[]) =>
  Promise.all(
    stage.people.map(({ token, resumeId }, at) =>
      deliverAll({
        ask: askerOf({ origin: nodes[0]?.origin ?? '', token, name: `seeker${at}-${posts[0]}`, fault }),
        resumeId,
        posts,
        acknowledge: (id: string) => void delivered.push({ id, at: Date.now() }),
        fault,
      }),
    ),
  );
const third = Math.ceil(each / 3);
const working = deliver(stage.postIds.slice(0, third));
const copiedFiles = await way.copy(server, filesOf);
await working;
await deliver(stage.postIds.slice(third, 2 * third));
const { rows: lsn } = await site.db.execute<{ now: string }>(
  sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`,
);
const moment = lsn[0]?.now ?? '';
await wait(1_000);

// What comes after the moment: deliveries, erasures, and a mistake.
await deliver(stage.postIds.slice(2 * third));
const lately = new Date();
await repeatClosings(
  site.db,
  gone.map((accountId) => ({ accountId, at: new Date(lately.getTime() - 8 * dayMs) })),
  lately,
);
await untilErased(site.db, gone);
await site.db.execute(sql`delete from delivery_event`);
await site.db.execute(sql`select pg_switch_wal()`);
await Promise.all(nodes.map((node) => node.stop()));
await site.close();
await server.stop();
const lostAt = performance.now();

// The restore: to the moment, and a copy to the end of the archive, which knows who was erased since.
const restored = async (name: string, until?: string) => {
  const data = join(folder, name);
  await way.restore(data, until);
  return startServer(data, { sockets });
};
const [back, end] = [await restored('back', moment.replace('T', ' ').replace('Z', '+00')), await restored('end')];
rmSync(filesOf, { recursive: true });
cpSync(copiedFiles, filesOf, { recursive: true });
const [now, later] = [opened(back.url('app')), opened(end.url('app'))];
for (const stop = performance.now() + WAIT_MS; performance.now() < stop; await wait(200)) {
  const both = await Promise.all(
    [now, later].map(({ db }) => db.execute<{ r: boolean }>(sql`select pg_is_in_recovery() as r`)),
  );
  if (both.every(({ rows }) => rows[0]?.r === false)) break;
}
const restoredIn = (performance.now() - lostAt) / 1_000;
const before = await erasedOf(now.db, gone);
const closings = await closingsSince(later.db, new Date(moment));
const again = await repeatClosings(now.db, closings, new Date());
nodes = await nodesOn(back.url('app'));
await untilErased(now.db, gone);
const { rows: stored } = await now.db.execute<{ id: string }>(sql`select id::text as id from delivery`);
const { rows: events } = await now.db.execute<{ n: number }>(
  sql`select count(distinct delivery_id)::int as n from delivery_event where move = 'deliver'`,
);
const { rows: uploads } = await now.db.execute<{ key: string }>(sql`select storage_key as key from upload`);
const ids = new Set(stored.map(({ id }) => id));
const due = delivered.filter(({ at }) => at <= Date.parse(moment));
const whole = uploads.filter(({ key }) => {
  const path = join(filesOf, key.slice(0, 2), key);
  return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === files.get(key);
});
const erasedAgain = await erasedOf(now.db, gone);
if (!due.every(({ id }) => ids.has(id))) fault('lost: a delivery from before the moment');
if (ids.size !== due.length) fault(`kept: ${ids.size - due.length} deliveries from after the moment`);
if ((events[0]?.n ?? 0) !== due.length) fault(`the mistake is still there: ${events[0]?.n} histories`);
if (before !== 0 || again !== ERASED || erasedAgain !== ERASED)
  fault(`erased: ${before} before, ${again} closed, ${erasedAgain} after`);
await Promise.all(nodes.map((node) => node.stop()));
await Promise.all([now.close(), later.close()]);
await Promise.all([back.stop(), end.stop()]);
console.log(
  `restored to ${moment} in ${restoredIn.toFixed(1)} s; ${((performance.now() - began) / 1_000).toFixed(0)} s in all`,
);
console.log(
  `deliveries: ${delivered.length} acknowledged, ${due.length} before the moment, ${ids.size} restored with ${events[0]?.n} histories`,
);
console.log(`files: ${files.size} stored, ${uploads.length} rows and ${whole.length} whole files restored`);
console.log(
  `erased since the moment: ${gone.length}; erased in the restored database ${before}, closed again ${again}, erased again ${erasedAgain}`,
);
console.log(found.length === 0 ? 'no fault' : `${found.length} faults:\n${found.join('\n')}`);
if (found.length > 0) process.exitCode = 1;
else rmSync(folder, { recursive: true, force: true });
