import type { Memories } from '#packages/memory-index/memories.ts';
import { engineFor } from '#server/domains/talents/engine-of.ts';
import { talentFacets } from '#server/domains/talents/facets.ts';
import { findTalents } from '#server/domains/talents/find-talents.ts';
import { talentCards } from '#server/domains/talents/index/cards.ts';
import { recommend } from '#server/domains/talents/recommend/recommend.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { openRatios } from '../lib/ratios.ts';
import { yardstick } from '../lib/yardstick.ts';
import { askers } from './fill.ts';
import { type Query, queryShapes } from './shapes.ts';

/** Times the calls' complete answers, with masked cards, relative to the smallest read; returns how many shapes miss the goal. */
export async function measureSpeed(
  { db, pool }: Connection,
  memories: Memories,
  each: number,
  only: string,
  now: Date,
): Promise<number> {
  const source = { db, memories };
  const company = (at: number) => String(9_000_000 + (at % askers));
  const ratios = openRatios();
  const smallest = () => yardstick(pool, 'talent_search', 'jober_id');
  const before = await smallest();
  const measure: typeof ratios.measure = async (name, requested, call) => {
    if (name.includes(only)) await ratios.measure(name, requested, call);
  };
  const search = async (query: Query) => {
    const [engine, hidden] = await engineFor(source, company(1));
    const { ids } = await findTalents(engine, query, hidden, now);
    return talentCards(db, company(1), ids, now);
  };
  const shapes = queryShapes(each);
  for (const [name, queries] of Object.entries(shapes)) await measure(name, queries, search);
  const some = Object.values(shapes).flatMap((queries) => queries.slice(0, Math.ceil(each / 5)));
  await measure('facets', some, async (query) => {
    const [engine, hidden] = await engineFor(source, company(1));
    return talentFacets(engine, query, hidden, now);
  });
  const posts = Array.from({ length: Math.max(each, askers) }, (_, at) => company(at));
  await measure('recommended', posts, (id) => recommend(source, { companyId: id, postId: id, now }));
  const unit = Math.max(before.p95, (await smallest()).p95);
  console.log(`\na read by primary key from the index: p50 ${before.p50.toFixed(3)} ms, p95 ${unit.toFixed(3)} ms`);
  return ratios.report(unit);
}
