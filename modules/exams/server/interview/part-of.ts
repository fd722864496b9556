import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { StaffAct } from '../../contract/staff-roles.ts';
import { examGroup, examJudge } from '../../schema/interviews.ts';
import { requirePart, type StaffCaller } from '../policy.ts';
import { sheetAbsent, sheetOf } from './sheets.ts';
import { type GroupRow, groupAbsent, type JudgeRow, judgeAbsent } from './store.ts';

/** A group that the caller has a part in. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requirePartOfGroup(
  db: Database,
  caller: StaffCaller,
  { id, act }: { id: string; act: StaffAct },
): Promise<GroupRow> {
  const [group] = await db.select().from(examGroup).where(eq(examGroup.id, id));
  await requirePart(db, caller, { examId: group?.examId ?? '0', act, absent: groupAbsent });
  if (!group) throw groupAbsent();
  return group;
}

/** A judge of a group that the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requirePartOfJudge(db: Database, caller: StaffCaller, id: string): Promise<JudgeRow> {
  const [found] = await db
    .select({ judge: examJudge, examId: examGroup.examId })
    .from(examJudge)
    .innerJoin(examGroup, eq(examGroup.id, examJudge.groupId))
    .where(eq(examJudge.id, id));
  await requirePart(db, caller, { examId: found?.examId ?? '0', act: 'arrangeInterview', absent: judgeAbsent });
  if (!found) throw judgeAbsent();
  return found.judge;
}

/** The group of a sheet, which the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requirePartOfSheet(db: Database, caller: StaffCaller, id: string): Promise<GroupRow> {
  const found = await sheetOf(db, id);
  await requirePart(db, caller, { examId: found?.group.examId ?? '0', act: 'arrangeInterview', absent: sheetAbsent });
  if (!found) throw sheetAbsent();
  return found.group;
}
