import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EMPTY_BUILD } from '#server/proof/product.ts';

const PRESENT = fileURLToPath(new URL('../../..', import.meta.url));
/** The source tree of a node unless its settings name another one. */
export const TREE = 'SOURCE_TREE';
/** A longer start counts as hanging, on a busy machine. */
const START_MS = 300_000;
const AGAIN_MS = 200;
/** Below the system's ephemeral ports, one of which could take a killed node's. */
const PORTS = { from: 15_000, to: 31_000 };

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
  });
  if (listens) await new Promise((done) => probe.close(done));
  return listens;
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) return port;
  }
}

/** One process of the product at a fixed address: it is restarted whenever it ends. */
export interface Node {
  origin: string;
  isUp(): boolean;
  /** Kills it with SIGKILL; it restarts after a pause. */
  kill(pauseMs: number): void;
  /** Ends it as a service manager does, and starts it from another source tree; resolves when that is up. */
  turnTo(tree: string): Promise<void>;
  stop(): Promise<void>;
}

function keepNode(home: string, port: number, own: Record<string, string>): Node {
  const env = {
    ...process.env,
    DATABASE_POOL: '8',
    DATA_DIR: join(home, 'data'),
    DEMO: '0',
    SMS_PROVIDER: 'none',
    LOG_LEVEL: 'fatal',
    ...own,
    HOST: '127.0.0.1',
    PORT: String(port),
    NODE_ENV: 'production',
  };
  let child: ChildProcess;
  let tree = own[TREE] ?? PRESENT;
  let [isUp, isStopped, pause] = [false, false, AGAIN_MS];

  const live = async () => {
    while (!isStopped) {
      child = spawn(process.execPath, [join(tree, 'server', 'main.ts')], {
        cwd: home,
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const ended = once(child, 'exit');
      const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
      child.stdout?.on('data', (chunk: Buffer) => {
        if (!String(chunk).includes(`:${port}`)) return;
        isUp = true;
        clearTimeout(late);
      });
      await ended;
      clearTimeout(late);
      isUp = false;
      if (!isStopped) await wait(pause);
      pause = AGAIN_MS;
    }
  };
  const life = live();
  return {
    origin: `http://127.0.0.1:${port}`,
    isUp: () => isUp,
    kill: (pauseMs) => {
      isUp = false;
      pause = pauseMs;
      child.kill('SIGKILL');
    },
    turnTo: async (other) => {
      tree = other;
      isUp = false;
      child.kill('SIGTERM');
      while (!isUp) await wait(AGAIN_MS);
    },
    stop: async () => {
      isStopped = true;
      child.kill('SIGTERM');
      await life;
    },
  };
}

/** Several processes of the product on one database, with an empty build: enough for calls and sockets. */
export async function startNodes(
  count: number,
  folder: string,
  settings: (at: number) => Record<string, string>,
): Promise<Node[]> {
  const home = join(folder, 'home');
  mkdirSync(join(home, 'build', 'client'), { recursive: true });
  mkdirSync(join(home, 'build', 'server'), { recursive: true });
  writeFileSync(join(home, 'build', 'server', 'index.js'), EMPTY_BUILD);
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  const nodes = [...ports].map((port, at) => keepNode(home, port, settings(at)));
  for (const end = performance.now() + START_MS; nodes.some((node) => !node.isUp()); await wait(AGAIN_MS))
    if (performance.now() > end) {
      await Promise.all(nodes.map((node) => node.stop()));
      throw new Error('the nodes did not start');
    }
  return nodes;
}
