import type { TalentFit } from '#contract/talents/talent-shapes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { FoundTalents, TalentEngine } from '../engine.ts';
import { findTalents, PAGE_SIZE, type TalentQuery } from '../find-talents.ts';
import { understandTalents } from '../keyword/understand.ts';
import { openingOf } from '../opening-of.ts';
import { candidate, candidateColumns, candidateRow } from './candidate-rows.ts';
import { type Fit, fitFor } from './fit.ts';
import { lessonsOf, refusedFor } from './refused.ts';

/** As many of the people found first are ranked by the post: ten pages. Those after them stay in the order of the search. */
const RANKED = 10 * PAGE_SIZE;

async function candidatesOf(db: Database, ids: readonly string[]) {
  const values = new Values();
  const text = `select ${candidateColumns} from talent_search where jober_id = any(${values.add(ids, 'int8[]')}::int8[])`;
  return (await runPrepared(db, candidateRow, text, values)).map(candidate);
}

interface PostQuery {
  companyId: string;
  postId: string;
  query: TalentQuery;
  hidden: readonly string[];
  now: Date;
}

/** One page of ids with how well each person fits an own open post, and how many there are. @throws AppError NOT_FOUND */
export async function findForPost(
  db: Database,
  engine: TalentEngine,
  { companyId, postId, query, hidden, now }: PostQuery,
): Promise<FoundTalents & { fits: Map<string, TalentFit> }> {
  const { page = 1, sort, ...filters } = query;
  const { opening, taught } = await openingOf(db, companyId, postId);
  const isRanked = sort === 'fit' && page * PAGE_SIZE <= RANKED;
  const { words } = await understandTalents(engine, { filters, hidden, now });
  const found = isRanked
    ? await engine.first({ filters, words, sort, hidden, now }, RANKED)
    : await findTalents(engine, query, hidden, now);
  const lessons = taught ? lessonsOf(await refusedFor(db, postId)) : [];
  const people = await candidatesOf(db, found.ids);
  const fits = new Map<string, Fit>(people.map((person) => [person.joberId, fitFor(opening, person, lessons, now)]));
  const orderOf = (id: string) => fits.get(id)?.order ?? 0;
  const ids = isRanked
    ? found.ids.toSorted((one, other) => orderOf(other) - orderOf(one)).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    : found.ids;
  const shown = ids.flatMap((id): [string, TalentFit][] => {
    const fit = fits.get(id);
    return fit ? [[id, { score: fit.score, reasons: fit.reasons }]] : [];
  });
  return { ...found, ids, fits: new Map(shown) };
}
