import type { RejectionReason } from '#contract/talents/talent-shapes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { type CandidateRow, candidate, candidateColumns } from './candidate-rows.ts';
import type { Lesson } from './fit.ts';

/** Further rejections add nothing. */
const LESSONS = 100;

interface Refused extends CandidateRow {
  name: string;
  reason: RejectionReason;
  at: string;
}

/** People rejected for a post, latest first, who are still visible. */
export async function refusedFor(db: Database, postId: string): Promise<Refused[]> {
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

export const lessonsOf = (refused: readonly Refused[]): Lesson[] =>
  refused.map((row) => ({ reason: row.reason, person: candidate(row) }));
