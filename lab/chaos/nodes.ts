import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { optionsOf } from '#lab/lib/options.ts';
import { startStandby } from '#server/platform/testing/standby.ts';
import { openTestBed } from './lib/test-bed.ts';
import { askerOf } from './nodes/asking.ts';
import { startBalancer } from './nodes/balancer.ts';
import { faultsOf } from './nodes/history.ts';
import { killInTurn } from './nodes/kill-in-turn.ts';
import { startNginx } from './nodes/nginx.ts';
import { deliverAndReply, openAndClose } from './nodes/people.ts';
import { readOutcome } from './nodes/read-outcome.ts';
import { setStage } from './nodes/stage.ts';

// npm run chaos -- nodes [--deliveries 4000] [--kills 30] [--seekers 8] [--nginx] The main job over three nodes behind a
// balancer, on a primary and a streaming replica, while each is killed in turn and restarts: nothing acknowledged is lost,
// everyone reads their own writes, sessions work on every node, and jobs run once. With --nginx the balancer is this machine's
// nginx with deploy/nginx.conf, else one of our own.
const { deliveries, kills, seekers, nginx } = optionsOf({ deliveries: 4_000, kills: 30, seekers: 8, nginx: false });
const NODES = 3;
const KEEPERS = 3;
const each = Math.ceil(deliveries / seekers);
/** At the end, remaining jobs are awaited as long as one finishes within this time: failed ones wait longer each time. */
const JOBS_MS = 90_000;

const { folder, dataDir, db, postmaster, startNodes, rings, onEnd, end } = await openTestBed();
const stage = await setStage(db, seekers, each, KEEPERS);
const standby = await startStandby(dataDir, join(folder, 'standby'));
onEnd(standby.stop);
const nodes = await startNodes(NODES, { DATABASE_READ_URL: standby.url });
const origins = nodes.map(({ origin }) => origin);
const balancer = nginx ? await startNginx(folder, origins) : await startBalancer(origins);
const began = performance.now();

const faults: string[] = [];
const fault = (what: string) => void faults.push(what);
let seen = 0;
const askAs = (token: string, name: string) => askerOf({ origin: balancer.origin, token, name, fault });
const { delivered, replied, isDelivering, work } = deliverAndReply({ stage, askAs, fault });
const keeping = stage.kept.map(({ token, postId }, at) =>
  openAndClose({
    ask: askAs(token, `keeper${at}`),
    postId,
    isOver: () => !isDelivering(),
    fault,
    seen: () => {
      seen += 1;
    },
  }),
);
const [killed] = await Promise.all([
  killInTurn({
    nodes,
    primary: postmaster,
    replica: standby.pid,
    kills,
    progress: () => delivered.length / (each * seekers),
  }),
  work,
  ...keeping,
]);

// Each session once at each node.
for (const { origin } of nodes)
  for (const { token } of [...stage.people, ...stage.kept])
    await askerOf({ origin, token, name: 'visit', fault })('GET', '/api/notifications');

let outcome = await readOutcome(db);
for (let doneAt = performance.now(); outcome.jobs > 0 && performance.now() - doneAt < JOBS_MS; ) {
  await wait(500);
  const before = outcome.jobs;
  outcome = await readOutcome(db);
  if (outcome.jobs < before) doneAt = performance.now();
}
await balancer.close();
const served = balancer.served();
faults.push(...faultsOf({ delivered, replied, ...outcome }), ...rings());
await end();

const seconds = Math.round((performance.now() - began) / 1_000);
console.log(
  `${delivered.length} deliveries and ${replied.length} replies acknowledged, ${seen} own writes read back, over ${NODES} nodes (${served.join(', ')} answers), ${seconds} s`,
);
console.log(
  `killed: ${Object.entries(killed)
    .map(([name, times]) => `${name} ${times} times`)
    .join(', ')}`,
);
const kinds = Object.entries(Object.groupBy(faults, (text) => text.split(':', 1)[0] ?? ''));
const shown = kinds.flatMap(([kind, texts = []]) => [`${kind}: ${texts.length} times`, ...texts.slice(0, 10)]);
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults:\n${shown.join('\n')}`);
if (faults.length > 0) process.exitCode = 1;
