import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationUrl } from '#packages/embedded-postgres/application-database.ts';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { filesAreDue } from '#server/boot/files-due.ts';
import { connect } from '#server/platform/database/database.ts';
import { storyToken } from './demo-token.ts';

/** What the browser stories find on the site. */
export const storyPosts = 2_500;

export interface Product {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
}

interface Data {
  /** A folder to copy; nothing if not told. */
  from?: string | undefined;
  /** The data directory, which stays; a temporary one if not told. */
  at?: string;
}

/** The site is open while the last pictures of a fresh demo are drawn; stories and copies of the data need all. */
async function whenComplete(dataDir: string): Promise<void> {
  const files = dataFiles(dataDir);
  // A product on a database of its own.
  if (!existsSync(files.port)) return;
  const url = applicationUrl(Number(readFileSync(files.port, 'utf8')), readFileSync(files.password, 'utf8'));
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  try {
    while (await filesAreDue(db)) await pause(250);
  } finally {
    await close();
  }
}

/** Runs a command that starts the product and prints its address. */
async function run(args: readonly string[], more: Record<string, string>, data: Data = {}): Promise<Product> {
  const production = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit', env: production });
  const dataDir = data.at ?? mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-shots-'));
  if (data.from) {
    execFileSync('cp', ['-a', `${data.from}/.`, dataDir]);
    // Products beside each other would choose the same.
    rmSync(dataFiles(dataDir).port);
  }
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    DEMO_TOKEN: storyToken,
    ...more,
  };
  // What a package will refuse in its next version ends the product, and so the run.
  const server = spawn(process.execPath, ['--throw-deprecation', ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A signal to the whole group would reach it beside ours, and a second one ends it with its database left behind.
    detached: true,
  });
  const end = () => server.kill('SIGTERM');
  const leave = () => process.exit(1);
  process.once('exit', end).once('SIGTERM', leave).once('SIGINT', leave);
  server.once('exit', () => process.off('exit', end).off('SIGTERM', leave).off('SIGINT', leave));
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    if (!data.at) rmSync(dataDir, { recursive: true, force: true });
  };
  const { stdout } = server;
  if (!stdout) throw new Error('the product has no output');
  for await (const line of createInterface({ input: stdout })) {
    const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (!origin) continue;
    stdout.resume();
    await whenComplete(dataDir);
    return { origin, dataDir, process: server, stop };
  }
  await stop();
  throw new Error('the product did not start');
}

/** The product as `npm start` runs it, with demo data, or with those of `fillData`. */
export const startProduct = (posts: number, more: Record<string, string> = {}): Promise<Product> =>
  run(['build/app/main.js'], { DEMO_POSTS: String(posts), ...more }, { from: process.env.FILLED_DATA });

/** The product with few demo data and a fixed clock: it shows the same at every run. */
export const startStillProduct = (): Promise<Product> =>
  run(['--import', './lab/shots/still/stop-clock.ts', 'lab/shots/still/product.ts'], {});

/** The product as `npm start` runs it, by a clock that whoever started it moves. */
export const startMovedProduct = (posts: number): Promise<Product> =>
  run(
    ['--import', './e2e/lib/moved-clock/follow-clock.ts', 'build/app/main.js'],
    { DEMO_POSTS: String(posts) },
    { from: process.env.FILLED_DATA },
  );

/** Loads the demo data, which takes most of a first start, once for all products of this run. */
export async function fillData(posts: number): Promise<void> {
  const at = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-filled-'));
  process.once('exit', () => rmSync(at, { recursive: true, force: true }));
  const product = await run(['build/app/main.js'], { DEMO_POSTS: String(posts) }, { at });
  await product.stop();
  process.env.FILLED_DATA = at;
}
