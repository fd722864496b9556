import { join } from 'node:path';
import { optionsOf } from '#lab/lib/options.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import {
  facetCounts,
  type PostPattern,
  postDefinition,
  searchPosts,
  similarPosts,
  suggest,
  widerSearches,
} from '#server/domains/search/public.ts';
import { anyText } from '#server/domains/search/testing/random-texts.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { openMemory } from './lib/open-memory.ts';
import { againstOwn } from './lib/own-database.ts';
import { timeEach } from './lib/percentiles.ts';
import { drawsFrom } from './lib/random.ts';
import { openRatios } from './lib/ratios.ts';
import { printSizes } from './lib/sizes.ts';
import { GOAL, yardstick } from './lib/yardstick.ts';
import { fillOnce } from './search/fill.ts';
import { furnish } from './search/furnish.ts';
import { queryShapes } from './search/shapes.ts';
import { verify } from './search/verify.ts';

// npm run bench -- search [--engine memory|database] [--posts 1000000] [--each 200] [--verify 60] [--only fit] [--data DIR]
const defaults = { engine: 'memory', posts: 1_000_000, each: 200, verify: 60, only: '', data: '' };
const { engine, posts, each, verify: checks, only, data } = optionsOf(defaults);
/** The fallback answers while a node loads: right, not fast. No shape of a search and no text of any signs takes longer. */
const FALLBACK_MS = 500;
/** The most that the slowest text of any signs may take in memory, relative to the median of such texts. */
const WORST_TEXT = 10;
const now = new Date('2026-11-20T02:00:00Z');

/** Measures every shape, and verifies some answers against a sort of the whole table; returns the number of errors. */
async function measureAll(connection: Connection, memories: Memories): Promise<number> {
  const { db, pool } = connection;
  const source = { db, memories };
  const { measure, report } = openRatios();
  const smallest = () => yardstick(pool, 'job_search', 'post_id');
  const shapes = Object.entries(queryShapes(each)).filter(([name]) => name.includes(only));
  const base = await smallest();
  for (const [name, queries] of shapes) await measure(name, queries, (query) => searchPosts(source, query, now));
  if (only === '') {
    const requested = shapes.flatMap(([, queries]) => queries.map(({ sort: _, page: __, ...filters }) => filters));
    const some = requested.filter((_, at) => at % Math.max(1, Math.floor(requested.length / each)) === 0);
    const beginnings = some.flatMap(({ keyword }) => (keyword ? [keyword.slice(0, 1), keyword.slice(0, 2)] : []));
    const { rows: patterns } = await pool.query<PostPattern>(
      `SELECT id::text AS id, role, stages, subjects, city_code AS "cityCode"
      FROM post TABLESAMPLE BERNOULLI (50) REPEATABLE (1) LIMIT $1`,
      [each],
    );
    const [words, filters] = [some.filter(({ keyword }) => keyword), some.filter(({ keyword }) => !keyword)];
    await measure('facets of a word', words, (one) => facetCounts(source, one, now));
    await measure('facets of filters', filters, (one) => facetCounts(source, one, now));
    await measure('wider searches', some, (one) => widerSearches(source, one, now));
    await measure('suggest', beginnings, (typed) => suggest(source, typed, now));
    await measure('similar', patterns, (pattern) => similarPosts(source, pattern, now));
  }
  const { next } = drawsFrom(7);
  const texts = Array.from({ length: each }, () => anyText(next));
  const noise = await timeEach(texts, (keyword) => searchPosts(source, { keyword }, now));
  const unit = Math.max(base.p95, (await smallest()).p95);

  const faults: string[] = [];
  const checked = shapes.flatMap(([, queries]) => queries.slice(0, Math.ceil(checks / shapes.length)));
  for (const query of checked)
    faults.push(...[await verify(connection, memories, query, now)].filter((fault) => fault !== null));

  console.log(
    `\n${posts} posts; a read by primary key from the index: p50 ${base.p50.toFixed(3)} ms, p95 ${unit.toFixed(3)} ms`,
  );
  const missed = report(unit, engine === 'memory' ? GOAL : FALLBACK_MS / unit);
  const bound = engine === 'memory' ? noise.p50 * WORST_TEXT : FALLBACK_MS;
  console.log(
    `\ntexts of any signs: p50 ${noise.p50.toFixed(2)} ms, max ${noise.most.toFixed(1)} ms (≤ ${bound.toFixed(0)} ms)`,
  );
  console.log(`\n${checked.length} answers compared with a sort of the whole table: ${faults.length} differ`);
  for (const fault of faults) console.log(`  ${fault}`);
  return missed + faults.length + (noise.most > bound ? 1 : 0);
}

const wrong = await againstOwn(data || join('data', `bench-search-${posts}`), async (connection, url) => {
  const { db, pool } = connection;
  await fillOnce(connection, posts, now);
  await furnish(pool);
  await printSizes(pool);
  const open = () => openMemory(postDefinition, { db, url, rows: posts });
  const memories = engine === 'memory' ? await open() : new Memories();
  try {
    return await measureAll(connection, memories);
  } finally {
    await memories.stop();
  }
});
if (wrong > 0) process.exitCode = 1;
