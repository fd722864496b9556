import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { examStaff } from '#database/schema/exams.ts';
import { fillExam } from '#lab/bench/exam/fill.ts';
import { fillSat } from '#lab/bench/exam/publication.ts';
import { seeded } from '#lab/bench/pages/zipf.ts';
import { connect } from '#server/platform/database/database.ts';
import { dataFiles } from '#server/platform/database/embedded/data-files.ts';
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { fillInterview } from './exam/fill-interview.ts';
import { type Acknowledged, faultsOf } from './exam/history.ts';
import { type AcknowledgedSheet, judgeAll, readSheets, sheetFaults } from './exam/judges.ts';
import { listFaults, type Settled, settleScores } from './exam/lists.ts';
import { readResults } from './exam/read-lists.ts';
import { readStored } from './exam/read-stored.ts';
import { registerAll, reviewAll } from './exam/work.ts';
import { asker } from './ledger/ask.ts';
import { killAround } from './lib/killer.ts';
import { startNodes } from './lib/nodes.ts';

// npm run chaos -- exam [--people 2000] [--kills 30] [--reviewers 3] [--seed 1] People register for a project of 公开招聘, some from
// two devices at once, and reviewers decide from one queue, while nodes, the database and both are killed: every answered
// registration and decision is stored, nobody is registered twice, nothing is decided or told twice. Meanwhile two people of another
// project enter scores, publish them and correct them: every answered score and list is stored, says what was hashed, and its people
// are told once; and judges of a third one seal their sheets, in bursts and from two tabs at once: every answered sheet is stored once.
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
const SITTING = 60;
const LOTS = 40;
const judges = ['周明', '吴岚', '郑川', '王钰', '冯远'];

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-chaos-'));
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await startEmbedded({ dataDir: folder, log: quiet });
const stops = [
  async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  async () => database.stop(),
];
const began = performance.now();
const acknowledged: Acknowledged[] = [];
const settled: Settled[] = [];
const sealed: AcknowledgedSheet[] = [];

async function run() {
  await migrate(database.url);
  const { db, close } = connect(database.url, { max: 3, onError: () => undefined });
  stops.push(close);
  const filled = await fillExam(db, { registered: 0, coming: people, reviewers: reviewing });
  const { examId, companyId, applicants, reviewers } = filled;
  const sat = await fillSat(db, companyId, Math.min(SITTING, people));
  const { rows: seats } = await db.execute<{ ticket: string }>(
    sql`select ticket from exam_seat where exam_id = ${sat}`,
  );
  const { accountId, memberId } = await givenRecruiter(db, { companyId, role: 'recruiter' });
  const named = { examId: sat, memberId, namedBy: accountId, namedAt: new Date() };
  await db.insert(examStaff).values({ ...named, role: 'rooms' });
  const { token } = await signIn(db, accountId, { now: new Date() });
  const lots = Math.min(LOTS, people);
  const interview = await fillInterview(db, companyId, lots);
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
  const scores = settleScores(
    {
      one: { token: filled.reviewer, ask: workOf('lead', 900).ask },
      other: { token, ask: workOf('rooms', 901).ask },
      ...{ examId: sat, tickets: seats.map(({ ticket }) => ticket), random: seeded(Number(values.seed) + 7) },
      settle: (what) => void settled.push(what),
    },
    () => registering === 0,
  );
  const judging = judgeAll(
    {
      ...{ ...workOf('judges', 910), token: filled.reviewer, groupId: interview.groupId, lots },
      acknowledge: (sheet) => void sealed.push(sheet),
    },
    judges,
  );
  const work = Promise.all([...registrations, ...reviews, scores, judging]).then(() => {
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
  const sheets = await readSheets(db, interview.examId);
  return { killed, stored: await readStored(db, examId), results: await readResults(db, sat), sheets };
}

const { killed, stored, results, sheets } = await run().finally(async () => {
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error));
});
const faults = [
  ...faultsOf(acknowledged, stored),
  ...(await listFaults(settled, results)),
  ...sheetFaults(sealed, sheets),
];
const count = (kind: 'applicant' | 'decision') => acknowledged.filter((one) => kind in one).length;
console.log(
  `${count('applicant')} registrations and ${count('decision')} decisions answered, ${stored.registrations.length} registrations stored, ${NODES} nodes, ${Math.round((performance.now() - began) / 1_000)} s`,
);
const answered = settled.filter((one) => 'list' in one).length;
console.log(`${settled.length - answered} scores and ${answered} lists answered, ${results.lists.length} lists stored`);
console.log(`${sealed.length} sheets answered, ${sheets.length} sheets stored`);
console.log(`killed: a node ${killed.node} times, the database ${killed.database}, both at once ${killed.both}`);
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
if (faults.length > 0) process.exitCode = 1;
