import { parseArgs } from 'node:util';
import { startChild } from './pages/child.ts';
import { collectIds } from './pages/collect-ids.ts';
import { type Load, load } from './pages/load.ts';
import { pageUrls } from './pages/urls.ts';
import { seeded, zipf } from './pages/zipf.ts';

// npm run bench -- pages [--posts 200000] [--seconds 8] [--data DIR]
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '8' },
    data: { type: 'string', default: 'data/bench-pages' },
  },
});
const seconds = Number(values.seconds);
const START_MS = 30 * 60_000;
/** Before pages are measured as kept, visitors have been coming for this long. */
const WARM_SECONDS = 30;
/** Requests per second against a bare Node server, in thousandths: what was set out to be reached. */
const GOALS = { kept: 30, cold: 8 };
const MEMORY_GOAL_MIB = 400;

const random = seeded(20261121);
const hello = await startChild('bench/pages/hello.ts', {}, 10_000);
const site = await startChild(
  'server/main.ts',
  { DATA_DIR: values.data, PORT: '0', DEMO_POSTS: values.posts, LOG_LEVEL: 'error', NODE_ENV: 'production' },
  START_MS,
);

interface Row {
  page: string;
  connections: number;
  kind: 'kept' | 'cold';
  result: Load;
  ratio: number;
}

const rows: Row[] = [];
try {
  const urls = pageUrls(await collectIds(site.origin));
  for (const connections of [10, 100]) {
    const { requestsPerSecond: yardstick } = await load(hello.origin, { connections, seconds, nextPath: () => '/' });
    console.log(`bare Node, ${connections} connections: ${Math.round(yardstick)} requests/s`);
    for (const [page, paths] of Object.entries(urls)) {
      const draw = zipf(paths.length, random);
      let unseen = 0;
      const kinds = {
        kept: () => paths[draw()] ?? '/',
        cold: () => `${paths[unseen++ % paths.length]}&unseen=${connections}-${unseen}`.replace(/^\/&/, '/?'),
      };
      for (const kind of ['kept', 'cold'] as const) {
        if (kind === 'kept' && connections === 10)
          await load(site.origin, { connections: 20, seconds: WARM_SECONDS, nextPath: kinds.kept });
        const result = await load(site.origin, { connections, seconds, nextPath: kinds[kind] });
        const row = { page, connections, kind, result, ratio: (result.requestsPerSecond / yardstick) * 1_000 };
        rows.push(row);
        print(row);
      }
    }
  }
  console.log(`memory of the server under load: ${Math.round(site.memory())} MiB (goal ≤ ${MEMORY_GOAL_MIB})`);
} finally {
  await site.stop();
  await hello.stop();
}
const missed = rows.filter(({ kind, ratio, result }) => ratio < GOALS[kind] || result.failed > 0);
console.log(
  missed.length === 0 ? 'every page reached its goal' : `${missed.length} of ${rows.length} missed their goal`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

function print({ page, connections, kind, result, ratio }: Row): void {
  const { requestsPerSecond, p99, failed, hitRate } = result;
  const figures = [
    `${page.padEnd(18)} ${String(connections).padStart(3)} ${kind}`,
    `${Math.round(requestsPerSecond)}/s`.padStart(8),
    `${ratio.toFixed(1)} ‰ (goal ${GOALS[kind]})`.padStart(18),
    `p99 ${p99} ms`,
    `hits ${(hitRate * 100).toFixed(1)}%`,
    failed > 0 ? `FAILED ${failed}` : '',
  ];
  console.log(figures.join('  '));
}
