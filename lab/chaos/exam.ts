import { sql } from 'drizzle-orm';
import { fillExam } from '#lab/bench/exam/fill.ts';
import { fillSat } from '#lab/bench/exam/publication.ts';
import { seeded } from '#lab/bench/pages/zipf.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { examStaff } from '#modules/exams/schema/exams.ts';
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
import { report } from './lib/report.ts';
import { openTestBed } from './lib/test-bed.ts';

// npm run chaos -- exam [--people 2000] [--kills 30] [--reviewers 3] [--seed 1] People register for a project of 公开招聘, some from
// two devices at once, and reviewers decide from one queue, while nodes, the database and both are killed: every answered
// registration and decision is stored, nobody is registered twice, nothing is decided or told twice. Meanwhile two people of another
// project enter scores, publish them and correct them: every answered score and list is stored, says what was hashed, and its people
// are told once; and judges of a third one seal their sheets, in bursts and from two tabs at once: every answered sheet is stored once.
const { people, kills, reviewers: reviewing, seed } = optionsOf({ people: 2_000, kills: 30, reviewers: 3, seed: 1 });
const NODES = 2;
const CLIENTS = Math.min(8, people);
const SITTING = 60;
const LOTS = 40;
const judges = ['周明', '吴岚', '郑川', '王钰', '冯远'];

const { db, postmaster, startNodes, end } = await openTestBed();
const began = performance.now();
const acknowledged: Acknowledged[] = [];
const settled: Settled[] = [];
const sealed: AcknowledgedSheet[] = [];

async function run() {
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
  await db.insert(examStaff).values({ ...named, examId: interview.examId, role: 'rooms' });
  const nodes = await startNodes(NODES);
  const origins = nodes.map(({ origin }) => origin);
  const workOf = (name: string, at: number) => {
    const random = seeded(seed * 1_000 + at);
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
      examId: sat,
      tickets: seats.map(({ ticket }) => ticket),
      random: seeded(seed + 7),
      settle: (what) => void settled.push(what),
    },
    () => registering === 0,
  );
  const judging = judgeAll(
    {
      ...workOf('judges', 910),
      token: filled.reviewer,
      second: token,
      groupId: interview.groupId,
      lots,
      acknowledge: (sheet) => void sealed.push(sheet),
    },
    judges,
  );
  const work = Promise.all([...registrations, ...reviews, scores, judging]).then(() => {
    isOver = true;
  });
  const killing = killAround({
    nodes,
    postmaster,
    kills,
    // An answer that was lost with its node is not counted.
    progress: () => (isOver ? 1 : acknowledged.length / (2 * people)),
    random: seeded(seed),
  });
  const [killed] = await Promise.all([killing, work]);
  const sheets = await readSheets(db, interview.examId);
  return { killed, stored: await readStored(db, examId), results: await readResults(db, sat), sheets };
}

const { killed, stored, results, sheets } = await run().finally(end);
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
report(faults);
