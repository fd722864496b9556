import { asc, eq } from 'drizzle-orm';
import type { JudgeView } from '#contract/exams/interview/judge.ts';
import { examCandidate } from '#database/schema/exam-results/candidates.ts';
import { examRecusal } from '#database/schema/exam-results/interviews.ts';
import { exam } from '#database/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sheetsOfJudge } from './sheets.ts';
import { type GroupRow, isGone, type JudgeRow } from './store.ts';

/** The numbers of a group in their order, and what this judge did about each. Nothing here says who has a number. */
export async function judgeView(db: Database, group: GroupRow, judge: JudgeRow): Promise<JudgeView> {
  const [row] = await db.select({ title: exam.title }).from(exam).where(eq(exam.id, group.examId));
  const { id, lot, status } = examCandidate;
  const people = await db
    .select({ id, lot, status })
    .from(examCandidate)
    .where(eq(examCandidate.groupId, group.id))
    .orderBy(asc(lot));
  const sealed = (await sheetsOfJudge(db, judge.id)).filter((sheet) => sheet.status === 'sealed');
  const totals = new Map(sealed.map(({ registrationId, total }) => [registrationId, total]));
  const declared = await db.select().from(examRecusal).where(eq(examRecusal.judgeId, judge.id));
  const recused = new Set(declared.map(({ registrationId }) => registrationId));
  const stateOf = (person: (typeof people)[number]) => {
    if (isGone(person)) return 'absent';
    if (recused.has(person.id)) return 'recused';
    return totals.has(person.id) ? 'sealed' : 'open';
  };
  const { number, place, startsAt, closedAt, criteria } = group;
  return {
    exam: row?.title ?? '',
    group: { number, place, startsAt: startsAt.toISOString(), isClosed: closedAt !== null, criteria },
    judge: { number: judge.number, name: judge.name },
    lots: people.map((person) => ({
      lot: person.lot ?? 0,
      state: stateOf(person),
      total: totals.get(person.id) ?? null,
    })),
  };
}
