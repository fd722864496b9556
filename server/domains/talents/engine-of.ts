import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { countSample } from './database/count-sample.ts';
import { matching, orders } from './database/matching.ts';
import type { FoundTalents, TalentEngine } from './engine.ts';
import { hiddenFrom } from './hidden-from.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import { talentDefinition } from './memory/talent-definition.ts';
import { type CandidateRow, candidate, candidateColumns, candidateRow } from './recommend/candidate-rows.ts';
import type { CandidateSet, Sought } from './recommend/sought.ts';
import { comparedOf, queryOf, restSql, stepQueries, tsQuery } from './talent-query.ts';

const rankedTalentColumns = { id: 'string', found: 'number' } as const;

/** The first results: by fit, people whose intention contains the whole keyword come first. */
async function firstTalents(db: Database, sought: Sought, upTo: number): Promise<FoundTalents> {
  const { words, sort } = sought;
  const query = tsQuery(sought);
  const rest = restSql(comparedOf(sought));
  if (query === '') return firstOfAll(db, sought, upTo);
  const strong = sort === 'fit' ? queryOf(words.strong) : '';
  const tier = strong ? sql`(ts_match_vq(tsv, ${strong}::tsquery))::int` : sql`0`;
  const rows = await rowsOf(db, rankedTalentColumns)`
    with hit as materialized (select jober_id, rank, active_at, ${tier} as tier from (${matching(query)}) talent_search where ${rest})
    select jober_id::text as id, (select count(*)::int from hit) as found from hit
    order by tier desc, ${orders[sort]} desc, jober_id desc limit ${upTo}`;
  return { ids: rows.map(({ id }) => id), found: rows[0]?.found ?? 0, isCapped: false };
}

/** Without lexemes, along the order, counted up to a limit. */
async function firstOfAll(db: Database, sought: Sought, upTo: number): Promise<FoundTalents> {
  const rest = restSql(comparedOf(sought));
  const rows = await rowsOf(db, rankedTalentColumns)`
    select jober_id::text as id, (select count(*)::int from (
        select from talent_search where ${rest} limit ${TOTAL_CAP + 1}) counted) as found
    from talent_search where ${rest} order by ${orders[sought.sort]} desc, jober_id desc limit ${upTo}`;
  const found = rows[0]?.found ?? 0;
  return { ids: rows.map(({ id }) => id), found: Math.min(found, TOTAL_CAP), isCapped: found > TOTAL_CAP };
}

/** Answers from `talent_search` and its indexes: correct, not optimised. */
const databaseEngine = (db: Database): TalentEngine => ({
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

async function newestOf(
  db: Database,
  step: CandidateSet,
  hidden: readonly string[],
  limit: number,
): Promise<CandidateRow[]> {
  return rowsOf(db, candidateRow)`
    select ${sql.raw(candidateColumns)} from (${matching(queryOf(stepQueries(step)))}) talent_search where ${restSql({ hidden })}
    order by active_at desc, jober_id desc limit ${limit}`;
}

/** The in-memory index of this database if loaded, else PostgreSQL. */
export async function engineOf({ db, memories }: SearchSource): Promise<TalentEngine> {
  const view = await memories.view(talentDefinition, db);
  return view ? memoryEngine(view) : databaseEngine(db);
}

/** The engine for a company, and whom it must not find; both are queried in parallel. */
export const engineFor = (source: SearchSource, companyId: string): Promise<[engine: TalentEngine, hidden: string[]]> =>
  Promise.all([engineOf(source), hiddenFrom(source.db, companyId)]);
