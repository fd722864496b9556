import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillExam } from '#lab/bench/exam/fill.ts';
import { seeded } from '#lab/bench/pages/zipf.ts';
import { connect } from '#server/platform/database/database.ts';
import { dataFiles } from '#server/platform/database/embedded/data-files.ts';
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type Acknowledged, faultsOf } from './exam/history.ts';
import { readStored } from './exam/read-stored.ts';
import { registerAll, reviewAll } from './exam/work.ts';
import { asker } from './ledger/ask.ts';
import { killAround } from './lib/killer.ts';
import { startNodes } from './lib/nodes.ts';

// npm run chaos -- exam [--people 2000] [--kills 30] [--reviewers 3] [--seed 1] People register for a project of 公开招聘, some from
// two devices at once, and reviewers decide from one queue, while nodes, the database and both are killed: every answered
// registration and decision is stored, nobody is registered twice, nothing is decided or told twice.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '30' },
    reviewers: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const [people, kills, reviewing] = [Number(values.people), Number(values.kills), Number(values.reviewers)];
const NODES = 2;
const CLIENTS = Math.min(8, people);

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-chaos-'));
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await startEmbedded({ dataDir: folder, log: quiet });
const stops = [
  async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  async () => database.stop(),
];
const began = performance.now();
const acknowledged: Acknowledged[] = [];

async function run() {
  await migrate(database.url);
  const { db, close } = connect(database.url, { max: 3, onError: () => undefined });
  stops.push(close);
  const { examId, applicants, reviewers } = await fillExam(db, { registered: 0, coming: people, reviewers: reviewing });
  const nodes = await startNodes(NODES, folder, () => ({ DATABASE_URL: database.url }));
  stops.push(...nodes.map((node) => () => node.stop()));
  const origins = nodes.map(({ origin }) => origin);
  const workOf = (name: string, at: number) => {
    const random = seeded(Number(values.seed) * 1_000 + at);
    return {
      ...asker({ origins, random, name }),
      random,
      examId,
      acknowledge: (one: Acknowledged) => void acknowledged.push(one),
    };
  };
  let registering = CLIENTS;
  const registrations = Array.from({ length: CLIENTS }, (_, at) =>
    registerAll(
      workOf(`applicants${at}`, at),
      applicants.filter((__, n) => n % CLIENTS === at),
    ).finally(() => {
      registering -= 1;
    }),
  );
  const reviews = reviewers.map((reviewer, at) =>
    reviewAll(workOf(`reviewer${at}`, 500 + at), reviewer, () => registering === 0),
  );
  let isOver = false;
  const work = Promise.all([...registrations, ...reviews]).then(() => {
    isOver = true;
  });
  const killing = killAround({
    nodes,
    postmaster: () => {
      const found = findPostmaster(dataFiles(folder).cluster);
      return found?.status === 'ready' ? found.pid : undefined;
    },
    kills,
    // An answer that was lost with its node is not counted.
    progress: () => (isOver ? 1 : acknowledged.length / (2 * people)),
    random: seeded(Number(values.seed)),
  });
  const [killed] = await Promise.all([killing, work]);
  return { killed, stored: await readStored(db, examId) };
}

const { killed, stored } = await run().finally(async () => {
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error));
});
const faults = faultsOf(acknowledged, stored);
const count = (kind: 'applicant' | 'decision') => acknowledged.filter((one) => kind in one).length;
console.log(
  `${count('applicant')} registrations and ${count('decision')} decisions answered, ${stored.registrations.length} registrations stored, ${NODES} nodes, ${Math.round((performance.now() - began) / 1_000)} s`,
);
console.log(`killed: a node ${killed.node} times, the database ${killed.database}, both at once ${killed.both}`);
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
if (faults.length > 0) process.exitCode = 1;
