import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { type ExamRow, illegal } from '../store.ts';
import { lockedExam, type RegistrationRow, requireNoOther } from './store.ts';

type Refused = Pick<RegistrationRow, 'status' | 'decidedAt' | 'appealedAt'>;

/** Until when a refusal may be appealed, once; null where it may not. */
export function appealEnd(
  { status, decidedAt, appealedAt }: Refused,
  { status: project, settings }: ExamRow,
): Date | null {
  if (status !== 'refused' || project !== 'published' || appealedAt || !decidedAt || settings.appealDays === 0)
    return null;
  return new Date(decidedAt.getTime() + settings.appealDays * dayMs);
}

/** What an appeal changes. @throws AppError ILLEGAL_MOVE, INVALID_INPUT without a reason, CONFLICT beside another registration */
export async function appealed(tx: Database, row: RegistrationRow, note: string, now: Date) {
  const end = appealEnd(row, await lockedExam(tx, row.examId));
  if (!end) throw illegal('这份报名不能申诉，或已经申诉过一次');
  if (end <= now) throw illegal('申诉时间已过');
  if (note === '') throw fieldError('body.note', '请写明申诉的理由');
  await refuseAfterDraw(tx, row.examId);
  await requireNoOther(tx, row, '你已改报本项目的其他岗位，不能再申诉');
  return { appealedAt: now };
}
