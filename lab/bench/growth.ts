import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startNodes } from '#lab/chaos/lib/nodes.ts';
import { initialise, makeFolder, startServer } from '#lab/cluster/plain-server.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { callAll, openSessions } from './growth/calls.ts';
import { growTo } from './growth/fill.ts';
import { heaviest, plansIn, shortened, withPlans } from './growth/statements.ts';
import { printSizes } from './lib/sizes.ts';

// npm run bench -- growth --data DIR [--millions 1,10] [--each 60]
//
// Fills a server of Debian's PostgreSQL 15 with so many million deliveries, half as many posts, and what comes with them; asks a node
// what people ask most; and compares the ten heaviest statements of the smallest size in all sizes: blocks and time a call, and plans.
const options = optionsOf({ data: '', millions: '1,10', each: 60 });
if (!options.data) throw new Error('用法：npm run bench -- growth --data 文件夹');
const sizes = options.millions.split(',').map(Number);
const MAX_TIMES = 2;
/** Below this a difference in time is noise. */
const NOISE_MS = 0.1;
const TOP = 10;

const folder = makeFolder(options.data);
const data = join(folder, 'server');
await initialise(data, [
  "shared_preload_libraries = 'pg_stat_statements, auto_explain'",
  ...['auto_explain.log_analyze = on', 'auto_explain.log_buffers = on', 'auto_explain.log_timing = off'],
  // Nothing of it has to survive.
  ...[
    'fsync = off',
    'synchronous_commit = off',
    'full_page_writes = off',
    'wal_level = minimal',
    'max_wal_senders = 0',
  ],
  ...[
    'max_wal_size = 8GB',
    'autovacuum = off',
    'jit = off',
    'random_page_cost = 1.1',
    'max_parallel_maintenance_workers = 0',
  ],
]);
const server = await startServer(data, { sharedBuffers: '2GB' });
const admin = connect(server.url('postgres'), { max: 1, onError: console.error });
await admin.pool.query('create database app');
await admin.close();
const url = server.url('app');
await migrate(url);
const { db, pool, close } = connect(url, { max: 2, statementTimeoutMs: 0, onError: console.error });
await pool.query('create extension pg_stat_statements');
const began = performance.now();
const say = (what: string) =>
  console.log(
    `${((performance.now() - began) / 1_000).toFixed(0).padStart(6)} s  ${what} (load ${loadavg()[0]?.toFixed(1)})`,
  );

type Measured = Awaited<ReturnType<typeof heaviest>>;
const measured: { size: number; statements: Measured; plans: Map<string, string> }[] = [];
try {
  for (const [at, size] of sizes.entries()) {
    const client = await pool.connect();
    await growTo(client, { from: sizes[at - 1] ?? 0, to: size, say }).finally(() => client.release(true));
    await printSizes(pool);
    const [node] = await startNodes(1, folder, () => ({ DATABASE_URL: url, SEARCH_MEMORY: 'off' }));
    try {
      const sessions = await openSessions(db, size);
      const { origin } = node ?? { origin: '' };
      // Once to warm up, once to measure, once for the plans.
      await callAll(origin, sessions, options.each);
      await pool.query('select pg_stat_statements_reset()');
      const { calls, refused } = await callAll(origin, sessions, options.each);
      const statements = await heaviest(pool, options.each);
      const plans = await withPlans(pool, join(data, 'server.log'), () => callAll(origin, sessions, 3));
      measured.push({ size, statements, plans: plansIn(plans) });
      say(`${calls} calls at ${size} million`);
      for (const [kind, times] of refused) console.log(`  refused ${times} times: ${kind}`);
    } finally {
      await node?.stop();
    }
    await wait(1_000);
  }
} finally {
  await close();
  await server.stop();
}

const [smallest] = measured;
const found: string[] = [];
mkdirSync(join(folder, 'plans'), { recursive: true });
console.log(
  `\n| Statement | ${sizes.map((size) => `blocks at ${size} million | ms`).join(' | ')} | times |\n|---|${'---|'.repeat(sizes.length * 2 + 1)}`,
);
for (const [at, { text }] of [...(smallest?.statements ?? new Map()).values()].slice(0, TOP).entries()) {
  const rows = measured.map(({ statements }) => statements.get(text));
  const cells = rows.map((row) => `${row?.blocks.toFixed(0) ?? '–'} | ${row?.ms.toFixed(2) ?? '–'}`);
  const [first, last] = [rows[0], rows.at(-1)];
  const times = (last?.blocks ?? Number.NaN) / (first?.blocks ?? Number.NaN);
  if (!(times <= MAX_TIMES)) found.push(`${times.toFixed(1)} times the blocks: ${text.slice(0, 120)}`);
  if ((last?.ms ?? 0) - (first?.ms ?? 0) > NOISE_MS && (last?.ms ?? 0) > MAX_TIMES * (first?.ms ?? 0))
    found.push(`slower: ${text.slice(0, 120)}`);
  console.log(`| ${at + 1}. ${shortened(text)} | ${cells.join(' | ')} | ${times.toFixed(2)} |`);
  for (const { size, plans } of measured)
    writeFileSync(
      join(folder, 'plans', `${at + 1}-at-${size}-million.txt`),
      `${text}\n\n${plans.get(text) ?? 'no plan'}\n`,
    );
}
console.log(found.length === 0 ? '\nno fault' : `\n${found.length} faults:\n${found.join('\n')}`);
if (found.length > 0) process.exitCode = 1;
