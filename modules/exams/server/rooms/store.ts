import { and, asc, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { DrawKind } from '../../contract/draw.ts';
import { examDraw, examRegistration, examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { exam, examPost } from '../../schema/exams.ts';
import { matching, rowsIn } from '../rows.ts';
import { type ExamRow, illegal, readyState } from '../store.ts';

export type RoomRow = typeof examRoom.$inferSelect;
export type DrawRow = typeof examDraw.$inferSelect;

/** Absent and foreign ones get the same answer. */
export const roomAbsent = () => appError('NOT_FOUND', { message: '该考场不存在' });

export const seatChangeAbsent = () => appError('NOT_FOUND', { message: '该调座申请不存在' });

/** 准考证号: year of the paper, room and seat, such as 26 006 23. */
export const ticketOf = (paper: Date, room: number, seat: number): string =>
  `${dayAt(paper).slice(2, 4)}${String(room).padStart(3, '0')}${String(seat).padStart(2, '0')}`;

export const roomsOf = (db: Database, examId: string): Promise<RoomRow[]> =>
  rowsIn(db, examRoom, { examId }, { order: [examRoom.number] });

/** Saves who watches a room, and the way to its place for all rooms there. */
export async function describeRoom(
  db: Database,
  room: RoomRow,
  description: Pick<RoomRow, 'invigilators' | 'directions'>,
): Promise<RoomRow> {
  const { invigilators, directions } = description;
  await db.update(examRoom).set({ invigilators }).where(eq(examRoom.id, room.id));
  await db
    .update(examRoom)
    .set({ directions })
    .where(matching(examRoom, pick(room, 'examId', 'place')));
  return { ...room, ...description };
}

export const drawOf = async (db: Database, examId: string, kind: DrawKind = 'seats'): Promise<DrawRow | null> =>
  (await rowsIn(db, examDraw, { examId, kind }))[0] ?? null;

/**
 * Refuses what would change a list that a draw has fixed. The project stays locked against a draw to the end of the transaction.
 * @throws AppError ILLEGAL_MOVE
 */
export async function refuseAfterDraw(tx: Database, examId: string, kind: DrawKind = 'seats'): Promise<void> {
  await tx.select({ id: exam.id }).from(exam).where(eq(exam.id, examId)).for('share');
  if (!(await drawOf(tx, examId, kind))) return;
  const list = kind === 'seats' ? '考试名单' : '面试名单';
  throw illegal(`${list}已冻结，不能再改动`);
}

/**
 * Whether the list and the seed of a project's lots are public: once every group that has somebody is closed, or the project has
 * ended. Before, judges could learn from them whose lot they score.
 */
export async function lotsArePublic(db: Database, { id, status }: Pick<ExamRow, 'id' | 'status'>): Promise<boolean> {
  if (status === 'closed' || status === 'cancelled') return true;
  const { rows } = await db.execute(sql`
    select from exam_group g where g.exam_id = ${id} and g.closed_at is null
      and exists (select from exam_candidate c where c.group_id = g.id) limit 1`);
  return rows.length === 0 && (await drawOf(db, id, 'lots'))?.revealedAt != null;
}

/** Draws of a project whose seed is public. */
export async function revealedDraws(db: Database, row: Pick<ExamRow, 'id' | 'status'>) {
  const isOpen = await lotsArePublic(db, row);
  const { kind, seed, seedHash, committedAt } = examDraw;
  const rows = await db
    .select({ kind, seed, seedHash, committedAt })
    .from(examDraw)
    .where(and(eq(examDraw.examId, row.id), isNotNull(seed), isOpen ? undefined : ne(examDraw.kind, 'lots')))
    .orderBy(asc(committedAt));
  return rows.map((row) => ({ ...row, seed: row.seed ?? '' }));
}

/** Everybody who sits the examination, by number. */
export async function readyPeople(db: Database, row: ExamRow) {
  const rows = await db
    .select({ ...pick(examRegistration, 'id', 'number', 'accessible'), subject: examPost.subject })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .where(matching(examRegistration, { examId: row.id, status: readyState(row) }))
    .orderBy(asc(examRegistration.number));
  return rows.map(({ accessible: reason, ...person }) => ({ ...person, ...(reason && { accessible: true }) }));
}

/** How many people sit in each room of a project. */
export async function takenByRoom(db: Database, examId: string): Promise<Map<string, number>> {
  const { roomId } = examSeat;
  const rows = await db
    .select({ roomId, n: count() })
    .from(examSeat)
    .where(eq(examSeat.examId, examId))
    .groupBy(roomId);
  return new Map(rows.map((row) => [row.roomId, row.n]));
}
