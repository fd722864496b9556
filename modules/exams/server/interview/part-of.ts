import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { examGroup, examJudge } from '../../schema/interviews.ts';
import { partOf, requirePart, type StaffCaller } from '../policy.ts';
import { sheetAbsent, sheetOf } from './sheets.ts';
import { type GroupRow, groupAbsent, type JudgeRow, judgeAbsent } from './store.ts';

/** A group that the caller has a part in. @throws AppError NOT_FOUND, FORBIDDEN */
export const requirePartOfGroup = partOf(examGroup, groupAbsent);

/** A judge of a group that the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requirePartOfJudge(db: Database, caller: StaffCaller, id: string): Promise<JudgeRow> {
  const [found] = await db
    .select({ judge: examJudge, examId: examGroup.examId })
    .from(examJudge)
    .innerJoin(examGroup, eq(examGroup.id, examJudge.groupId))
    .where(eq(examJudge.id, id));
  if (!found) throw judgeAbsent();
  await requirePart(db, caller, { examId: found.examId, act: 'arrangeInterview', absent: judgeAbsent });
  return found.judge;
}

/** The group of a sheet, which the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requirePartOfSheet(db: Database, caller: StaffCaller, id: string): Promise<{ found: GroupRow }> {
  const sheet = await sheetOf(db, id);
  if (!sheet) throw sheetAbsent();
  await requirePart(db, caller, { examId: sheet.group.examId, act: 'arrangeInterview', absent: sheetAbsent });
  return { found: sheet.group };
}
