import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf } from '#lab/lib/options.ts';
import { startTask } from './lib/start-task.ts';
import { type Child, startChild } from './pages/child.ts';
import { collectRequested } from './pages/collect-requested.ts';
import { emptyCache } from './pages/empty-cache.ts';
import type { LoadOptions } from './pages/load.ts';
import { type Measured, measure } from './pages/measure.ts';
import { settle } from './pages/settle.ts';
import { signIn } from './pages/sign-in.ts';
import { pageUrls } from './pages/urls.ts';
import { warmUp } from './pages/warm-up.ts';
import { seeded, shuffled, zipf } from './pages/zipf.ts';

// npm run bench -- pages [--posts 200000] [--seconds 8] [--warm 120] [--data DIR] [--only /,/jobs/details]
//
// Cold: every address once, on a server that has come to rest after its start and has cached none of them. Kept: drawn with Zipf's
// frequencies, on a server that starts empty and has been visited until its hit rate grew no more, for `--warm` seconds at most,
// which is printed; by clients that accept brotli, gzip alone, and no encoding. Signed in: the same with a person's cookie. From empty: the same frequencies on a server that has just dropped
// all its pages, as it does when it lost its database for a moment: as many requests of each kind as there are addresses, since in as
// many seconds a slower kind would find fewer of its pages kept. The load generator shares the machine with the server and
// its database; of two cores it takes a tenth of one at the rates of cold pages, and a whole one beside the bare server.
const defaults = { posts: 200_000, seconds: 8, warm: 120, data: 'data/bench-pages', only: '' };
const { posts, seconds, warm, data, only } = optionsOf(defaults);
const START_MS = 30 * 60_000;
const CONNECTIONS = [10, 100];
/**
 * Seconds on other pages of a kind before it is measured cold, so that the pages are cold and not the code: V8 takes that long.
 */
const WARM_SECONDS = 8;
/** Goals: requests per second relative to a bare Node server, in thousandths. */
const GOALS = { kept: 60, 'kept, gzip': 40, 'kept, plain': 30, cold: 8, 'from empty': 8, 'signed in': 60 };
const MEMORY_GOAL_MIB = 500;
/** Clients that do not accept brotli. */
const OTHER_CLIENTS = { 'kept, gzip': 'gzip', 'kept, plain': 'identity' } as const;

type Kind = keyof typeof GOALS;
interface LoadRow {
  page: string;
  connections: number;
  kind: Kind;
  result: Measured;
  /** Memory of the server afterwards, in MiB. */
  resident: number;
}

const random = seeded(20261121);
const hello = await startChild(['lab/bench/pages/hello.ts'], {}, 10_000);
const bare = new Map<number, Measured>();
const rows: LoadRow[] = [];
let memory = 0;

/** As `npm start` runs it. */
const startSite = () =>
  startChild(
    startTask.args,
    { DATA_DIR: data, PORT: '0', DEMO_POSTS: String(posts), LOG_LEVEL: 'error', ...startTask.env },
    START_MS,
  );
const read = (...path: string[]) => readFileSync(join(data, ...path), 'utf8').trim();
const database = () => `postgres://postgres:${read('password')}@127.0.0.1:${read('port')}/app`;
const postmaster = () => Number(read('cluster', 'postmaster.pid').split('\n', 1)[0]);

interface Visit {
  page: string;
  kind: Kind;
  connections: number;
  for?: LoadOptions['for'];
  nextPath(): string;
  headers?: Record<string, string>;
  accepts?: string;
}

async function visit(site: Child, { page, kind, ...options }: Visit) {
  const result = await measure(site, postmaster(), { for: { seconds }, ...options });
  const resident = site.memory();
  memory = Math.max(memory, resident);
  const row = { page, connections: options.connections, kind, result, resident };
  rows.push(row);
  print(row);
}

async function withSite(act: (site: Child, urls: [string, string[]][]) => Promise<void>): Promise<void> {
  const site = await startSite();
  try {
    await settle(site, postmaster());
    const urls = Object.entries(pageUrls(await collectRequested(site.origin)));
    await act(
      site,
      urls.filter(([page]) => only === '' || only.split(',').includes(page)),
    );
  } finally {
    await site.stop();
  }
}

try {
  for (const connections of CONNECTIONS) {
    await measure(hello, null, { connections, for: { seconds: 2 }, nextPath: () => '/' });
    const result = await measure(hello, null, { connections, for: { seconds }, nextPath: () => '/' });
    bare.set(connections, result);
    console.log(
      `bare Node, ${connections} connections: ${Math.round(result.requestsPerSecond)}/s, ${(result.cpu.node * 1_000).toFixed(1)} µs each`,
    );
  }
  await withSite(async (site, urls) => {
    for (const [page, paths] of urls) {
      const left = shuffled(paths, random);
      const nextPath = () => left.pop() ?? '/';
      await measure(site, postmaster(), { connections: 4, for: { seconds: WARM_SECONDS }, nextPath });
      for (const connections of CONNECTIONS) await visit(site, { page, kind: 'cold', connections, nextPath });
      if (left.length === 0) throw new Error(`no more addresses of ${page}, the rest was kept: use fewer --seconds`);
    }
  });
  await withSite(async (site, urls) => {
    const cookie = await signIn(site.origin);
    for (const [page, paths] of urls) {
      const draw = zipf(paths.length, random);
      const nextPath = () => paths[draw()] ?? '/';
      const rates = await warmUp(site, { seconds: warm, nextPath });
      const shares = rates.map((rate) => `${(rate * 100).toFixed(1)}%`);
      console.log(`${page} visited beforehand, hits by each ten seconds: ${shares.join(' → ')}`);
      for (const connections of CONNECTIONS) {
        await visit(site, { page, kind: 'kept', connections, nextPath });
        await visit(site, { page, kind: 'signed in', connections, nextPath, headers: { cookie } });
      }
      for (const [kind, accepts] of Object.entries(OTHER_CLIENTS) as [keyof typeof OTHER_CLIENTS, string][]) {
        await warmUp(site, { seconds: warm, nextPath, accepts });
        for (const connections of CONNECTIONS) await visit(site, { page, kind, connections, nextPath, accepts });
      }
      for (const connections of CONNECTIONS) {
        await emptyCache(site, { database: database(), path: paths[0] ?? '/' });
        await visit(site, { page, kind: 'from empty', connections, for: { requests: paths.length }, nextPath });
      }
    }
  });
  console.log(`most memory of the server under load: ${Math.round(memory)} MiB (goal ≤ ${MEMORY_GOAL_MIB})`);
} finally {
  await hello.stop();
}

const missed = rows.filter((row) => row.result.failed > 0 || ratioOf(row) < GOALS[row.kind] || isWarmedCold(row));
console.log(
  missed.length === 0 ? 'every page reached its goal' : `${missed.length} of ${rows.length} missed their goal`,
);
process.exitCode = missed.length === 0 && memory <= MEMORY_GOAL_MIB ? 0 : 1;

function ratioOf({ connections, result }: LoadRow): number {
  return (result.requestsPerSecond / (bare.get(connections)?.requestsPerSecond ?? 0)) * 1_000;
}

/** A run that reached the end of the addresses also measured cached pages. */
function isWarmedCold({ kind, result }: LoadRow): boolean {
  return kind === 'cold' && result.hitRate > 0;
}

function print(row: LoadRow): void {
  const { page, connections, kind, result, resident } = row;
  const { requestsPerSecond, p99, failed, hitRate, cpu } = result;
  const byCpu = ((bare.get(connections)?.cpu.node ?? 0) / (cpu.node + cpu.database)) * 1_000;
  const figures = [
    `${page.padEnd(18)} ${String(connections).padStart(3)} ${kind}`,
    `${Math.round(requestsPerSecond)}/s`.padStart(8),
    `${ratioOf(row).toFixed(1)} ‰ (goal ${GOALS[kind]})`.padStart(18),
    `p99 ${p99} ms`,
    `hits ${(hitRate * 100).toFixed(1)}%`,
    `CPU ms: Node ${cpu.node.toFixed(2)}, database ${cpu.database.toFixed(2)}, together ${byCpu.toFixed(1)} ‰ of bare Node's`,
    `${Math.round(resident)} MiB`,
    failed > 0 ? `FAILED ${failed}` : '',
  ];
  console.log(figures.join('  '));
}
