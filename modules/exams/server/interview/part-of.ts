import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { StaffAct } from '../../contract/staff-roles.ts';
import { examGroup, examJudge } from '../../schema/candidates.ts';
import { partOf, partOfExam, type StaffCaller } from '../policy.ts';
import { groupAbsent, judgeAbsent, sheetAbsent, sheetOf } from './store.ts';

interface Wish {
  id: string;
  act: StaffAct;
}

/** A group that the caller has a part in. @throws AppError NOT_FOUND, FORBIDDEN */
export const partOfGroup = partOf(examGroup, groupAbsent);

/** A judge of a group that the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function partOfJudge(db: Database, caller: StaffCaller, { id, act }: Wish) {
  const [of] = await db
    .select({ found: examJudge, examId: examGroup.examId })
    .from(examJudge)
    .innerJoin(examGroup, eq(examGroup.id, examJudge.groupId))
    .where(eq(examJudge.id, id));
  if (!of) throw judgeAbsent();
  return { ...(await partOfExam(db, caller, { id: of.examId, act, absent: judgeAbsent })), found: of.found };
}

/** The group of a sheet, which the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function partOfSheet(db: Database, caller: StaffCaller, { id, act }: Wish) {
  const sheet = await sheetOf(db, id);
  if (!sheet) throw sheetAbsent();
  const { group: found } = sheet;
  return { ...(await partOfExam(db, caller, { id: found.examId, act, absent: sheetAbsent })), found };
}
