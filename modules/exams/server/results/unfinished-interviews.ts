import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examGroup, examJudge, examSheet } from '../../schema/interviews.ts';

/**
 * What keeps the interviews of a project from being counted, in words; null where nothing does. As long as a group is open its
 * judges seal: whoever chose the moment of the list would choose the sheets that count.
 */
export async function unfinishedInterviews(db: Database, examId: string): Promise<string | null> {
  const hasPeople = exists(db.select().from(examCandidate).where(eq(examCandidate.groupId, examGroup.id)));
  const ofExam = eq(examGroup.examId, examId);
  const open = await db
    .select({ number: examGroup.number })
    .from(examGroup)
    .where(and(ofExam, isNull(examGroup.closedAt), hasPeople))
    .orderBy(asc(examGroup.number));
  if (open.length > 0) return `第 ${open.map(({ number }) => number).join('、')} 组还没有结束`;
  const waiting = await db
    .select({ id: examSheet.id })
    .from(examSheet)
    .innerJoin(examJudge, eq(examJudge.id, examSheet.judgeId))
    .innerJoin(examGroup, eq(examGroup.id, examJudge.groupId))
    .where(and(ofExam, eq(examSheet.status, 'proposed')));
  return waiting.length > 0 ? `还有 ${waiting.length} 处评分更正等待确认` : null;
}
