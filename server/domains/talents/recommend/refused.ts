import type { RejectionReason } from '#contract/talents/talent-shapes.ts';
import { type Database, type RowOf, typed } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { candidate, candidateColumns, candidateRow } from './candidate-rows.ts';
import type { Lesson } from './fit.ts';

/** Further rejections add nothing. */
const LESSONS = 100;

const refused = { ...candidateRow, name: 'string', reason: typed<RejectionReason>(), at: 'string' } as const;
type Refused = RowOf<typeof refused>;

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
  return runPrepared(db, refused, text, values);
}

export const lessonsOf = (people: readonly Refused[]): Lesson[] =>
  people.map((row) => ({ reason: row.reason, person: candidate(row) }));
