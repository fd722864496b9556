import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { around, facetCounts, searchPosts, similarPosts, suggest } from '#server/domains/search/public.ts';
import { refreshStatistics } from '#server/domains/search/refresh-statistics.ts';
import { connect } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type Percentiles, timeEach } from './lib/percentiles.ts';
import { printTable } from './lib/table.ts';
import { fill } from './search/fill.ts';
import { furnish } from './search/furnish.ts';
import { openMemory } from './search/open-memory.ts';
import { queryShapes } from './search/shapes.ts';
import { verify } from './search/verify.ts';
import { yardstick } from './search/yardstick.ts';

// npm run bench -- search [--engine memory|database] [--posts 1000000] [--each 200] [--verify 60] [--only fit] [--data DIR]
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'memory' },
    posts: { type: 'string', default: '1000000' },
    each: { type: 'string', default: '200' },
    verify: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const posts = Number(values.posts);
const each = Number(values.each);
/** So many times a read by primary key, both at their 95th percentile, is what a search may take. */
const GOAL = 30;
const now = new Date('2026-11-20T02:00:00Z');

const dataDir = values.data ?? join('data', `bench-search-${posts}`);
const server = await startEmbedded({ dataDir, log: console, sharedBuffers: '2GB' });
const connection = connect(server.url, { max: 2, statementTimeoutMs: 0, onError: (error) => console.error(error) });
const { db, pool } = connection;
const stops: (() => Promise<void>)[] = [];
try {
  await migrate(server.url);
  // Written last: a fill that was cut off has left none.
  const { rows: kept } = await pool.query<{ posts: number }>('SELECT posts FROM search_state');
  if (kept[0]?.posts !== posts) await fill(connection, posts, now);
  else await refreshStatistics(db);
  await furnish(pool);
  const memory = values.engine === 'memory' ? await openMemory(db, server.url, posts) : null;
  if (memory) stops.push(() => memory.stop());

  const shapes = Object.entries(queryShapes(each)).filter(([name]) => name.includes(values.only));
  const measured: [string, Percentiles][] = [];
  const base = await yardstick(pool);
  for (const [name, queries] of shapes) {
    await timeEach(queries.slice(0, 20), (query) => searchPosts(db, query, now));
    measured.push([name, await timeEach(queries, (query) => searchPosts(db, query, now))]);
  }
  const asked = shapes.flatMap(([, queries]) => queries.map(({ sort: _, page: __, ...filters }) => filters));
  const some = asked.filter((_, at) => at % Math.max(1, Math.floor(asked.length / each)) === 0);
  const beginnings = some.flatMap(({ keyword }) => (keyword ? [keyword.slice(0, 1), keyword.slice(0, 2)] : []));
  const { rows: ids } = await pool.query<{ id: string }>(
    'SELECT id::text AS id FROM post TABLESAMPLE BERNOULLI (50) REPEATABLE (1) LIMIT $1',
    [each],
  );
  const measure = async <T>(name: string, asked: readonly T[], call: (one: T) => Promise<unknown>) => {
    await timeEach(asked.slice(0, 20), call);
    measured.push([name, await timeEach(asked, call)]);
  };
  if (values.only === '') {
    const [words, filters] = [some.filter(({ keyword }) => keyword), some.filter(({ keyword }) => !keyword)];
    await measure('facets of a word', words, (one) => facetCounts(db, one, now));
    await measure('facets of filters', filters, (one) => facetCounts(db, one, now));
    await measure('around', some, (one) => around(db, one, now));
    await measure('suggest', beginnings, (typed) => suggest(db, typed));
    await measure('similar', ids, ({ id }) => similarPosts(db, id, now));
  }
  const after = await yardstick(pool);
  const unit = Math.max(base.p95, after.p95);

  const faults: string[] = [];
  const checked = shapes.flatMap(([, queries]) => queries.slice(0, Math.ceil(Number(values.verify) / shapes.length)));
  for (const query of checked) faults.push(...[await verify(connection, query, now)].filter((fault) => fault !== null));

  console.log(
    `\n${posts} posts; a read by primary key from the index: p50 ${base.p50.toFixed(3)} ms, p95 ${unit.toFixed(3)} ms`,
  );
  const line = ([name, times]: [string, Percentiles]) => [
    name,
    String(times.calls),
    times.p50.toFixed(2),
    times.p95.toFixed(2),
    times.most.toFixed(1),
    `${(times.p95 / unit).toFixed(1)}×`,
    times.p95 / unit <= GOAL ? 'pass' : 'FAIL',
  ];
  printTable(['query', 'calls', 'p50 ms', 'p95 ms', 'max ms', 'p95 ratio', `≤ ${GOAL}×`], measured.map(line));
  console.log(`\n${checked.length} answers compared with a sort of the whole table: ${faults.length} differ`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0 || measured.some(([, times]) => times.p95 / unit > GOAL)) process.exitCode = 1;
} finally {
  for (const stop of stops) await stop();
  await connection.close();
  await server.stop();
}
