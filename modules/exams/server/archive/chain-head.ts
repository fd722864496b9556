import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { ChainHead } from '../../contract/exams.ts';
import { examSeal } from '../../schema/exam-events.ts';

/** The end of a project's chain of events. */
export async function chainHead(db: Database, examId: string): Promise<ChainHead> {
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
  return {
    blocks: last?.number ?? 0,
    events: last?.events ?? 0,
    hash: last?.hash ?? null,
    at: last?.at.toISOString() ?? null,
  };
}
