import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { lockExam, prepareList } from '../server/public.ts';

const isTied = (error: unknown) => error instanceof Error && error.message.includes('末位同分');

/** Prepares a list. Where the last place of a post is tied, as drawn scores may be, everybody has sat a further test. */
export async function listFor(tx: Database, examId: string, wish: Parameters<typeof prepareList>[2]) {
  try {
    return await prepareList(tx, await lockExam(tx, examId), wish);
  } catch (error) {
    if (!isTied(error)) throw error;
  }
  await tx.execute(sql`
    update exam_candidate set extra = 60 + numbered.at
    from (select id, row_number() over (order by id) as at from exam_candidate where exam_id = ${examId}) numbered
    where exam_candidate.id = numbered.id`);
  return prepareList(tx, await lockExam(tx, examId), wish);
}
