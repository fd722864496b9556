import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { DrawKind } from '../../contract/draw.ts';
import { exam } from '../../schema/exams.ts';
import { drawOf } from './store.ts';

/**
 * Refuses what would change a list that a draw has fixed. The project stays locked against a draw to the end of the transaction.
 * @throws AppError ILLEGAL_MOVE
 */
export async function refuseAfterDraw(tx: Database, examId: string, kind: DrawKind = 'seats'): Promise<void> {
  await tx.select({ id: exam.id }).from(exam).where(eq(exam.id, examId)).for('share');
  if (!(await drawOf(tx, examId, kind))) return;
  const list = kind === 'seats' ? '考试名单' : '面试名单';
  throw appError('ILLEGAL_MOVE', { message: `${list}已冻结，不能再改动` });
}
