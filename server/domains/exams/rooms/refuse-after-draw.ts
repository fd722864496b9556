import { eq } from 'drizzle-orm';
import { exam } from '#database/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { drawOf } from './store.ts';

/**
 * Refuses what would change a list that a draw has fixed. The project stays locked against a draw to the end of the transaction.
 * @throws AppError ILLEGAL_MOVE
 */
export async function refuseAfterDraw(tx: Database, examId: string): Promise<void> {
  await tx.select({ id: exam.id }).from(exam).where(eq(exam.id, examId)).for('share');
  if (await drawOf(tx, examId)) throw appError('ILLEGAL_MOVE', { message: '考试名单已冻结，不能再改动' });
}
