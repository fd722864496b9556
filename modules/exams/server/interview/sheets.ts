import { and, eq, inArray } from 'drizzle-orm';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type AppError, appError } from '#server/platform/http/app-error.ts';
import { type Flow, type StepOf, saveIn, transition } from '#server/platform/transition.ts';
import { sheet as machine, type SheetMove, type SheetState } from '../../contract/results/entry-states.ts';
import { examGroup, examJudge, examSheet } from '../../schema/interviews.ts';
import { logOf } from '../results/log.ts';
import type { GroupRow } from './store.ts';

type Row = typeof examSheet.$inferSelect;
/** A sheet with the project, which its log needs. */
type SheetRow = Row & { examId: string };
type SheetValues = Pick<Row, 'id' | 'judgeId' | 'registrationId' | 'marks' | 'total' | 'givenAt' | 'receivedAt'> &
  Partial<Row>;

export const sheetAbsent = (): AppError => appError('NOT_FOUND', { message: '该评分表不存在' });

const flow: Flow<SheetRow, SheetState, SheetMove, Row> = {
  machine,
  stateOf: ({ status }) => status,
  save: saveIn(examSheet),
  record: logOf('sheet', ({ examId, judgeId, registrationId }) => ({ examId, subjectId: judgeId, registrationId })),
};

type By = Pick<StepOf<typeof flow>, 'move' | 'who' | 'note'> & { actorId: string };

/** Adds a sheet to the locked group of its judge, sealed or proposed. */
export const addSheet = (act: Act, examId: string, values: SheetValues, by: By): Promise<SheetRow> =>
  transition(act, flow, null, {
    ...by,
    create: async (status) => {
      const [row] = await act.db
        .insert(examSheet)
        .values({ ...values, status })
        .returning();
      return { ...(row as Row), examId };
    },
  });

/** Moves a sheet of a locked group. @throws AppError ILLEGAL_MOVE */
export const moveSheet = ({ db, now }: Act, row: SheetRow, by: By): Promise<SheetRow> =>
  transition({ db, now }, flow, row, {
    ...by,
    values: by.move === 'replace' ? {} : { decidedBy: by.actorId, decidedAt: now },
    refusal: '这份更正已经处理',
  });

/** A sheet with its judge and group. */
export async function sheetOf(db: Database, id: string) {
  const [found] = await db
    .select({ sheet: examSheet, judge: examJudge, group: examGroup })
    .from(examSheet)
    .innerJoin(examJudge, eq(examJudge.id, examSheet.judgeId))
    .innerJoin(examGroup, eq(examGroup.id, examJudge.groupId))
    .where(eq(examSheet.id, id));
  return found ?? null;
}

/** The sheets of one judge, apart from corrections that were dropped. */
export const sheetsOfJudge = (db: Database, judgeId: string): Promise<Row[]> =>
  db
    .select()
    .from(examSheet)
    .where(and(eq(examSheet.judgeId, judgeId), inArray(examSheet.status, ['sealed', 'proposed', 'replaced'])));

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
