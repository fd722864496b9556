import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { connect } from '#server/platform/database/database.ts';
import { REPLACED } from '#server/platform/database/migrate.ts';
import { startNodes, TREE } from './chaos/lib/nodes.ts';
import { askerOf } from './chaos/nodes/asking.ts';
import { faultsOf } from './chaos/nodes/history.ts';
import { startNginx } from './chaos/nodes/nginx.ts';
import { deliverAndReply, openAndClose } from './chaos/nodes/people.ts';
import { readOutcome } from './chaos/nodes/read-outcome.ts';

// npm run upgrade -- rehearse [--from TAG] [--deliveries 1500] Three nodes of an older version behind nginx are replaced by the
// present one, node after node, under load. Calls may be told to come back (503 with Retry-After) and nothing else may fail.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, deliveries: { type: 'string', default: '1500' } },
});
if (positionals.join() !== 'rehearse') throw new Error('用法：npm run upgrade -- rehearse [--from 标签或提交]');
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
/** The newest release whose database the present version takes over, else the oldest version that has one. */
const newest = git('tag', '--contains', REPLACED.version, '--sort=-version:refname').split('\n')[0];
const from = values.from ?? (newest || REPLACED.version);
const SEEKERS = 3;
const each = Math.ceil(Number(values.deliveries) / SEEKERS);
const PAUSE_MS = 4_000;
const JOBS_MS = 90_000;

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-upgrade-'));
const tree = join(folder, 'older');
git('worktree', 'add', '--detach', '--quiet', tree, from);
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
const began = performance.now();
const log = (what: string) => console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${what}`);
const database = await startEmbedded({
  dataDir: join(folder, 'data'),
  log: { info: () => undefined, warn: () => undefined },
});
const nodes = await startNodes(3, folder, () => ({ DATABASE_URL: database.url, [TREE]: tree }));
const origins = nodes.map(({ origin }) => origin);
const nginx = await startNginx(folder, origins);
const { db, close } = connect(database.url, { max: 3, onError: () => undefined });
const found: string[] = [];
let [calls, comeBack] = [0, 0];
let [delivered, replied]: [string[], string[]] = [[], []];
try {
  const migrations = async () =>
    (await db.execute<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0]?.n;
  log(`three nodes of ${from} with ${await migrations()} migrations`);

  const fault = (what: string) => void found.push(what);
  const plain = globalThis.fetch;
  // Counts every answer, also those that a caller repeats.
  globalThis.fetch = async (...call) => {
    calls += 1;
    const answer = await plain(...call).catch((error: unknown) => {
      fault(`no answer: ${String((error as Error).cause ?? error)}`);
      throw error;
    });
    if (answer.status === 503 && answer.headers.has('retry-after')) comeBack += 1;
    else if (answer.status >= 500) fault(`failed: ${String(call[0]).replace(/\d{6,}/g, '…')} with ${answer.status}`);
    return answer;
  };

  // The older version's own code writes what its schema has.
  const { setStage } = (await import(
    join(tree, 'lab', 'chaos', 'nodes', 'stage.ts')
  )) as typeof import('./chaos/nodes/stage.ts');
  const stage = await setStage(db, SEEKERS, each, 1);
  let over = false;
  const isOver = () => over;
  const askAs = (token: string, name: string) => askerOf({ origin: nginx.origin, token, name, fault });
  const begun = deliverAndReply({ stage, askAs, isOver, fault });
  ({ delivered, replied } = begun);
  const keeping = stage.kept.map(({ token, postId }, at) =>
    openAndClose({ ask: askAs(token, `keeper${at}`), postId, isOver, seen: () => undefined, fault }),
  );
  await wait(PAUSE_MS);
  for (const [at, node] of nodes.entries()) {
    await node.turnTo(resolve('.'));
    log(
      `node ${at + 1} is the present one: ${delivered.length} deliveries, ${calls} calls, ${found.length} failed, ${await migrations()} migrations`,
    );
    await wait(PAUSE_MS);
  }
  over = true;
  await Promise.all([begun.work, ...keeping]);
  let outcome = await readOutcome(db);
  for (const end = performance.now() + JOBS_MS; outcome.jobs > 0 && performance.now() < end; await wait(500))
    outcome = await readOutcome(db);
  found.push(...faultsOf({ delivered, replied, ...outcome }));
} finally {
  await nginx.close();
  await Promise.all(nodes.map((node) => node.stop()));
  await close();
  await database.stop();
  git('worktree', 'remove', '--force', tree);
  rmSync(folder, { recursive: true, force: true });
}
log(`${delivered.length} deliveries, ${replied.length} replies, ${calls} calls, ${comeBack} told to come back`);
const kinds = Object.entries(Object.groupBy(found, (text) => text));
console.log(
  found.length === 0
    ? 'no fault'
    : `${found.length} faults:\n${kinds
        .map(([text, all = []]) => `${all.length} × ${text}`)
        .slice(0, 20)
        .join('\n')}`,
);
if (found.length > 0) process.exitCode = 1;
