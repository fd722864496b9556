import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '#lab/bench/pages/zipf.ts';
import { makePeople } from '#lab/bench/sockets/people.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { type Acknowledged, faultsOf, type Heard } from './chat/history.ts';
import { listen } from './chat/listener.ts';
import { readStored } from './chat/read-stored.ts';
import { talk } from './chat/talker.ts';
import { killAround } from './lib/killer.ts';
import { report } from './lib/report.ts';
import { openTestBed } from './lib/test-bed.ts';

// npm run chaos -- chat [--messages 100000] [--kills 60] [--talks 400] [--seed 1] Messages over three nodes while nodes, the
// database and both are killed: no acknowledged message may be lost, duplicated or out of order, each side receives each once,
// and the unread counts are right.
const { messages, kills, talks: wanted, seed } = optionsOf({ messages: 100_000, kills: 60, talks: 0, seed: 1 });
/** The rate limit is 30 messages a minute in one conversation; a short run stays below it. */
const talking = wanted || Math.min(400, Math.max(10, Math.ceil(messages / 50)));
const each = Math.ceil(messages / talking / 2);
const NODES = 3;
const CATCH_UP_MS = 60_000;
const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1_000);

const { db, postmaster, startNodes, rings, onEnd, end } = await openTestBed();
const began = performance.now();
const acknowledged: Acknowledged[] = [];
const heard: Heard[] = [];
const missed: string[] = [];

async function run() {
  const recruiters = Math.ceil(talking / 10);
  const { people, talks } = await makePeople(db, talking + recruiters, talking);
  const nodes = await startNodes(NODES);
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
  for (const listener of listeners) onEnd(async () => listener.stop());
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
    postmaster,
    kills,
    progress,
    random: seeded(seed),
    struck: (count) => {
      struck = count;
      console.log(`${count} kills, ${acknowledged.length} messages, ${secondsSince(began)} s`);
    },
  });
  const [killed] = await Promise.all([killing, ...work]);
  const { stored, unread } = await readStored(db, talks, people);
  const due = stored.length * 2;
  for (const until = performance.now() + CATCH_UP_MS; heard.length < due && performance.now() < until; )
    await wait(100);
  missed.push(...rings());
  return { people, talks, killed, stored, unread };
}

const { people, talks, killed, stored, unread } = await run().finally(end);

const membersOf = new Map(
  talks.map(({ id, seeker, recruiter }) => [id, [people[seeker]?.phone ?? '', people[recruiter]?.phone ?? '']]),
);
const history = { acknowledged, stored, heard, unread };
const faults = [...missed, ...faultsOf(history, (conversation) => membersOf.get(conversation) ?? [])];
console.log(
  `${acknowledged.length} messages acknowledged, ${stored.length} stored, ${heard.length} heard, in ${talking} conversations over ${NODES} nodes, ${secondsSince(began)} s`,
);
console.log(`killed: a node ${killed.node} times, the database ${killed.database}, both at once ${killed.both}`);
report(faults);
