import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { optionsOf } from '#lab/lib/options.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { connect, type Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { cpuOf } from './lib/cpu.ts';
import { startTask } from './lib/start-task.ts';
import { printTable } from './lib/table.ts';
import { startChild } from './pages/child.ts';
import { makePeople } from './sockets/people.ts';

/** Messages of every conversation before the run. */
const EARLIER = 20;

/** Adds messages to all conversations, alternating, an hour apart, and runs ANALYZE as autovacuum would. */
async function makeHistory(db: Database): Promise<void> {
  await db.execute(sql`
    insert into chat_message
      (conversation_id, number, side, sender_id, sender_name, kind, text, grams, warnings, client_id, at)
    select conversation.id, number, case number % 2 when 1 then 'seeker' else 'company' end,
      case number % 2 when 1 then jober.account_id else company_member.account_id end, '林小满', 'text',
      '请问第 ' || number || ' 周的试讲安排', array['试讲', '安排'], '{}', 'earlier-' || number, now() - number * interval '1 hour'
    from conversation
    join jober on jober.id = conversation.jober_id
    join company_member on company_member.id = conversation.member_id
    cross join generate_series(1, ${EARLIER}) as number`);
  await db.execute(sql`update conversation set last_number = ${EARLIER}, last_at = now()`);
  await db.execute(sql`analyze`);
}

// npm run bench -- sockets [--sockets 10000] [--rate 200] [--seconds 30] [--profile FOLDER] This many sockets that ping every 5
// s, and later this many messages a second among some of them, on one node; then the same traffic on a bare `ws` server with
// equal frames and answers. CPU time includes both phases. Goals: p99 of a message ≤ 100 ms, none lost, ≤ 500 MB, at most 3 × the
// bare server's CPU time.
const { sockets: count, rate, seconds, profile } = optionsOf({ sockets: 10_000, rate: 200, seconds: 30, profile: '' });
/** A person may write at most 30 messages a minute in one conversation; this uses half of that. */
const talking = Math.min(rate * 5, Math.floor(count * 0.9));

interface Result {
  open: number;
  closed: number;
  /** Answered in the quiet phase. */
  pings: number;
  said: number;
  /** Number of refusals by status. */
  refused: Record<number, number>;
  lost: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
}

const MIB = 1024 * 1024;
async function run(name: string, server: { origin: string; pid: number; memory(): number }, orders: object) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ ...orders, origin: server.origin, rate, seconds }));
  const crowd = fork(join(import.meta.dirname, 'sockets', 'crowd.ts'), [file]);
  const cpu = { pings: 0, talk: 0, end: 0 };
  const result = await new Promise<Result>((done, fail) => {
    crowd.on('message', (said: { at?: keyof typeof cpu; joined?: number; result?: Result }) => {
      if (said.joined) console.log(`${name}: ${said.joined} sockets are open`);
      if (said.at) cpu[said.at] = cpuOf(server.pid);
      if (said.result) done(said.result);
    });
    crowd.once('exit', (code) => fail(new Error(`the crowd ended with ${code}`)));
  });
  const quiet = cpu.talk - cpu.pings;
  return {
    ...result,
    cpu: cpu.end - cpu.pings,
    /** Microseconds per message, without the pings of that phase. */
    aPing: (quiet / result.pings) * 1e6,
    aMessage: ((cpu.end - cpu.talk - quiet) / result.said) * 1e6,
    memory: server.memory(),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-sockets-'));
const database = await startEmbedded({ dataDir: folder, log: console });
const connection = connect(database.url, { max: 4, onError: (error) => console.error(error) });
try {
  await migrate(database.url);
  const { people, talks } = await makePeople(connection.db, count, talking);
  await makeHistory(connection.db);
  const env = { DATABASE_URL: database.url, PORT: '0', DEMO: '0', SMS_PROVIDER: 'none', LOG_LEVEL: 'warn' };
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const product = await startChild([...profiling, ...startTask.args], { ...env, ...startTask.env }, 60_000);
  const ours = await run('ours', product, { bare: false, people, talks });
  await product.stop();
  const echo = await startChild(['lab/bench/sockets/echo.ts'], {}, 10_000);
  const bare = await run('bare', echo, { bare: true, people, talks });
  await echo.stop();

  printTable(
    [
      '',
      'sockets',
      'closed',
      'said',
      'refused',
      'lost',
      'p50 ms',
      'p99 ms',
      'most',
      'CPU s',
      'µs/ping',
      'µs/message',
      'MiB',
    ],
    Object.entries({ ours, bare }).map(([name, it]) => [
      name,
      ...[it.open, it.closed, it.said].map(String),
      JSON.stringify(it.refused),
      String(it.lost),
      ...[it.p50, it.p99, it.most, it.cpu].map((value) => value.toFixed(1)),
      ...[it.aPing, it.aMessage, it.memory].map((value) => value.toFixed(0)),
    ]),
  );
  console.log(`CPU time of ours / bare: ${(ours.cpu / bare.cpu).toFixed(1)}×`);
  const stored =
    ours.p99 <= 100 &&
    ours.lost + Object.keys(ours.refused).length + ours.closed === 0 &&
    ours.memory * MIB <= 500e6 &&
    ours.cpu <= 3 * bare.cpu;
  if (!stored) process.exitCode = 1;
} finally {
  await connection.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
