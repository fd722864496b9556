import type { Recommendation, RejectionReason } from '#contract/talents/talent-shapes.ts';
import { maskName } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { SearchSource } from '#server/platform/memory-index/memories.ts';
import { engineOf } from '../engine-of.ts';
import { talentCards } from '../index/cards.ts';
import { openingOf } from '../opening-of.ts';
import { type CandidateRow, candidate, candidateColumns } from './candidate-rows.ts';
import { candidatesFor } from './candidates.ts';
import { fitFor, type Lesson, seeksSuchWork } from './fit.ts';

const SHOWN = 30;
/** Further rejections add nothing. */
const LESSONS = 100;

interface Refused extends CandidateRow {
  name: string;
  reason: RejectionReason;
  at: string;
}

/** People rejected for a post, latest first, who are still visible. */
async function refusedFor(db: Database, postId: string): Promise<Refused[]> {
  const values = new Values();
  const text = `select ${candidateColumns}, jober.name, talent_rejection.reason, talent_rejection.created_at as at
    from talent_rejection
    join talent_search on talent_search.jober_id = talent_rejection.jober_id
    join jober on jober.id = talent_search.jober_id and jober.privacy = 'public'
    join account on account.id = jober.account_id and account.status = 'active'
    where talent_rejection.post_id = ${values.add(postId, 'int8')}
    order by talent_rejection.created_at desc limit ${LESSONS}`;
  return runPrepared<Refused>(db, text, values);
}

interface RecommendQuery {
  companyId: string;
  postId: string;
  now: Date;
}

/** People for an open post, best first, and those rejected for it. @throws AppError NOT_FOUND */
export async function recommend(source: SearchSource, { companyId, postId, now }: RecommendQuery) {
  const { db } = source;
  const [engine, { opening, settled, taught }] = await Promise.all([
    engineOf(source),
    openingOf(db, companyId, postId),
  ]);
  const refused = taught ? await refusedFor(db, postId) : [];
  const lessons: Lesson[] = refused.map((row) => ({ reason: row.reason, person: candidate(row) }));
  const scored = (await candidatesFor(engine, opening, settled))
    .filter((person) => seeksSuchWork(opening, person))
    .map((person) => ({ person, fit: fitFor(opening, person, lessons, now) }))
    .sort((a, b) => b.fit.score - a.fit.score || b.person.activeAt.getTime() - a.person.activeAt.getTime())
    .slice(0, SHOWN);
  const fitOf = new Map(scored.map(({ person, fit }) => [person.joberId, fit]));
  const cards = await talentCards(db, companyId, [...fitOf.keys()], now);
  const items = cards.flatMap((talent): Recommendation[] => {
    const fit = fitOf.get(talent.id);
    return fit ? [{ talent, score: fit.score, reasons: fit.reasons() }] : [];
  });
  const rejected = refused.map(({ joberId, name, reason, at }) => ({
    id: joberId,
    name: maskName(name),
    reason,
    at: new Date(at).toISOString(),
  }));
  return { items, rejected };
}
