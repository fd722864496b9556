import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicationUrl } from '#packages/embedded-postgres/application-database.ts';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { findPostmaster } from '#packages/embedded-postgres/postmaster.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const START_MS = 90_000;
/** A build without pages: enough for calls. */
export const EMPTY_BUILD = 'export const entry = { module: { handover: { pageAddress: (address) => address } } };\n';

/** The product in separate processes, as `npm start` runs it, without pages and demo data: a test may kill it. */
export function productOn(dataDir: string) {
  // The server loads its build relative to its own folder: an empty one is enough for calls.
  const home = join(dataDir, 'home');
  mkdirSync(join(home, 'build', 'client'), { recursive: true });
  mkdirSync(join(home, 'build', 'server'), { recursive: true });
  writeFileSync(join(home, 'build', 'server', 'index.js'), EMPTY_BUILD);
  const files = dataFiles(dataDir);
  let child: ChildProcess | undefined;

  const spawnServer = () => {
    const settings = { DATA_DIR: files.dataDir, PORT: '0', DEMO: '0', SMS_PROVIDER: 'none', LOG_LEVEL: 'fatal' };
    const env = { ...process.env, DATABASE_URL: '', HOST: '127.0.0.1', NODE_ENV: 'production', ...settings };
    child = spawn(process.execPath, [main], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
    return child;
  };
  const postmaster = () => findPostmaster(files.cluster)?.pid;

  return {
    spawnServer,
    postmaster,
    /** Starts it; returns its address and the time that took. */
    async start(): Promise<{ origin: string; ms: number }> {
      const begin = performance.now();
      const server = spawnServer();
      let output = '';
      const origin = await new Promise<string>((resolve, reject) => {
        const fail = (reason: string) => reject(new Error(`${reason}:\n${output}`));
        const timer = setTimeout(() => fail('the product did not start'), START_MS);
        const read = (chunk: Buffer) => {
          output += chunk;
          const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
          if (!address) return;
          clearTimeout(timer);
          resolve(address);
        };
        server.stdout?.on('data', read);
        server.stderr?.on('data', read);
        server.once('exit', (code, signal) => fail(`the product ended with ${code ?? signal}`));
      });
      return { origin, ms: performance.now() - begin };
    },
    /** Sends a signal to the server's process and waits for its end; returns the exit code. */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const ended = once(child, 'exit');
      child.kill(signal);
      return ((await ended) as [number | null])[0];
    },
    databaseUrl: () => applicationUrl(Number(readFileSync(files.port, 'utf8')), readFileSync(files.password, 'utf8')),
    /** Ids of the processes that use the data directory. */
    processes: () =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .filter((id) => mentions(id, files.dataDir)),
  };
}

function mentions(id: string, folder: string): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
}
