import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const START_MS = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** One process of the product, at an address that stays its own through every death. */
export interface Node {
  origin: string;
  /** Kills it as nothing can be prepared for, and starts it again after a pause. */
  kill(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

async function startNode(home: string, databaseUrl: string): Promise<Node> {
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '8',
    DATA_DIR: join(home, 'data'),
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
  };
  let child: ChildProcess;
  let stopped = false;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const launch = async () => {
    child = spawn(process.execPath, [main], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ready = new Promise<void>((done) => {
      child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes(`:${port}`) && done());
    });
    const failed = once(child, 'exit').then(() => 'ended' as const);
    const late = new Promise<'late'>((done) => setTimeout(() => done('late'), START_MS).unref());
    const result = await Promise.race([ready.then(() => 'ready' as const), failed, late]);
    if (result === 'late') await end('SIGKILL');
    // Started while the database was down: it comes again.
    if (result !== 'ready' && !stopped) await launch();
  };
  await launch();
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async (pauseMs) => {
      await end('SIGKILL');
      await new Promise((done) => setTimeout(done, pauseMs));
      if (!stopped) await launch();
    },
    stop: async () => {
      stopped = true;
      await end('SIGTERM');
    },
  };
}

/** So many processes of the product on one database, with an empty build: enough for calls and sockets. */
export async function startNodes(count: number, folder: string, databaseUrl: string): Promise<Node[]> {
  const home = join(folder, 'home');
  mkdirSync(join(home, 'build', 'client'), { recursive: true });
  mkdirSync(join(home, 'build', 'server'), { recursive: true });
  writeFileSync(join(home, 'build', 'server', 'index.js'), '');
  const nodes: Node[] = [];
  for (let at = 0; at < count; at += 1) nodes.push(await startNode(home, databaseUrl));
  return nodes;
}
