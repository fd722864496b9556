import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { dataFiles } from './data-files.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlive, isGoneWithin } from './processes.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded.ts';

// Starts and stops real servers, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const holder = fileURLToPath(new URL('../../server/platform/testing/hold-embedded.ts', import.meta.url));

let dataDir: string;
let messages: string[];
let started: EmbeddedDatabase[];
let children: ChildProcess[];

beforeEach(() => {
  dataDir = makeTestFolder();
  [messages, started, children] = [[], [], []];
});

afterEach(async () => {
  for (const database of started) await database.stop();
  for (const child of children) child.kill('SIGKILL');
  const left = findPostmaster(dataFiles(dataDir).cluster);
  if (left) await stopPostmaster(left.pid, 'immediate');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const note = (message: string) => void messages.push(message);
  const database = await startEmbedded({ dataDir, log: { info: note, warn: note }, ...options });
  started.push(database);
  return database;
}

/** Another process that uses the same data directory. */
async function startElsewhere(...flags: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [holder, dataDir, ...flags], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the other process ended with ${code}`)));
  const [line] = await Promise.race([once(child.stdout, 'data'), died]);
  died.catch(() => undefined);
  return { child, url: String(line).trim() };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = () => findPostmaster(dataFiles(dataDir).cluster)?.pid ?? Number.NaN;
const groupOf = (pid: number) => execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
const keepRow = (url: string) => query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
const keptRow = (url: string) => query(url, 'SELECT answer FROM kept');

describe('a server that is killed', () => {
  test('comes back by itself on the same port with every committed row', async () => {
    const { url } = await start();
    await keepRow(url);
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');

    await expect.poll(() => keptRow(url).catch(() => undefined), { timeout: 30_000 }).toEqual([{ answer: 42 }]);
    expect(serverPid()).not.toBe(killed);
  });

  test('recovers at the next start when our process died with it', async () => {
    const { child, url } = await startElsewhere();
    await keepRow(url);
    const killed = serverPid();
    child.kill('SIGKILL');
    process.kill(killed, 'SIGKILL');

    expect(await keptRow((await start()).url)).toEqual([{ answer: 42 }]);
  });
});

describe('a server whose process was killed', () => {
  test('is taken over as it runs', async () => {
    const { child, url } = await startElsewhere();
    await keepRow(url);
    const orphan = serverPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(orphan)).toBe(true);

    const adopted = await start();
    expect(serverPid()).toBe(orphan);
    expect(adopted.url).toBe(url);
    expect(await keptRow(adopted.url)).toEqual([{ answer: 42 }]);
    expect(messages.join()).toContain(String(orphan));
  });

  test('is restarted when it does not answer', async () => {
    const { child, url } = await startElsewhere();
    await keepRow(url);
    const orphan = serverPid();
    child.kill('SIGKILL');
    process.kill(orphan, 'SIGSTOP');

    expect(await keptRow((await start()).url)).toEqual([{ answer: 42 }]);
    expect(serverPid()).not.toBe(orphan);
  });
});

test('a second process on the data directory is told who holds it, and the first goes on', async () => {
  const { child, url } = await startElsewhere();
  await expect(start()).rejects.toThrow(new RegExp(`^[^\\n]*${child.pid}[^\\n]*$`));
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('of two processes that start at once on an empty directory one serves', async () => {
  const outcomes = await Promise.allSettled([startElsewhere(), startElsewhere()]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') expect(await query(outcome.value.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }
});

test('stop leaves no process and no crash to recover from', async () => {
  const database = await start();
  const pid = serverPid();
  await keepRow(database.url);
  await database.stop();
  started.pop();

  expect(isAlive(pid)).toBe(false);
  expect(existsSync(`${dataFiles(dataDir).cluster}/postmaster.pid`)).toBe(false);
  await start();
  expect(readFileSync(dataFiles(dataDir).log, 'utf8')).not.toContain('not properly shut down');
});

test('the server stands outside of our process group and is safe, UTF-8 and UTC; the application is no superuser', async () => {
  const { url } = await start();
  const show = async (name: string) => (await query(url, `SELECT current_setting('${name}') AS value`))[0]?.value;
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) expect(await show(name)).toBe('on');
  expect(await show('server_encoding')).toBe('UTF8');
  expect(await show('TimeZone')).toBe('UTC');
  expect(await query(url, `SELECT upper('é') AS upper, length('教育') AS length`)).toEqual([{ upper: 'É', length: 2 }]);
  expect(await query(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([{ rolsuper: false }]);
  expect(groupOf(serverPid())).not.toBe(groupOf(process.pid));
});

test('a port that someone else took is exchanged for a free one', async () => {
  const first = await start();
  await first.stop();
  started.pop();
  const taken = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(taken, 'listening');

  const second = await start();
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  taken.close();
});

test('a damaged cluster gives one line with its reason', async () => {
  await (await start()).stop();
  started.pop();
  writeFileSync(`${dataFiles(dataDir).cluster}/global/pg_control`, 'nothing');
  await expect(start()).rejects.toThrow(/^[^\n]*pg_control[^\n]*$/);
});

test('an ephemeral database is gone after its stop', async () => {
  const { url, stop } = await start({ ephemeral: true });
  const pid = serverPid();
  await keepRow(url);
  await stop();
  started.pop();

  expect(await isGoneWithin(pid, 0)).toBe(true);
  expect(existsSync(dataDir)).toBe(false);
});

test('an ephemeral database goes with a process that exits without stopping it', async () => {
  const { child } = await startElsewhere('--ephemeral');
  const pid = serverPid();
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(dataDir)).toBe(false);
});

test('values of rows stay out of the log', async () => {
  const { url } = await start();
  await query(url, 'CREATE TABLE person (phone text PRIMARY KEY)');
  const insert = `INSERT INTO person VALUES ('138' || '00000001')`;
  await query(url, insert);
  await expect(query(url, insert)).rejects.toThrow('duplicate key');
  expect(readFileSync(dataFiles(dataDir).log, 'utf8')).toContain('duplicate key');
  expect(readFileSync(dataFiles(dataDir).log, 'utf8')).not.toContain('13800000001');
});
