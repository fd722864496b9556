import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { candidateExits } from '../../contract/results/candidate-state.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examLog } from '../../schema/exam-events.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { examGroup, examJudge, examRecusal, examSheet } from '../../schema/interviews.ts';

export type GroupRow = typeof examGroup.$inferSelect;
export type JudgeRow = typeof examJudge.$inferSelect;

/** Absent and foreign ones get the same answer. */
export const groupAbsent = () => appError('NOT_FOUND', { message: '该面试小组不存在' });
export const judgeAbsent = () => appError('NOT_FOUND', { message: '该考官不存在' });

export const groupsOf = (db: Database, examId: string): Promise<GroupRow[]> =>
  db.select().from(examGroup).where(eq(examGroup.examId, examId)).orderBy(asc(examGroup.number));

/** Locks a group against its closing to the end of the transaction, or alone with `no key update`. @throws AppError NOT_FOUND */
export async function lockGroup(tx: Database, id: string, strength: 'share' | 'no key update'): Promise<GroupRow> {
  const [row] = await tx.select().from(examGroup).where(eq(examGroup.id, id)).for(strength);
  if (!row) throw groupAbsent();
  return row;
}

/** The judges of groups, removed ones too, by number. */
export const judgesOf = (db: Database, groupIds: readonly string[]): Promise<JudgeRow[]> =>
  groupIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(examJudge)
        .where(inArray(examJudge.groupId, [...groupIds]))
        .orderBy(asc(examJudge.number), asc(examJudge.id));

const person = {
  ...pick(examCandidate, 'id', 'status', 'groupId', 'lot'),
  number: examRegistration.number,
  name: examRegistration.name,
  post: { code: examPost.code, title: examPost.title },
};

const people = (db: Database) =>
  db
    .select(person)
    .from(examCandidate)
    .innerJoin(examRegistration, eq(examRegistration.id, examCandidate.id))
    .innerJoin(examPost, eq(examPost.id, examCandidate.postId));

export const intervieweesOf = (db: Database, examId: string) =>
  people(db)
    .where(and(eq(examCandidate.examId, examId), eq(examCandidate.status, 'interview')))
    .orderBy(asc(examRegistration.number));

/** Who drew a lot, by group and lot. */
export const lotsOf = (db: Database, examId: string) =>
  people(db)
    .where(and(eq(examCandidate.examId, examId), isNotNull(examCandidate.lot)))
    .orderBy(asc(examCandidate.groupId), asc(examCandidate.lot));
export type Lot = Awaited<ReturnType<typeof lotsOf>>[number];

export const isGone = ({ status }: { status: string }): boolean => candidateExits.some((exit) => exit === status);

export async function giveLots(
  tx: Database,
  lots: readonly { id: string; groupId: string; lot: number }[],
  now: Date,
): Promise<void> {
  const ids = sql.param(lots.map(({ id }) => id));
  const groups = sql.param(lots.map(({ groupId }) => groupId));
  const numbers = sql.param(lots.map(({ lot }) => lot));
  await tx.execute(sql`
    update exam_candidate c set group_id = d.group_id, lot = d.lot, updated_at = ${now}::timestamptz
    from unnest(${ids}::bigint[], ${groups}::bigint[], ${numbers}::smallint[]) as d (id, group_id, lot) where c.id = d.id`);
}

/** Sheets that count or wait, and conflicts of interest, of the groups of a project. */
export async function sheetsOf(db: Database, groupIds: readonly string[]) {
  if (groupIds.length === 0) return { sheets: [], recusals: [] };
  const ofGroups = inArray(examJudge.groupId, [...groupIds]);
  const sheets = await db
    .select({ sheet: examSheet })
    .from(examSheet)
    .innerJoin(examJudge, eq(examJudge.id, examSheet.judgeId))
    .where(and(ofGroups, inArray(examSheet.status, ['sealed', 'proposed'])));
  const recusals = await db
    .select({ recusal: examRecusal })
    .from(examRecusal)
    .innerJoin(examJudge, eq(examJudge.id, examRecusal.judgeId))
    .where(ofGroups);
  return { sheets: sheets.map(({ sheet }) => sheet), recusals: recusals.map(({ recusal }) => recusal) };
}

interface Noted extends Omit<typeof examLog.$inferInsert, 'subject' | 'side'> {
  subject: 'group' | 'judge' | 'sheet';
  side: 'recruiter' | 'judge';
}

/** Records acts about groups and judges, which have no machine of their own. */
export async function note(tx: Database, acts: readonly Noted[]): Promise<void> {
  if (acts.length > 0) await tx.insert(examLog).values([...acts]);
}
