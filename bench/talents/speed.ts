import type { Pool } from 'pg';
import { foundTalents, presentTalent } from '#server/domains/talents/cards.ts';
import { talentFacets } from '#server/domains/talents/facets.ts';
import { findTalents } from '#server/domains/talents/find-talents.ts';
import { hiddenFrom } from '#server/domains/talents/hidden-from.ts';
import { recommend } from '#server/domains/talents/recommend.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { type Percentiles, timeEach } from '../lib/percentiles.ts';
import { printTable } from '../lib/table.ts';
import { askers } from './fill.ts';
import { type Query, queryShapes } from './shapes.ts';

/** So many times a read by primary key, both at their 95th percentile, is what an answer may take. */
const GOAL = 30;
const reads = 2_000;

/** What the smallest read costs here and now: one row by primary key from the index alone, as a named statement. */
async function yardstick(pool: Pool): Promise<Percentiles> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT jober_id::text AS id FROM talent_search TABLESAMPLE SYSTEM (5) LIMIT ${reads}`,
  );
  const statement = { name: 'yardstick', text: 'SELECT jober_id FROM talent_search WHERE jober_id = $1::int8' };
  const read = ({ id }: { id: string }) => pool.query({ ...statement, values: [id] });
  await timeEach(rows.slice(0, 200), read);
  return timeEach(rows, read);
}

/** Answers as the calls give them, with masked cards, against the smallest read; answers how many shapes miss the goal. */
export async function measureSpeed({ db, pool }: Connection, each: number, only: string, now: Date): Promise<number> {
  const company = (at: number) => String(9_000_000 + (at % askers));
  const measured: [string, Percentiles][] = [];
  const before = await yardstick(pool);
  const measure = async <T>(name: string, asked: readonly T[], call: (one: T) => Promise<unknown>) => {
    if (!name.includes(only)) return;
    await timeEach(asked.slice(0, 20), call);
    measured.push([name, await timeEach(asked, call)]);
  };
  const search = async (query: Query) => {
    const { ids } = await findTalents(db, query, await hiddenFrom(db, company(1)), now);
    return (await foundTalents(db, company(1), ids, now)).map((person) => presentTalent(person, now));
  };
  const shapes = queryShapes(each);
  for (const [name, queries] of Object.entries(shapes)) await measure(name, queries, search);
  const some = Object.values(shapes).flatMap((queries) => queries.slice(0, Math.ceil(each / 5)));
  await measure('facets', some, async (query) => talentFacets(db, query, await hiddenFrom(db, company(1)), now));
  const posts = Array.from({ length: Math.max(each, askers) }, (_, at) => company(at));
  await measure('recommended', posts, (id) => recommend(db, { companyId: id, postId: id, now }));
  const unit = Math.max(before.p95, (await yardstick(pool)).p95);
  console.log(`\na read by primary key from the index: p50 ${before.p50.toFixed(3)} ms, p95 ${unit.toFixed(3)} ms`);
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
  return measured.filter(([, times]) => times.p95 / unit > GOAL).length;
}
