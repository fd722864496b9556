import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '#lab/bench/pages/zipf.ts';
import { makePeople } from '#lab/bench/sockets/people.ts';
import { type Connection, connect } from '#server/platform/database/database.ts';
import { dataFiles } from '#server/platform/database/embedded/data-files.ts';
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type Acknowledged, faultsOf, type Heard } from './chat/history.ts';
import { listen } from './chat/listener.ts';
import { readStored } from './chat/read-stored.ts';
import { talk } from './chat/talker.ts';
import { killAround } from './lib/killer.ts';
import { startNodes } from './lib/nodes.ts';
import { ringsOf } from './lib/rings.ts';

// npm run chaos -- chat [--messages 100000] [--kills 60] [--talks 400] [--seed 1] Messages over three nodes while nodes, the
// database and both are killed: no acknowledged message may be lost, duplicated or out of order, each side receives each once,
// and the unread counts are right.
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '60' },
    talks: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [messages, kills] = [Number(values.messages), Number(values.kills)];
/** The rate limit is 30 messages a minute in one conversation; a short run stays below it. */
const talking = Number(values.talks ?? Math.min(400, Math.max(10, Math.ceil(messages / 50))));
const each = Math.ceil(messages / talking / 2);
const NODES = 3;
const CATCH_UP_MS = 60_000;
const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1_000);

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-chaos-'));
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await startEmbedded({ dataDir: folder, log: quiet });
const withDatabase = async <T>(act: (db: Connection['db']) => Promise<T>) => {
  const { db, close } = connect(database.url, { max: 3, onError: () => undefined });
  return act(db).finally(close);
};
const stops = [
  async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  async () => database.stop(),
];
const began = performance.now();
const acknowledged: Acknowledged[] = [];
const heard: Heard[] = [];
const missed: string[] = [];

async function run() {
  await migrate(database.url);
  const recruiters = Math.ceil(talking / 10);
  const { people, talks } = await withDatabase((db) => makePeople(db, talking + recruiters, talking));
  const nodes = await startNodes(NODES, folder, () => ({ DATABASE_URL: database.url }));
  stops.push(...nodes.map((node) => () => node.stop()));
  const origins = nodes.map(({ origin }) => origin);
  const listeners = people.map(({ phone, token }) =>
    listen({
      origins,
      person: phone,
      phone,
      token,
      hear: (message) => void heard.push(message),
      miss: (fault) => void missed.push(fault),
    }),
  );
  stops.push(...listeners.map((listener) => () => listener.stop()));
  const sides = talks.flatMap(({ id, seeker, recruiter }) =>
    [seeker, recruiter].map((at) => ({ conversation: id, ...(people[at] as (typeof people)[number]) })),
  );
  const progress = () => acknowledged.length / (each * sides.length);
  let struck = 0;
  const work = sides.map(({ conversation, phone, token }) =>
    talk({
      origins,
      conversation,
      sender: phone,
      token,
      messages: each,
      acknowledge: (message) => void acknowledged.push(message),
      mustWait: () => progress() > (struck + 1) / kills,
    }),
  );
  const killing = killAround({
    nodes,
    postmaster: () => {
      const found = findPostmaster(dataFiles(folder).cluster);
      return found?.status === 'ready' ? found.pid : undefined;
    },
    kills,
    progress,
    random: seeded(Number(values.seed)),
    struck: (count) => {
      struck = count;
      console.log(`${count} kills, ${acknowledged.length} messages, ${secondsSince(began)} s`);
    },
  });
  const [killed] = await Promise.all([killing, ...work]);
  const { stored, unread } = await withDatabase((db) => readStored(db, talks, people));
  const due = stored.length * 2;
  for (const until = performance.now() + CATCH_UP_MS; heard.length < due && performance.now() < until; )
    await wait(100);
  missed.push(...ringsOf(folder));
  return { people, talks, killed, stored, unread };
}

const { people, talks, killed, stored, unread } = await run().finally(async () => {
  // Listeners, then nodes, then the database.
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error));
});

const membersOf = new Map(
  talks.map(({ id, seeker, recruiter }) => [id, [people[seeker]?.phone ?? '', people[recruiter]?.phone ?? '']]),
);
const history = { acknowledged, stored, heard, unread };
const faults = [...missed, ...faultsOf(history, (conversation) => membersOf.get(conversation) ?? [])];
console.log(
  `${acknowledged.length} messages acknowledged, ${stored.length} stored, ${heard.length} heard, in ${talking} conversations over ${NODES} nodes, ${secondsSince(began)} s`,
);
console.log(`killed: a node ${killed.node} times, the database ${killed.database}, both at once ${killed.both}`);
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
if (faults.length > 0) process.exitCode = 1;
