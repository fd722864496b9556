import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examArchiveEndpoints } from '../../contract/exams.ts';
import { examSeal } from '../../schema/exam-events.ts';
import { tagOf } from '../page-tags.ts';
import { partOfExam, writes } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { makeArchive } from './make-archive.ts';

/** The chain of events and the archive. */
export const archiveRoutes = (): Handlers<typeof examArchiveEndpoints> => ({
  'GET /api/exams/:id/chain': async (ctx, { params: { id } }) => {
    await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    return chainHead(ctx.db, id);
  },
  'GET /api/company/exams/:id/archive.zip': writes(partOfExam, 'archive', (tx, { row, caller }) =>
    makeArchive(tx, row.id, caller.now),
  ),
});

/** The end of a project's chain of events. */
async function chainHead(db: Database, examId: string) {
  const [last] = await db
    .select({
      number: examSeal.number,
      hash: examSeal.hash,
      at: examSeal.at,
      events: sql<number>`sum(${examSeal.events}) over ()`.mapWith(Number),
    })
    .from(examSeal)
    .where(eq(examSeal.examId, examId))
    .orderBy(desc(examSeal.number))
    .limit(1);
  return { blocks: last?.number ?? 0, events: last?.events ?? 0, hash: last?.hash ?? null, at: last?.at ?? null };
}
