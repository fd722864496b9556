import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { type AppError, appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { type Flow, type StepOf, saveIn, transition } from '#server/platform/transition.ts';
import { sheet as machine, type SheetMove, type SheetState } from '../../contract/results/entry-states.ts';

import { examCandidate, examGroup, examJudge, examRecusal, examSheet } from '../../schema/candidates.ts';
import { examLog } from '../../schema/exam-events.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { accessTo, examAccess, type StaffCaller, type Wish } from '../policy.ts';
import { logOf } from '../results/log.ts';
import { matching, rowOf, rowsIn } from '../rows.ts';

export type GroupRow = typeof examGroup.$inferSelect;
export type JudgeRow = typeof examJudge.$inferSelect;

/** Absent and foreign ones get the same answer. */
export const groupAbsent = () => appError('NOT_FOUND', { message: '该面试小组不存在' });
const judgeAbsent = () => appError('NOT_FOUND', { message: '该考官不存在' });

export const groupsOf = (db: Database, examId: string): Promise<GroupRow[]> =>
  rowsIn(db, examGroup, { examId }, { order: [examGroup.number] });

/** Locks a group against its closing to the end of the transaction, or alone with `no key update`. @throws AppError NOT_FOUND */
export const lockGroup = (tx: Database, id: string, lock: 'share' | 'no key update'): Promise<GroupRow> =>
  rowOf(tx, examGroup, { id, absent: groupAbsent, lock });

/** The judges of groups, removed ones too, by number. */
export const judgesOf = (db: Database, groupIds: readonly string[]): Promise<JudgeRow[]> =>
  rowsIn(db, examJudge, { groupId: groupIds }, { order: [examJudge.number, examJudge.id] });

const people = (db: Database) =>
  db
    .select({
      ...pick(examCandidate, 'id', 'status', 'groupId', 'lot'),
      ...pick(examRegistration, 'number', 'name'),
      post: pick(examPost, 'code', 'title'),
    })
    .from(examCandidate)
    .innerJoin(examRegistration, eq(examRegistration.id, examCandidate.id))
    .innerJoin(examPost, eq(examPost.id, examCandidate.postId));

export const intervieweesOf = (db: Database, examId: string) =>
  people(db)
    .where(matching(examCandidate, { examId, status: 'interview' }))
    .orderBy(asc(examRegistration.number));

export const lotsOf = (db: Database, examId: string) =>
  people(db)
    .where(and(eq(examCandidate.examId, examId), isNotNull(examCandidate.lot)))
    .orderBy(asc(examCandidate.groupId), asc(examCandidate.lot));
export type Lot = Awaited<ReturnType<typeof lotsOf>>[number];

export async function giveLots(tx: Database, lots: readonly { id: string; groupId: string; lot: number }[], now: Date) {
  const ids = sql.param(lots.map(({ id }) => id));
  const groups = sql.param(lots.map(({ groupId }) => groupId));
  const numbers = sql.param(lots.map(({ lot }) => lot));
  await tx.execute(sql`
    update exam_candidate c set group_id = d.group_id, lot = d.lot, updated_at = ${now}::timestamptz
    from unnest(${ids}::bigint[], ${groups}::bigint[], ${numbers}::smallint[]) as d (id, group_id, lot) where c.id = d.id`);
}

/** Sheets that count or wait, and conflicts of interest, of some judges. */
export const sheetsOf = async (db: Database, judgeId: readonly string[]) => ({
  sheets: await rowsIn(db, examSheet, { judgeId, status: ['sealed', 'proposed'] }),
  recusals: await rowsIn(db, examRecusal, { judgeId }),
});

type Noted = typeof examLog.$inferInsert & { subject: 'group' | 'judge'; side: 'recruiter' | 'judge' };

/** Records acts about groups and judges, which have no machine of their own. */
export const note = (tx: Database, ...acts: Noted[]) => tx.insert(examLog).values(acts);

type Row = typeof examSheet.$inferSelect;
/** A sheet with the project, which its log needs. */
type SheetRow = Row & { examId: string };
type SheetValues = Pick<Row, 'id' | 'judgeId' | 'registrationId' | 'marks' | 'total' | 'givenAt' | 'receivedAt'> &
  Partial<Row>;

const sheetAbsent = (): AppError => appError('NOT_FOUND', { message: '该评分表不存在' });

const flow: Flow<SheetRow, SheetState, SheetMove, Row> = {
  machine,
  stateOf: ({ status }) => status,
  save: saveIn(examSheet),
  record: logOf('sheet', ({ examId, judgeId, registrationId }) => ({ examId, subjectId: judgeId, registrationId })),
};

type By = Pick<StepOf<typeof flow>, 'move' | 'who' | 'note'> & { actorId: string };

/** Adds a sheet to the locked group of its judge, sealed or proposed. */
export const addSheet = (context: DbContext, examId: string, values: SheetValues, by: By): Promise<SheetRow> =>
  transition(context, flow, null, {
    ...by,
    create: async (status) => {
      const [row] = await context.db
        .insert(examSheet)
        .values({ ...values, status })
        .returning();
      return { ...(row as Row), examId };
    },
  });

/** Moves a sheet of a locked group. @throws AppError ILLEGAL_MOVE */
export const moveSheet = ({ db, now }: DbContext, row: SheetRow, by: By): Promise<SheetRow> =>
  transition({ db, now }, flow, row, {
    ...by,
    values: by.move === 'replace' ? {} : { decidedBy: by.actorId, decidedAt: now },
    refusal: '这份更正已经处理',
  });

/** A sheet with its group. @throws AppError NOT_FOUND */
export async function sheetOf(db: Database, id: string) {
  const [found] = await db
    .select({ sheet: examSheet, group: examGroup })
    .from(examSheet)
    .innerJoin(examJudge, eq(examJudge.id, examSheet.judgeId))
    .innerJoin(examGroup, eq(examGroup.id, examJudge.groupId))
    .where(eq(examSheet.id, id));
  if (!found) throw sheetAbsent();
  return found;
}

/** The sheets of one judge, apart from corrections that were dropped. */
export const sheetsOfJudge = (db: Database, judgeId: string): Promise<Row[]> =>
  rowsIn(db, examSheet, { judgeId, status: ['sealed', 'proposed', 'replaced'] });

type Lines = { fault: string } | Pick<Row, 'marks' | 'total'>;

/** The lines of a sheet from its points; a fault in words where they do not fit the group's lines. */
export function linesOf({ criteria }: Pick<GroupRow, 'criteria'>, marks: readonly number[]): Lines {
  if (marks.length !== criteria.length) return { fault: `请给全部 ${criteria.length} 项评分` };
  const lines = criteria.map(({ name, max }, at) => ({ name, max, value: marks[at] ?? 0 }));
  const over = lines.find(({ value, max }) => value > max);
  if (over) return { fault: `“${over.name}”最多 ${over.max} 分` };
  // Points have two decimals at most: whole hundredths add up exactly.
  const total = lines.reduce((sum, { value }) => sum + Math.round(value * 100), 0) / 100;
  return { marks: lines, total };
}

/** A group that the caller has a part in. @throws AppError NOT_FOUND, FORBIDDEN */
export const groupAccess = accessTo(examGroup, groupAbsent);

/** A judge of a group that the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function judgeAccess(db: Database, caller: StaffCaller, wish: Wish) {
  const absent = judgeAbsent;
  const found = await rowOf(db, examJudge, { id: wish.id, absent });
  const { examId } = await rowOf(db, examGroup, { id: found.groupId, absent });
  return { ...(await examAccess(db, caller, { ...wish, id: examId, absent })), found };
}

/** The group of a sheet, which the caller arranges. @throws AppError NOT_FOUND, FORBIDDEN */
export async function sheetAccess(db: Database, caller: StaffCaller, wish: Wish) {
  const { group: found } = await sheetOf(db, wish.id);
  return { ...(await examAccess(db, caller, { ...wish, id: found.examId, absent: sheetAbsent })), found };
}
