import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MemberRole } from '#contract/actor.ts';
import { type Writer, writerOf } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type AppError, appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import type { RegistrationMove } from '../contract/registration-state.ts';
import { mayDo, type StaffAct, type StaffRole, staffActs, staffRoles } from '../contract/staff-roles.ts';
import { examRegistration } from '../schema/exam-registrations.ts';
import { exam, examPost, examStaff } from '../schema/exams.ts';
import { registrationAbsent } from './registrations/store.ts';
import { rowOf } from './rows.ts';
import { type ExamRow, examAbsent, refuseReported } from './store.ts';

/** A member of a company who calls about a project. */
export interface StaffCaller extends Writer {
  memberRole: MemberRole;
}

export const staffCaller = (ctx: Ctx): StaffCaller => ({ ...writerOf(ctx), memberRole: member(ctx).member.role });

/** A company member's access to an exam project. */
export interface ExamAccess {
  row: ExamRow;
  role: StaffRole;
  /** Codes of the posts whose registrations the caller sees; null for all. */
  posts: readonly string[] | null;
  caller: StaffCaller;
}

/** What a member of a company wants to do with a project, or with something in one. */
export interface Wish {
  id: string;
  act: StaffAct;
  /** The error for a caller without access: the same as for an absent object. */
  absent?: () => AppError;
}

/**
 * Decides what a company member may do in a project: owners of the organiser lead it, everybody else has the role they were
 * appointed to. A caller without a role gets the error of an absent project.
 * @throws AppError NOT_FOUND, FORBIDDEN where the role does not include the act
 */
export async function examAccess(
  db: Database,
  caller: StaffCaller,
  { id, act, absent = examAbsent }: Wish,
): Promise<ExamAccess> {
  const { companyId, memberId, memberRole } = caller;
  const [found] = await db
    .select({ row: exam, staff: examStaff })
    .from(exam)
    .leftJoin(examStaff, and(eq(examStaff.examId, exam.id), eq(examStaff.memberId, memberId)))
    .where(eq(exam.id, id));
  const role = found && (memberRole === 'owner' && found.row.companyId === companyId ? 'lead' : found.staff?.role);
  if (!found || !role) throw absent();
  if (act !== 'read') refuseReported(found.row);
  if (!mayDo(role, act))
    throw appError('FORBIDDEN', { message: `您是这个项目的${staffRoles[role]}，不能${staffActs[act].label}` });
  return { row: found.row, role, posts: role === 'reviewer' ? (found.staff?.posts ?? null) : null, caller };
}

export const actOf = (move: RegistrationMove): StaffAct => (feeMoves.includes(move) ? 'settleFees' : 'review');
const feeMoves: readonly RegistrationMove[] = ['pay', 'waive', 'lapse', 'refund'];

/** The caller's access to one registration; a post outside the caller's appointment is answered like an absent one. */
export async function registrationAccess(
  db: Database,
  caller: StaffCaller,
  { id, act, absent = registrationAbsent }: Wish,
): Promise<ExamAccess> {
  const [found] = await db
    .select({ examId: examRegistration.examId, code: examPost.code })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .where(eq(examRegistration.id, id));
  if (!found) throw absent();
  const access = await examAccess(db, caller, { id: found.examId, act, absent });
  if (access.posts && !access.posts.includes(found.code)) throw absent();
  return access;
}

type OfExam = PgTable & { id: PgColumn; examId: PgColumn; $inferSelect: { examId: string } };

/** Finds a row of a project, locked where it is about to move, and the caller's access; absent and foreign rows get one error. */
export const accessTo =
  <T extends OfExam>(table: T, absent: () => AppError, isLocked = false) =>
  async (db: Database, caller: StaffCaller, { id, act }: Wish) => {
    const lock = isLocked ? 'no key update' : undefined;
    const found: T['$inferSelect'] = await rowOf(db, table, { id, absent, lock });
    return { ...(await examAccess(db, caller, { id: found.examId, act, absent })), found };
  };

type Input = { params: { id: string } };
export type Sent<Body> = Input & { body: Body };
export type Asking<Query> = Input & { query: Query };
type Find<Part> = (db: Database, caller: StaffCaller, wish: Wish) => Promise<Part>;
type Work<Part, I, T> = (db: Database, access: Part, input: I, ctx: Ctx) => T | Promise<T>;

/** Answers a staff call; `find` reads and checks the caller's access by the id in the path. @throws AppError as `find` does */
export const reads =
  <Part, I extends Input, T>(find: Find<Part>, act: StaffAct | ((input: I) => StaffAct), work: Work<Part, I, T>) =>
  async (ctx: Ctx, input: I): Promise<T> => {
    const wish = { id: input.params.id, act: typeof act === 'string' ? act : act(input) };
    return work(ctx.db, await find(ctx.db, staffCaller(ctx), wish), input, ctx);
  };

/** The same in a transaction. */
export const writes =
  <Part, I extends Input, T>(...call: Parameters<typeof reads<Part, I, T>>) =>
  (ctx: Ctx, input: I): Promise<T> =>
    ctx.db.transaction((db) => reads(...call)({ ...ctx, db }, input));

/** Calls that write one thing or another, and all answer with the same reading afterwards. */
export const changes =
  <Part, T>(find: Find<Part>, act: StaffAct, read: (db: Database, access: Part) => Promise<T>) =>
  <I extends Input>(write: Work<Part, I, unknown>) =>
    writes(find, act, async (tx, access, input: I, ctx) => {
      await write(tx, access, input, ctx);
      return read(tx, access);
    });
