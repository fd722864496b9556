import { join } from 'node:path';
import { newId } from '#database/new-id.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { recommend } from '#server/domains/recommendations/public.ts';
import { postDefinition } from '#server/domains/search/public.ts';
import { openMemory } from './lib/open-memory.ts';
import { againstOwn } from './lib/own-database.ts';
import { timeEach } from './lib/percentiles.ts';
import { printTable } from './lib/table.ts';
import { yardstick } from './lib/yardstick.ts';
import { fillSeekers } from './recommend/seekers.ts';
import { fillOnce } from './search/fill.ts';

// npm run bench -- recommend [--posts 1000000] [--resumes 1000000] [--each 400] [--data DIR]
const { posts, resumes, each, data } = optionsOf({ posts: 1_000_000, resumes: 1_000_000, each: 400, data: '' });
/** Upper limit of a recommendation, as a multiple of a primary key read by index-only scan, both at the 95th percentile. */
const GOAL = 15;
const now = new Date('2026-11-20T02:00:00Z');

await againstOwn(data || join('data', `bench-search-${posts}`), async (connection, url) => {
  const { db, pool } = connection;
  const smallest = () => yardstick(pool, 'job_search', 'post_id');
  await fillOnce(connection, posts, now);
  await fillSeekers(pool, resumes);
  const memories = await openMemory(postDefinition, { db, url, rows: posts });
  const source = { db, memories };
  const { rows: people } = await pool.query<{ id: string; kind: string }>(
    `SELECT jober_id::text AS id, name AS kind FROM resume TABLESAMPLE SYSTEM (5) WHERE is_default LIMIT $1`,
    [each * 6],
  );
  const kinds = [...new Set(people.map(({ kind }) => kind))].sort();
  const before = await smallest();
  const measured = [];
  for (const kind of kinds) {
    const some = people.filter((person) => person.kind === kind).slice(0, each);
    await timeEach(some.slice(0, 30), ({ id }) => recommend(source, id, now));
    measured.push([kind, await timeEach(some, ({ id }) => recommend(source, id, now))] as const);
  }
  const nobody = await timeEach(Array.from({ length: 50 }, newId), (id) => recommend(source, id, now));
  const after = await smallest();
  const unit = Math.max(before.p95, after.p95);
  console.log(
    `\n${posts} posts, ${resumes} resumes; a read by primary key from the index: p50 ${before.p50.toFixed(3)} and ${after.p50.toFixed(3)} ms, p95 ${before.p95.toFixed(3)} and ${after.p95.toFixed(3)} ms`,
  );
  const lines = [...measured, ['nobody', nobody] as const].map(([kind, times]) => [
    kind,
    String(times.calls),
    times.p50.toFixed(2),
    times.p95.toFixed(2),
    times.most.toFixed(1),
    `${(times.p50 / Math.max(before.p50, after.p50)).toFixed(1)}×`,
    `${(times.p95 / unit).toFixed(1)}×`,
    times.p95 / unit <= GOAL ? 'pass' : 'FAIL',
  ]);
  printTable(['who', 'calls', 'p50 ms', 'p95 ms', 'max ms', 'p50 ratio', 'p95 ratio', `≤ ${GOAL}×`], lines);
  if (measured.some(([, times]) => times.p95 / unit > GOAL)) process.exitCode = 1;
  await memories.stop();
});
