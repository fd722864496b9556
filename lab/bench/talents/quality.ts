import { sql } from 'drizzle-orm';
import { loadDemo } from '#database/demo/load-demo.ts';
import { serverModules } from '#modules/server.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { engineOf } from '#server/domains/talents/engine-of.ts';
import { indexTalents } from '#server/domains/talents/index/index-talents.ts';
import { openingOf } from '#server/domains/talents/opening-of.ts';
import { type CandidateRow, candidate, candidateColumns } from '#server/domains/talents/recommend/candidate-rows.ts';
import { candidatesFor } from '#server/domains/talents/recommend/candidates.ts';
import { type Candidate, fitFor } from '#server/domains/talents/recommend/fit.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';

/** Required improvement of recommendations over the newest people of the same candidates. */
const GOAL = 0.2;
const DEPTH = 10;
const fewest = 3;

interface HeldOutRow extends Record<string, unknown> {
  postId: string;
  companyId: string;
  joberIds: string[];
}

/** Open posts with the people in talent search who delivered to them, at least this many each. */
const heldOut = async (db: Database): Promise<HeldOutRow[]> => {
  const { rows } = await db.execute<HeldOutRow>(sql`
    select post.id as "postId", post.company_id as "companyId", array_agg(distinct delivery.jober_id::text) as "joberIds"
    from post join delivery on delivery.post_id = post.id
    join talent_search on talent_search.jober_id = delivery.jober_id
    where post.status = 'open' group by post.id
    having count(distinct delivery.jober_id) >= ${fewest} order by post.id`);
  return rows;
};

/** NDCG of a ranking relative to one with all held-out people first, 0–1. */
function ndcg(ranking: readonly Candidate[], held: ReadonlySet<string>): number {
  const worth = (at: number) => 1 / Math.log2(at + 2);
  const got = ranking.slice(0, DEPTH).reduce((sum, { joberId }, at) => (held.has(joberId) ? sum + worth(at) : sum), 0);
  const best = Array.from({ length: Math.min(DEPTH, held.size) }, (_, at) => worth(at)).reduce((a, b) => a + b, 0);
  return got / best;
}

async function newestOfAll(db: Database): Promise<Candidate[]> {
  const { rows } = await db.execute<CandidateRow>(
    sql`select ${sql.raw(candidateColumns)} from talent_search order by active_at desc, jober_id desc limit ${DEPTH}`,
  );
  return rows.map(candidate);
}

const newest = (a: Candidate, b: Candidate) => b.activeAt.getTime() - a.activeAt.getTime();
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/**
 * Ranks people for each open post as if nobody had delivered to it, and checks the ranks of those who did. People, posts and
 * deliveries come from the demo generator, which sends people to posts of their own 学段 and 学科, preferably nearby; so this
 * measures whether the ranking finds that again, not real behaviour. The score learns nothing from deliveries.
 */
export async function measureQuality({ db }: Connection, people: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ filled: boolean }>(sql`select exists (select from company) as filled`);
  if (!rows[0]?.filled) {
    await loadDemo(db, {
      posts: Math.max(200, people / 5),
      companies: 300,
      resumes: people,
      seed: 20_261_121,
      now,
      modules: serverModules,
    });
  }
  await indexTalents({ db, clock: { now: () => now } });
  const fit: number[] = [];
  const fresh: number[] = [];
  const among: number[] = [];
  const everyone = await newestOfAll(db);
  for (const { postId, companyId, joberIds } of await heldOut(db)) {
    const held = new Set(joberIds);
    const { opening } = await openingOf(db, companyId, postId);
    const candidates = await candidatesFor(await engineOf({ db, memories: new Memories() }), opening, []);
    const scored = candidates
      .map((person) => ({ person, ...fitFor(opening, person, [], now) }))
      .sort((a, b) => b.score - a.score || newest(a.person, b.person))
      .map(({ person }) => person);
    fit.push(ndcg(scored, held));
    among.push(ndcg(candidates.toSorted(newest), held));
    fresh.push(ndcg(everyone, held));
  }
  const gain = mean(fit) / mean(among) - 1;
  console.log(`\n${fit.length} open posts with ${fewest} or more held-out deliveries of people in talent search`);
  console.log(`NDCG@${DEPTH}: recommended ${mean(fit).toFixed(3)}`);
  console.log(
    `         the newest of the same candidates ${mean(among).toFixed(3)} (${(gain * 100).toFixed(0)}% better)`,
  );
  console.log(`         the newest of all ${mean(fresh).toFixed(3)}`);
  console.log('The deliveries are the demo generator’s: by 学段 and 学科 first, then by city.');
  return gain >= GOAL;
}
