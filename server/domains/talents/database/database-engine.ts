import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { TalentEngine } from '../engine.ts';
import { type CandidateRow, candidate, candidateColumns } from '../recommend/candidate-rows.ts';
import type { Step } from '../recommend/sought.ts';
import { queryOf, restSql, stepQueries } from '../talent-query.ts';
import { countSample } from './count-sample.ts';
import { firstTalents } from './first-talents.ts';
import { matching } from './matching.ts';

/** Answers from `talent_search` and its indexes: correct, not optimised. */
export const databaseEngine = (db: Database): TalentEngine => ({
  first: (sought, upTo) => firstTalents(db, sought, upTo),
  counts: (sought, variants) => countSample(db, sought, variants),
  candidates: async (steps, hidden, { enough }) => {
    const found = new Map<string, CandidateRow>();
    for (const step of steps) {
      if (found.size >= enough) break;
      const more = await newestOf(db, step, [...hidden, ...found.keys()], enough - found.size);
      for (const row of more) found.set(row.joberId, row);
    }
    return [...found.values()].map(candidate);
  },
});

async function newestOf(db: Database, step: Step, hidden: readonly string[], limit: number): Promise<CandidateRow[]> {
  const { rows } = await db.execute<CandidateRow>(sql`
    select ${sql.raw(candidateColumns)} from (${matching(queryOf(stepQueries(step)))}) talent_search where ${restSql({ hidden })}
    order by active_at desc, jober_id desc limit ${limit}`);
  return rows;
}
