import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { TalentEngine } from '../engine.ts';
import { jointQuery } from '../index/joint-lexemes.ts';
import { type CandidateRow, candidate, candidateColumns } from '../recommend/candidate-rows.ts';
import { restSql } from '../talent-query.ts';
import { countSample } from './count-sample.ts';
import { firstTalents } from './first-talents.ts';
import { headsOf } from './heads.ts';
import { sampled } from './sample.ts';

/** Answers from `talent_search` and its indexes. */
export const databaseEngine = (db: Database): TalentEngine => ({
  first: async (sought, upTo) => firstTalents(db, await headsOf(db, sought.sort, sought.now), sought, upTo),
  counts: async (sought, variants) => countSample(db, await headsOf(db, 'fit', sought.now), sought, variants),
  candidates: async (steps, hidden, { enough, now }) => {
    const heads = await headsOf(db, 'newest', now);
    const queries = steps.map((step) => jointQuery(...step));
    const rest = restSql({ hidden });
    // In one read, which stops when there are enough.
    const { rows } = await db.execute<CandidateRow>(
      sampled({ order: 'newest', heads, queries, rest, columns: sql.raw(candidateColumns), limit: enough }),
    );
    return rows.map(candidate);
  },
});
