import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { upload } from '#database/schema/files.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { type AppError, appError } from '#server/platform/http/app-error.ts';
import { eventOf, flowOf, type StepOf, transition } from '#server/platform/transition.ts';
import type { ExamAttachment } from '../contract/exam-shapes.ts';
import { type ExamStep, exam as machine } from '../contract/exam-state.ts';
import {
  exam,
  examAttachment,
  examEvent,
  examNotice,
  examOrganiser,
  examPost,
  examStaff,
  examStep,
} from '../schema/exams.ts';

export type ExamRow = typeof exam.$inferSelect;
export type StepRow = typeof examStep.$inferSelect;
export type PostRow = typeof examPost.$inferSelect;

/** Absent, foreign and unpublished ones get the same answer. */
export const examAbsent = () => appError('NOT_FOUND', { message: '该项目不存在或未发布' });

/** What the state of a project, or of something in it, does not allow. */
export const illegal = (message: string) => appError('ILLEGAL_MOVE', { message });

/** The state in which a person sits the examination: approved and, where a fee is asked, paid. */
export const readyState = ({ settings }: ExamRow) => (settings.fee > 0 ? 'paid' : 'approved');

/** @throws AppError ILLEGAL_MOVE for a project that others run elsewhere: people only read about it here */
export function refuseReported({ reported }: Pick<ExamRow, 'reported'>): void {
  if (reported) throw illegal('这是外部公告，报名、审核和结果都在原公告写明的地方，本站不受理');
}

type TableWithId = PgTable & { id: PgColumn };

/** A row by its id, locked to the end of the transaction where a lock is named. @throws AppError as `absent` says */
export async function rowOf<T extends TableWithId>(
  db: Database,
  table: T,
  { id, absent, lock }: { id: string; absent: () => AppError; lock?: 'share' | 'no key update' | undefined },
): Promise<T['$inferSelect']> {
  const query = db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw absent();
  return row;
}

/** Locks a project to the end of the transaction. @throws AppError NOT_FOUND */
export const lockExam = (tx: Database, id: string): Promise<ExamRow> =>
  rowOf(tx, exam, { id, absent: examAbsent, lock: 'no key update' });

const AT_ONCE = 500;

/** Inserts however many rows, so many with a statement. */
export async function inPortions<T>(rows: readonly T[], insert: (portion: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE));
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const examFlow = flowOf(machine, exam, (db, moves) =>
  db.insert(examEvent).values(moves.map((moved) => ({ ...eventOf(moved), examId: moved.row.id, side: moved.who }))),
);

/** Moves a locked project, see `transition`. @throws AppError ILLEGAL_MOVE */
export const moveExamRow = (act: DbContext, row: ExamRow | null, step: StepOf<typeof examFlow>): Promise<ExamRow> =>
  transition(act, examFlow, row, step);

export async function insertExam(db: Database, row: typeof exam.$inferInsert): Promise<ExamRow> {
  const [made] = await db.insert(exam).values(row).returning();
  return made as ExamRow;
}

/** The timetables of projects, by project. */
export async function stepsOf(db: Database, ids: readonly string[]): Promise<Map<string, StepRow[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(examStep)
          .where(inArray(examStep.examId, [...ids]));
  return Map.groupBy(rows, ({ examId }) => examId) as Map<string, StepRow[]>;
}

export const timetableOf = async (db: Database, id: string): Promise<StepRow[]> =>
  (await stepsOf(db, [id])).get(id) ?? [];

export const stepOf = async (db: Database, id: string, name: ExamStep): Promise<StepRow | undefined> =>
  (await timetableOf(db, id)).find(({ step }) => step === name);

/** Replaces the timetable. A step whose times stay keeps what was told of it. */
export async function saveSteps(
  db: Database,
  examId: string,
  steps: readonly Omit<StepRow, 'examId' | 'startToldAt' | 'endToldAt'>[],
) {
  const before = await timetableOf(db, examId);
  await db.delete(examStep).where(eq(examStep.examId, examId));
  if (steps.length === 0) return;
  await db.insert(examStep).values(
    steps.map((one) => {
      const old = before.find(({ step }) => step === one.step);
      const same = (at: 'startsAt' | 'endsAt') => old?.[at].getTime() === one[at].getTime();
      return {
        ...one,
        examId,
        startToldAt: same('startsAt') ? (old?.startToldAt ?? null) : null,
        endToldAt: same('endsAt') ? (old?.endToldAt ?? null) : null,
      };
    }),
  );
}

/** Replaces the table of posts and the project's copies of its sums. */
export async function replacePosts(db: Database, examId: string, posts: readonly (typeof examPost.$inferInsert)[]) {
  await db.delete(examPost).where(eq(examPost.examId, examId));
  await inPortions(posts, (portion) => db.insert(examPost).values(portion));
  await sumPosts(db, examId);
}

/** Changes and adds single posts, by code. */
export async function amendPosts(db: Database, examId: string, posts: readonly (typeof examPost.$inferInsert)[]) {
  const target = [examPost.examId, examPost.code];
  for (const { id, ...set } of posts)
    await db
      .insert(examPost)
      .values({ id, ...set })
      .onConflictDoUpdate({ target, set });
  await sumPosts(db, examId);
}

async function sumPosts(db: Database, examId: string) {
  const posts = (await postsOf(db, examId)).filter(({ status }) => status === 'open');
  const stages = [...new Set(posts.flatMap(({ stage }) => stage ?? []))];
  const employers = new Set(posts.map(({ employer }) => employer)).size;
  const headcount = posts.reduce((sum, post) => sum + post.headcount, 0);
  await db.update(exam).set({ posts: posts.length, headcount, employers, stages }).where(eq(exam.id, examId));
}

/** The table of posts in the organiser's order. */
export const postsOf = (db: Database, examId: string): Promise<PostRow[]> =>
  db.select().from(examPost).where(eq(examPost.examId, examId)).orderBy(asc(examPost.line));

export const noticesOf = (db: Database, examId: string) =>
  db.select().from(examNotice).where(eq(examNotice.examId, examId)).orderBy(desc(examNotice.at)).limit(100);

/** The files beside a project's announcement, in the organiser's order. Anyone who has the address may fetch them. */
export async function attachmentsOf(db: Database, examId: string): Promise<ExamAttachment[]> {
  const { id, name, size } = upload;
  const rows = await db
    .select({ id, name, size })
    .from(examAttachment)
    .innerJoin(upload, eq(upload.id, examAttachment.fileId))
    .where(eq(examAttachment.examId, examId))
    .orderBy(asc(examAttachment.line));
  return rows.map((file) => ({ ...file, url: `/uploads/${file.id}/${encodeURIComponent(file.name)}` }));
}

/** Whether a company may hold projects now. */
export async function isOrganiser(db: Database, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: examOrganiser.status })
    .from(examOrganiser)
    .where(eq(examOrganiser.companyId, companyId));
  return row?.status === 'allowed';
}

/** Names a member for a part in a project, or changes the part. */
export async function saveStaff(db: Database, row: typeof examStaff.$inferInsert): Promise<void> {
  const target = [examStaff.examId, examStaff.memberId];
  await db.insert(examStaff).values(row).onConflictDoUpdate({ target, set: row });
}

export const LISTS = 'exams';
export const tagOf = (id: string) => `exam:${id}`;
export const tagsOf = (id: string) => [tagOf(id), LISTS];

/** On commit, invalidates the pages of a project and the lists. */
export const publishPageChanges = (tx: Database, id: string): Promise<void> => publishPages(tx, tagsOf(id));
