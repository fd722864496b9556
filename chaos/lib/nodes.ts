import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const START_MS = 60_000;
const AGAIN_MS = 200;
/** Why a start fails while PostgreSQL is killed, comes up or ends. */
const DATABASE_DOWN = /ECONNREFUSED|ECONNRESET|terminat|starting up|shutting down|recovery|Connection|connection/;

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
  /** Whether it answers, as far as this process knows. */
  isUp(): boolean;
  /** Kills it as nothing can be prepared for, and starts it again after a pause; one that is being started is let be first. */
  kill(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

async function startNode(home: string, databaseUrl: string, settings: Record<string, string>): Promise<Node> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...settings,
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
  let isUp = false;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const launch = async () => {
    while (!stopped && !isUp) {
      child = spawn(process.execPath, [main], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const said: string[] = [];
      child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
      const ready = new Promise<'ready'>((done) => {
        child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes(`:${port}`) && done('ready'));
      });
      const failed = once(child, 'exit').then(() => 'ended' as const);
      const late = new Promise<'late'>((done) => setTimeout(() => done('late'), START_MS).unref());
      const result = await Promise.race([ready, failed, late]);
      isUp = result === 'ready';
      if (result === 'late') await end('SIGKILL');
      // Started while the database was down it ends, and is started anew; any other reason is worth a line.
      if (!isUp && !DATABASE_DOWN.test(said.join(''))) process.stderr.write(said.join(''));
      if (!isUp) await wait(AGAIN_MS);
    }
  };
  await launch();
  let deeds: Promise<void> = Promise.resolve();
  return {
    origin: `http://127.0.0.1:${port}`,
    isUp: () => isUp,
    kill: (pauseMs) => {
      deeds = deeds.then(async () => {
        isUp = false;
        await end('SIGKILL');
        await wait(pauseMs);
        await launch();
      });
      return deeds;
    },
    stop: async () => {
      stopped = true;
      await deeds;
      await end('SIGTERM');
    },
  };
}

/** So many processes of the product on one database, with an empty build: enough for calls and sockets. */
export async function startNodes(
  count: number,
  folder: string,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Node[]> {
  const home = join(folder, 'home');
  mkdirSync(join(home, 'build', 'client'), { recursive: true });
  mkdirSync(join(home, 'build', 'server'), { recursive: true });
  writeFileSync(join(home, 'build', 'server', 'index.js'), '');
  const nodes: Node[] = [];
  for (let at = 0; at < count; at += 1) nodes.push(await startNode(home, databaseUrl, settings));
  return nodes;
}
