import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#lab/bench/lib/free-port.ts';
import type { Balancer } from './balancer.ts';

const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf');
const TRIES = 100;

/** The shipped file's servers that redirect from port 80 and refuse other hosts: port 80 and host names are unavailable here. */
const OTHER_SERVERS = /\n(?: *#.*\n)? {2}server \{\n {4}listen 80\b[\s\S]*?\n {2}\}\n/g;

/** The shipped file with these nodes behind it, on loopback and without TLS; otherwise unchanged. */
export function adapt(text: string, origins: readonly string[], port: number): string {
  const nodes = origins.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=2s;`);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp/${name};`);
  own.push("log_format served '$upstream_addr';", 'access_log served.log served;');
  return text
    .replaceAll(OTHER_SERVERS, '')
    .replace(/ *log_format without_query[\s\S]*?;\n/, '')
    .replaceAll(/ *(?:access_log|error_log) .*;\n/g, '')
    .replaceAll(/ *ssl_.*;\n/g, '')
    .replace(/( *server [\d.:]+ max_fails.*;\n)+/, `${nodes.join('\n')}\n`)
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/^http \{$/m, `http {\n${own.join('\n')}`);
}

/** Answers per node: a forwarded call names several nodes, and the last one answered. */
function countServed(log: string, origins: readonly string[]): number[] {
  const last = log.split('\n').map((line) => line.split(', ').at(-1));
  return origins.map((origin) => last.filter((address) => address === new URL(origin).host).length);
}

/** This machine's nginx with deploy/nginx.conf. @throws Error if nginx is not installed */
export async function startNginx(folder: string, origins: readonly string[], at?: number): Promise<Balancer> {
  const home = join(folder, 'nginx');
  mkdirSync(join(home, 'temp'), { recursive: true });
  const port = at ?? (await freePort());
  const file = join(home, 'nginx.conf');
  writeFileSync(file, adapt(readFileSync(SHIPPED, 'utf8'), origins, port));
  const settings = 'daemon off; pid nginx.pid; error_log error.log;';
  const nginx = spawn('nginx', ['-p', home, '-c', file, '-g', settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  nginx.on('error', (error) => {
    said += error.message;
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tried = 0; !(await fetch(`${origin}/readyz`).catch(() => null)); tried += 1) {
    if (tried === TRIES || nginx.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await wait(100);
  }
  return {
    origin,
    served: () => countServed(readFileSync(join(home, 'served.log'), 'utf8'), origins),
    close: async () => {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    },
  };
}
