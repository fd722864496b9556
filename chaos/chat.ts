import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#server/platform/database/database.ts';
import { dataFiles } from '#server/platform/database/embedded/data-files.ts';
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { seeded } from '../bench/pages/zipf.ts';
import { makePeople } from '../bench/sockets/people.ts';
import { type Acknowledged, faultsOf, type Heard } from './chat/history.ts';
import { listen } from './chat/listener.ts';
import { readStored } from './chat/read-stored.ts';
import { talk } from './chat/talker.ts';
import { killAround } from './lib/killer.ts';
import { startNodes } from './lib/nodes.ts';

// npm run chaos -- chat [--messages 100000] [--kills 60] [--talks 400] [--seed 1]
// Messages over three nodes while nodes, the database and both are killed: none that was acknowledged may be lost,
// doubled or out of order, each side hears each once, and the unread counts are right.
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '60' },
    talks: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [messages, kills] = [Number(values.messages), Number(values.kills)];
/** Nobody may send more than 30 messages a minute in one conversation; a short run keeps below. */
const talking = Number(values.talks ?? Math.min(400, Math.max(10, Math.ceil(messages / 50))));
const each = Math.ceil(messages / talking / 2);
const NODES = 3;
const CATCH_UP_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-chaos-'));
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await startEmbedded({ dataDir: folder, log: quiet });
const open = () => connect(database.url, { max: 3, onError: () => undefined });
await migrate(database.url);
const maker = open();
const { people, talks } = await makePeople(maker.db, talking + Math.ceil(talking / 10), talking);
await maker.close();
const nodes = await startNodes(NODES, folder, database.url);
const origins = nodes.map(({ origin }) => origin);
const began = performance.now();

const acknowledged: Acknowledged[] = [];
const heard: Heard[] = [];
const missed: string[] = [];
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
const sides = talks.flatMap(({ id, seeker, recruiter }) =>
  [seeker, recruiter].map((at) => ({ conversation: id, ...(people[at] as (typeof people)[number]) })),
);
const work = Promise.all(
  sides.map(({ conversation, phone, token }) =>
    talk({
      origins,
      conversation,
      sender: phone,
      token,
      messages: each,
      acknowledge: (message) => void acknowledged.push(message),
    }),
  ),
);
const killed = await Promise.all([
  killAround({
    nodes,
    postmaster: () => findPostmaster(dataFiles(folder).cluster)?.pid,
    kills,
    progress: () => acknowledged.length / (each * sides.length),
    random: seeded(Number(values.seed)),
  }),
  work,
]).then(([result]) => result);

const reader = open();
const { stored, unread } = await readStored(reader.db, talks, people);
await reader.close();
const due = stored.length * 2;
for (const until = performance.now() + CATCH_UP_MS; heard.length < due && performance.now() < until; ) await wait(100);
await Promise.all(listeners.map((listener) => listener.stop()));
await Promise.all(nodes.map((node) => node.stop()));
await database.stop();
rmSync(folder, { recursive: true, force: true });

const membersOf = new Map(
  talks.map(({ id, seeker, recruiter }) => [id, [people[seeker]?.phone ?? '', people[recruiter]?.phone ?? '']]),
);
const history = { acknowledged, stored, heard, unread };
const faults = [...missed, ...faultsOf(history, (conversation) => membersOf.get(conversation) ?? [])];
console.log(
  `${acknowledged.length} messages acknowledged, ${stored.length} stored, ${heard.length} heard, in ${talking} conversations over ${NODES} nodes, ${Math.round((performance.now() - began) / 1_000)} s`,
);
console.log(`killed: a node ${killed.node} times, the database ${killed.database}, both at once ${killed.both}`);
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
if (faults.length > 0) process.exitCode = 1;
