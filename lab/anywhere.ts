import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Case, cases, type Machine } from './anywhere/cases.ts';

// npm run anywhere -- [word …] The committed state, in a folder of its own, under each circumstance of lab/anywhere/cases.ts: it starts
// until the first page is answered, it ends, and a unit test passes. One case after the other; as root, since some change the user.
const START_MS = 600_000;
const STOP_MS = 30_000;
const words = process.argv.slice(2);
const chosen = cases.filter(({ name }) => words.every((word) => name.includes(word)));
const base = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-anywhere-'));
chmodSync(base, 0o755);

/** The tree as committed. Packages are hard links, so that a case costs no gigabyte; only their folders are its own. */
function copyTree({ folder = '', mode, user }: Case, at: number): string {
  const outer = join(base, String(at));
  const tree = join(outer, folder, 'site');
  mkdirSync(tree, { recursive: true });
  execFileSync('tar', ['-x', '-C', tree], { input: execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 }) });
  execFileSync('cp', ['-al', 'node_modules', tree]);
  // A start may write this one.
  execFileSync('cp', ['--remove-destination', 'node_modules/.installed', join(tree, 'node_modules')]);
  if (user) {
    mkdirSync(join(outer, 'home'));
    execFileSync('find', [
      outer,
      '(',
      '-type',
      'd',
      '-o',
      '-links',
      '1',
      ')',
      '-exec',
      'chown',
      '-h',
      `${user}:${user}`,
      '{}',
      '+',
    ]);
  }
  if (mode) chmodSync(outer, mode);
  return tree;
}

/** The Node of a major version, from the package of which the product takes its own. */
function nodeOf(major: number): string {
  const folder = join(base, `node-${major}`);
  if (existsSync(folder)) return join(folder, 'bin');
  mkdirSync(folder);
  const [file = ''] = execFileSync('npm', ['pack', '--silent', `node-linux-${process.arch}@${major}`], {
    cwd: folder,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  execFileSync('tar', ['-xzf', file, '--strip-components=1'], { cwd: folder });
  return join(folder, 'bin');
}

/** A folder with commands that fail, as where they are missing. */
function withoutCommands(names: readonly string[]): string {
  const folder = mkdtempSync(join(base, 'without-'));
  chmodSync(folder, 0o755);
  for (const name of names) writeFileSync(join(folder, name), '#!/bin/sh\nexit 127\n', { mode: 0o755 });
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function machineOf(one: Case, tree: string): Machine {
  // Without the Node that this script runs on, which the project's own start puts in front.
  const system = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  const path = [
    ...(one.without ? [withoutCommands(one.without)] : []),
    ...(one.node ? [nodeOf(one.node)] : []),
    ...system,
  ];
  const home = one.user
    ? join(base, tree.slice(base.length + 1).split('/')[0] ?? '', 'home')
    : (process.env.HOME ?? '/root');
  return { tree, user: one.user, env: { PATH: path.join(':'), HOME: home, LANG: 'C.UTF-8', ...one.env } };
}

function npm(
  { tree, user, env }: Machine,
  args: readonly string[],
  log: string,
  more: Record<string, string> = {},
): ChildProcess {
  const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : [];
  const [command = '', ...rest] = [...as, 'npm', ...args];
  const file = openSync(log, 'a');
  return spawn(command, rest, { cwd: tree, env: { ...env, ...more }, stdio: ['ignore', file, file], detached: true });
}

const isServed = (origin: string) =>
  fetch(origin).then(
    ({ status }) => status === 200,
    () => false,
  );

async function until(test: () => Promise<boolean>, ms: number, child?: ChildProcess): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await wait(250)) {
    if (await test()) return true;
    if (child && child.exitCode !== null) return false;
  }
  return false;
}

/** What is wrong with a case, or nothing; its steps report how long they took. */
async function attempt(one: Case, at: number, took: (what: string) => void): Promise<string | undefined> {
  const log = join(base, `${at}.log`);
  const tree = copyTree(one, at);
  if (one.noOwnNode) rmSync(join(tree, 'node_modules', `node-linux-${process.arch}`), { recursive: true });
  const machine = machineOf(one, tree);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}/`;
  took('');
  const product = npm(machine, ['start'], log, { PORT: String(port) });
  const isUp = await until(() => isServed(origin), START_MS, product);
  took('first page');
  product.kill('SIGTERM');
  const isDown =
    (await until(async () => product.exitCode !== null || product.signalCode !== null, STOP_MS)) &&
    (await until(async () => !(await isServed(origin)), STOP_MS));
  if (!isDown && product.pid) process.kill(-product.pid, 'SIGKILL');
  took('ended');
  if (!isUp) return `no page\n${tailOf(log)}`;
  if (!isDown) return 'does not end';
  const test = npm(machine, ['test', '--', 'unit', 'money-is-whole'], log);
  const [code] = (await once(test, 'exit')) as [number | null];
  took('unit test');
  return code === 0 ? undefined : `the unit test fails\n${tailOf(log)}`;
}

const tailOf = (log: string) => readFileSync(log, 'utf8').split('\n').slice(-25).join('\n');

for (const [at, one] of chosen.entries()) {
  const steps: string[] = [];
  let began = performance.now();
  const fault = await attempt(one, at, (what) => {
    const now = performance.now();
    if (what) steps.push(`${what} ${((now - began) / 1_000).toFixed(1)} s`);
    began = now;
  }).catch((error: unknown) => String(error));
  console.log(`${fault ? '✗' : '✓'} ${one.name}: ${steps.join(', ')}${fault ? ` — ${fault}` : ''}`);
  if (fault) process.exitCode = 1;
  rmSync(join(base, String(at)), { recursive: true, force: true });
}
rmSync(base, { recursive: true, force: true });
