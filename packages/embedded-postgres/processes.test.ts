import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { findPostmaster } from './postmaster.ts';
import { isAlive, isGoneWithin, isKnown } from './processes.ts';

/** The id of a process that has ended and was never reaped. */
async function unreaped(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = await once(parent.stdout, 'data');
  return Number(line);
}

/** A data directory whose postmaster.pid names `pid`. */
function clusterServedBy(pid: number): string {
  const cluster = makeTestFolder();
  onTestFinished(() => rmSync(cluster, { recursive: true, force: true }));
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n0\n5432\n\n127.0.0.1\n0\nready\n`);
  return cluster;
}

test('a process that ended is gone, even where nobody reaps it', async () => {
  const pid = await unreaped();
  expect(await isGoneWithin(pid, 2_000)).toBe(true);
  expect(isKnown(pid)).toBe(true);
  expect(isAlive(process.pid)).toBe(true);
});

test('a server that was never reaped leaves the way free for the next', async () => {
  const pid = await unreaped();
  await isGoneWithin(pid, 2_000);
  const cluster = clusterServedBy(pid);
  expect(findPostmaster(cluster)).toBeUndefined();
  expect(statSync(join(cluster, 'postmaster.pid'), { throwIfNoEntry: false })).toBeUndefined();
});

test('an id that now belongs to another program is no server', () => {
  // Process 1 is alive and is not a database.
  const cluster = clusterServedBy(1);
  expect(findPostmaster(cluster)).toBeUndefined();
  expect(statSync(join(cluster, 'postmaster.pid'), { throwIfNoEntry: false })).toBeUndefined();
});
