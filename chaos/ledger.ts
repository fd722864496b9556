import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { salesPackage } from '#database/schema/orders.ts';
import { connect } from '#server/platform/database/database.ts';
import { dataFiles } from '#server/platform/database/embedded/data-files.ts';
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { givenOperator, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { seeded } from '../bench/pages/zipf.ts';
import { runClient } from './ledger/client.ts';
import { type Acknowledged, faultsOf } from './ledger/history.ts';
import { readBooks } from './ledger/read-books.ts';
import { killAround } from './lib/killer.ts';
import { startNodes } from './lib/nodes.ts';

// npm run chaos -- ledger [--operations 20000] [--kills 200] [--clients 32] [--seed 1]
// Orders, confirmations by two at once, cancellations and refunds while nodes, the database and both are killed: the entries
// add up to nothing, balances are the sums of their entries, each key has one effect, and what was answered is there.
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '200' },
    clients: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
  },
});
const [operations, kills, clients] = [Number(values.operations), Number(values.kills), Number(values.clients)];
const NODES = 2;
const SCHOOLS = 8;

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-chaos-'));
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await startEmbedded({ dataDir: folder, log: quiet });
await migrate(database.url);
const { db, close } = connect(database.url, { max: 6, onError: () => undefined });
const now = new Date();
const packageId = newId();
const sold = { name: '演练套餐', price: 10_000n, units: { posts: 10, tops: 3 }, validDays: 90, updatedAt: now };
await db.insert(salesPackage).values({ ...sold, id: packageId });
const tokenOf = async (accountId: string) => (await signIn(db, accountId, { now })).token;
const schools = await Promise.all(
  Array.from({ length: SCHOOLS }, async () => {
    const { accountId } = await givenRecruiter(db);
    return { accountId, token: await tokenOf(accountId) };
  }),
);
const operators = await Promise.all([1, 2].map(async () => tokenOf((await givenOperator(db, 'finance')).accountId)));
/** A row is enough of a voucher; made anew until the database is there. */
async function newVoucher(accountId: string): Promise<string> {
  const id = newId();
  const file = { name: '回单.webp', type: 'image/webp', size: 9, storageKey: `chaos/${id}`, createdAt: new Date() };
  for (;;) {
    const row = { ...file, id, accountId, kind: 'voucher' };
    const made = await db
      .insert(upload)
      .values(row)
      .onConflictDoNothing()
      .catch(() => null);
    if (made) return id;
    await new Promise((done) => setTimeout(done, 100));
  }
}

const nodes = await startNodes(NODES, folder, database.url);
const began = performance.now();
const acknowledged: Acknowledged[] = [];
let answered = 0;
const work = Promise.all(
  Array.from({ length: clients }, (_, at) => {
    const school = schools[at % SCHOOLS] as (typeof schools)[number];
    return runClient({
      origins: nodes.map(({ origin }) => origin),
      token: school.token,
      operators,
      packageId,
      newVoucher: () => newVoucher(school.accountId),
      operations: Math.ceil(operations / clients),
      acknowledge: (deed) => void acknowledged.push(deed),
      count: () => {
        answered += 1;
      },
      random: seeded(Number(values.seed) * 1_000 + at),
      name: `client${at}`,
    });
  }),
);
const [killed] = await Promise.all([
  killAround({
    nodes,
    postmaster: () => findPostmaster(dataFiles(folder).cluster)?.pid,
    kills,
    progress: () => answered / operations,
    random: seeded(Number(values.seed)),
  }),
  work,
]);
const faults = faultsOf(acknowledged, await readBooks(db));
await close();
await Promise.all(nodes.map((node) => node.stop()));
await database.stop();
rmSync(folder, { recursive: true, force: true });

const seconds = Math.round((performance.now() - began) / 1_000);
console.log(
  `${answered} operations by ${clients} clients over ${NODES} nodes, ${acknowledged.length} effects answered, ${seconds} s`,
);
console.log(`killed: a node ${killed.node} times, the database ${killed.database}, both at once ${killed.both}`);
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
if (faults.length > 0) process.exitCode = 1;
