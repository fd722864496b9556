import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isWhole, roles, startCluster } from '#lab/cluster/cluster.ts';
import { SERVER_BIN } from '#lab/cluster/databases.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { openGateway } from '#modules/money/server/payments/test-gateway.ts';
import { connect } from '#server/platform/database/database.ts';
import { faultsOf as chatFaults } from './chat/history.ts';
import { readStored as readChat } from './chat/read-stored.ts';
import { type Fault, faults } from './cluster/faults.ts';
import { prepare, startLoad } from './cluster/load.ts';
import { faultsOfProbes, longestGap, probeReads, probeWrites, type Reads } from './cluster/probes.ts';
import { faultsOf as examFaults } from './exam/history.ts';
import { readStored as readExam } from './exam/read-stored.ts';
import { faultsOf as bookFaults } from './ledger/history.ts';
import { readBooks, untilAtRest } from './ledger/read-books.ts';
import { ringsIn } from './lib/rings.ts';
import { untilSteady } from './lib/steady.ts';
import { faultsOf as nodeFaults } from './nodes/history.ts';
import { readOutcome } from './nodes/read-outcome.ts';

// npm run chaos -- cluster [--only WORD] [--rounds 1] [--port 4340] [--newer BIN] Patroni over etcd with three PostgreSQL, HAProxy,
// three nodes and nginx from Debian's packages, under deliveries, messages, orders and registrations, while each part fails in turn:
// nothing acknowledged is lost or doubled, no two servers take writes, sessions hold, and writes go on within 30 s. BIN has the
// programs of the PostgreSQL to which all servers are upgraded in the end; without it they restart with the same ones.
const { only, rounds, port, newer } = optionsOf({ only: '', rounds: 1, port: 4340, newer: SERVER_BIN });
const chosen = faults.filter(({ name }) => name.includes(only));
const WORST_S = 30;
const MIDDLE_S = 15;
const HEAL_MS = 180_000;
const QUIET_MS = 3_000;
const JOBS_MS = 120_000;

const folder = join(tmpdir(), `jiaoyu-rencai-cluster-${process.pid}`);
const gateway = await openGateway(() => new Date());
const settings = { ...gateway.settings, ALLOWED_ORIGINS: `http://127.0.0.1:${port}` };
const cluster = await startCluster(folder, { port, settings, newer });
const { db, close } = connect(cluster.url, { max: 4, onError: () => undefined });
const [found, table]: [string[], string[]] = [[], []];
const gaps: number[] = [];

try {
  const prepared = await prepare(db);
  const { origin } = cluster.nginx;
  const { load, isOver, finish, close: closeSockets, work } = startLoad(origin, prepared, gateway);
  work.catch((error: unknown) => found.push(`refused: ${String(error)}`));
  const reads: Reads = { answered: [], failed: [] };
  const probing = Promise.all([
    probeWrites(cluster, db, isOver),
    probeReads(origin, prepared.stage.kept[0]?.postId ?? '', reads, isOver),
  ]);
  const strike = async ({ name, act }: Fault) => {
    const began = performance.now();
    const failed = reads.failed.length;
    await act(cluster);
    const healed = await untilSteady(() => isWhole(cluster), { ms: QUIET_MS, limitMs: HEAL_MS });
    if (healed === null) found.push(`not healed: ${(await roles(cluster.databases)).join()}`);
    const [write, read] = [load.writes, reads.answered].map((times) => longestGap(times, began, performance.now()));
    gaps.push(write ?? 0);
    const lead = (await roles(cluster.databases)).indexOf('primary') + 1;
    const after = healed === null ? '–' : ((healed - began) / 1_000).toFixed(0);
    table.push(
      `| ${name} | ${write?.toFixed(1)} | ${read?.toFixed(1)} | ${reads.failed.length - failed} | ${after} | ${lead} |`,
    );
    console.log(table.at(-1));
  };
  await wait(QUIET_MS);
  for (let round = 0; round < rounds; round += 1) for (const fault of chosen) await strike(fault);
  await finish();
  const [acknowledged] = await probing;

  let outcome = await readOutcome(db);
  for (const end = performance.now() + JOBS_MS; outcome.jobs > 0 && performance.now() < end; await wait(500))
    outcome = await readOutcome(db);
  await untilAtRest(db);
  const { people, talks } = prepared.chat;
  const { stored, unread } = await readChat(db, talks, people);
  for (const end = performance.now() + JOBS_MS; load.heard.length < stored.length * 2 && performance.now() < end; )
    await wait(100);
  await closeSockets();
  const membersOf = new Map(
    talks.map(({ id, seeker, recruiter }) => [id, [people[seeker]?.phone ?? '', people[recruiter]?.phone ?? '']]),
  );
  const probes = await db.execute<{ id: string }>('select id from cluster_probe');
  found.push(
    ...load.faults,
    ...nodeFaults({ delivered: load.delivered, replied: load.replied, ...outcome }),
    ...chatFaults({ acknowledged: load.messages, stored, heard: load.heard, unread }, (id) => membersOf.get(id) ?? []),
    ...examFaults(load.registered, await readExam(db, prepared.exam.examId)),
    ...bookFaults(load.booked, await readBooks(db, gateway.refunds)),
    ...faultsOfProbes(acknowledged, new Set(probes.rows.map(({ id }) => id))),
    ...cluster.databases.flatMap(({ name }) =>
      ringsIn(readFileSync(join(folder, `${name}.log`), 'utf8')).map((text) => `deadlock: ${text}`),
    ),
  );
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (middle > MIDDLE_S || Math.max(...gaps) > WORST_S)
    found.push(`slow: ${middle.toFixed(1)} s in the middle, ${Math.max(...gaps).toFixed(1)} s at worst`);
  console.log(
    `${load.delivered.length} deliveries, ${load.replied.length} replies, ${load.messages.length} messages, ${load.registered.length} registrations and decisions, ${load.booked.length} bookings and ${acknowledged.length} probes of the servers acknowledged`,
  );
  console.log(
    `time without an acknowledged write: ${middle.toFixed(1)} s in the middle, ${Math.max(...gaps).toFixed(1)} s at worst`,
  );
} finally {
  await close();
  await cluster.stop();
  gateway.close();
}
console.log(
  `| Fault | no write for (s) | no read for (s) | reads failed | healed after (s) | primary then |\n|---|---|---|---|---|---|\n${table.join('\n')}`,
);
const kinds = Object.entries(Object.groupBy(found, (text) => text.split(':', 1)[0] ?? ''));
const shown = kinds.flatMap(([kind, texts = []]) => [`${kind}: ${texts.length} times`, ...texts.slice(0, 10)]);
console.log(found.length === 0 ? 'no fault' : `${found.length} faults:\n${shown.join('\n')}`);
if (found.length > 0) process.exitCode = 1;
else rmSync(folder, { recursive: true, force: true });
