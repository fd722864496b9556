import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#database/new-id.ts';
import { talentSearch } from '#database/schema/talents.ts';
import { seeded } from '#lab/bench/pages/zipf.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { salesPackage } from '#modules/money/schema.ts';
import { openGateway } from '#modules/money/server/payments/test-gateway.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import { asker } from './ledger/ask.ts';
import { runClient } from './ledger/client.ts';
import { type Acknowledged, faultsOf } from './ledger/history.ts';
import { readBooks, untilAtRest } from './ledger/read-books.ts';
import { makeSchool, makeTalents, type School } from './ledger/stage.ts';
import { killAround } from './lib/killer.ts';
import { report } from './lib/report.ts';
import { openTestBed } from './lib/test-bed.ts';

// npm run chaos -- ledger [--operations 20000] [--kills 200] [--clients 32] [--seed 1] Orders by transfer and online, repeated
// and late callbacks, quotas used and returned, refunds by bank and provider, and wages, while nodes, the database and both are
// killed: entries sum to zero, balances are the sums of their entries, each key has one effect, no quota is negative, and
// acknowledged effects exist.
const { operations, kills, clients, seed } = optionsOf({ operations: 20_000, kills: 200, clients: 32, seed: 1 });
const NODES = 2;
const SCHOOLS = Math.min(8, clients);
/** Free views of a school per day. */
const FREE_LOOKS = 200;
/** Clients stay within this many kills of the schedule, so that each kill hits work. */
const AHEAD = 3;

const { db, postmaster, startNodes, rings, end } = await openTestBed();
const now = new Date();
const gateway = await openGateway(() => new Date());
const packageId = newId();
const units = { posts: 5, refreshes: 12, invitations: 6, talentContacts: 2 };
const sold = { name: '演练套餐', price: 10_000n, units, validDays: 90, updatedAt: now };
await db.insert(salesPackage).values({ ...sold, id: packageId });
const looked = await makeTalents(db, FREE_LOOKS);
const requested = await makeTalents(db, Math.ceil(operations / 60));
const schools: School[] = [];
for (let at = 0; at < SCHOOLS; at += 1) schools.push(await makeSchool(db, requested, looked));
const operators: string[] = [];
for (let at = 0; at < 2; at += 1)
  operators.push((await signIn(db, (await givenOperator(db, 'finance')).accountId, { now })).token);

const nodes = await startNodes(NODES, gateway.settings);
// The nodes index people with public resumes.
for (let found = 0; found < requested.length; found = await db.$count(talentSearch)) await wait(500);
const began = performance.now();
const acknowledged: Acknowledged[] = [];
let [answered, struck] = [0, 0];
const work = Promise.all(
  Array.from({ length: clients }, (_, at) => {
    const random = seeded(seed * 1_000 + at);
    const asking = asker({ origins: nodes.map(({ origin }) => origin), random, name: `client${at}` });
    const ask: typeof asking.ask = async (...call) => {
      while (answered > ((struck + AHEAD) / kills) * operations) await wait(20);
      return asking.ask(...call);
    };
    const client = {
      ...asking,
      ask,
      school: schools[at % SCHOOLS] as School,
      operators,
      packageId,
      gateway,
      acknowledge: (action: Acknowledged) => void acknowledged.push(action),
      count: () => {
        answered += 1;
      },
      random,
    };
    return runClient(client, Math.ceil(operations / clients));
  }),
);
const [killed] = await Promise.all([
  killAround({
    nodes,
    postmaster,
    kills,
    progress: () => answered / operations,
    random: seeded(seed),
    struck: (count) => {
      struck = count;
    },
  }),
  work,
]);
await untilAtRest(db);
const books = await readBooks(db, gateway.refunds);
const faults = [...faultsOf(acknowledged, books), ...rings()];
await end();
gateway.close();

const seconds = Math.round((performance.now() - began) / 1_000);
console.log(
  `${answered} operations by ${clients} clients over ${NODES} nodes, ${acknowledged.length} effects answered, ${books.postings.size} postings, ${seconds} s`,
);
console.log(`killed: a node ${killed.node} times, the database ${killed.database}, both at once ${killed.both}`);
console.log(`by a provider ${books.refunds.length} refunds, ${books.paid.size} slips paid`);
report(faults);
