import { asc, desc, eq } from 'drizzle-orm';
import { upload } from '#database/schema/files.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
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
import { rowOf, rowsIn } from './rows.ts';

export type ExamRow = typeof exam.$inferSelect;
export type StepRow = typeof examStep.$inferSelect;
export type PostRow = typeof examPost.$inferSelect;

/** Absent, foreign and unpublished ones get the same answer. */
export const examAbsent = () => appError('NOT_FOUND', { message: '该项目不存在或未发布' });

/** What the state of a project, or of something in it, does not allow. */
export const illegal = (message: string) => appError('ILLEGAL_MOVE', { message });

/** A move that a member of the staff makes. */
export const byStaff = ({ accountId: actorId }: Pick<Writer, 'accountId'>) => ({ who: 'recruiter', actorId }) as const;

/** The state in which a person sits the examination: approved and, where a fee is asked, paid. */
export const readyState = ({ settings }: ExamRow) => (settings.fee > 0 ? ('paid' as const) : ('approved' as const));

/** @throws AppError ILLEGAL_MOVE for a project that others run elsewhere: people only read about it here */
export function refuseReported({ reported }: Pick<ExamRow, 'reported'>): void {
  if (reported) throw illegal('这是外部公告，报名、审核和结果都在原公告写明的地方，本站不受理');
}

/** Locks a project to the end of the transaction. @throws AppError NOT_FOUND */
export const lockExam = (tx: Database, id: string): Promise<ExamRow> =>
  rowOf(tx, exam, { id, absent: examAbsent, lock: 'no key update' });

const AT_ONCE = 500;

/** Runs of at most `size`. */
export const portionsOf = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Does something with however many rows, so many at once. */
export async function inPortions<T>(rows: readonly T[], handle: (portion: T[]) => Promise<unknown>): Promise<void> {
  for (const portion of portionsOf(rows, AT_ONCE)) await handle(portion);
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const examFlow = flowOf(machine, exam, (db, moves) =>
  db.insert(examEvent).values(moves.map((moved) => ({ ...eventOf(moved), examId: moved.row.id, side: moved.who }))),
);

/** Moves a locked project, see `transition`. @throws AppError ILLEGAL_MOVE */
export const moveExamRow = (context: DbContext, row: ExamRow | null, step: StepOf<typeof examFlow>): Promise<ExamRow> =>
  transition(context, examFlow, row, step);

export async function insertExam(db: Database, row: typeof exam.$inferInsert): Promise<ExamRow> {
  const [made] = await db.insert(exam).values(row).returning();
  return made as ExamRow;
}

/** The timetables of projects, by project. */
export const stepsOf = async (db: Database, ids: readonly string[]): Promise<Map<string, StepRow[]>> =>
  Map.groupBy(await rowsIn(db, examStep, { examId: ids }), ({ examId }) => examId);

export const timetableOf = (db: Database, examId: string): Promise<StepRow[]> => rowsIn(db, examStep, { examId });

export const stepOf = async (db: Database, examId: string, step: ExamStep): Promise<StepRow | undefined> =>
  (await rowsIn(db, examStep, { examId, step }))[0];

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
    steps.map((entry) => {
      const old = before.find(({ step }) => step === entry.step);
      const same = (at: 'startsAt' | 'endsAt') => old?.[at].getTime() === entry[at].getTime();
      return {
        ...entry,
        examId,
        startToldAt: same('startsAt') ? (old?.startToldAt ?? null) : null,
        endToldAt: same('endsAt') ? (old?.endToldAt ?? null) : null,
      };
    }),
  );
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

/** Keeps the project's copies of the sums of its open posts. */
export async function sumPosts(db: Database, examId: string) {
  const posts = await openPostsOf(db, examId);
  const stages = [...new Set(posts.flatMap(({ stage }) => stage ?? []))];
  const employers = new Set(posts.map(({ employer }) => employer)).size;
  const headcount = posts.reduce((sum, post) => sum + post.headcount, 0);
  await db.update(exam).set({ posts: posts.length, headcount, employers, stages }).where(eq(exam.id, examId));
}

/** The table of posts in the organiser's order. */
export const postsOf = (db: Database, examId: string): Promise<PostRow[]> =>
  rowsIn(db, examPost, { examId }, { order: [examPost.line] });

/** Its posts that did not fall for lack of people. */
export const openPostsOf = (db: Database, examId: string): Promise<PostRow[]> =>
  rowsIn(db, examPost, { examId, status: 'open' }, { order: [examPost.line] });

export const noticesOf = (db: Database, examId: string) =>
  rowsIn(db, examNotice, { examId }, { order: [desc(examNotice.at)], limit: 100 });

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
export const isOrganiser = async (db: Database, companyId: string): Promise<boolean> =>
  (await rowsIn(db, examOrganiser, { companyId, status: 'allowed' })).length > 0;

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
