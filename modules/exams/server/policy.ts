import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MemberRole } from '#contract/actor.ts';
import { type Writer, writerOf } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type AppError, appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import type { RegistrationMove } from '../contract/registration-state.ts';
import { mayDo, type StaffAct, type StaffRole, staffActs, staffRoles } from '../contract/staff-roles.ts';
import { examEvidence, examRegistration, examRoom, examSeatChange } from '../schema/exam-registrations.ts';
import { exam, examPost, examStaff } from '../schema/exams.ts';
import { examPublication } from '../schema/publications.ts';
import { evidenceAbsent, registrationAbsent } from './registrations/store.ts';
import { publicationAbsent } from './results/publications.ts';
import { roomAbsent, seatChangeAbsent } from './rooms/store.ts';
import { type ExamRow, examAbsent, refuseReported } from './store.ts';

/** A member of a company who calls about a project. */
export interface StaffCaller extends Writer {
  memberRole: MemberRole;
}

export const staffCaller = (ctx: Ctx): StaffCaller => ({
  ...writerOf(ctx),
  memberRole: member(ctx).member.role,
});

/** A caller's part in a project. */
export interface StaffPart {
  row: ExamRow;
  role: StaffRole;
  /** Codes of the posts whose registrations the caller sees; null for all. */
  posts: readonly string[] | null;
}

/**
 * The only judge of what a member of a company may do in a project: owners of the organiser lead it, everybody else has the part
 * that they are named for. Who has no part gets the answer of an absent project.
 * @throws AppError NOT_FOUND, FORBIDDEN where the part does not include the act
 */
export async function requirePart(
  db: Database,
  { companyId, memberId, memberRole }: StaffCaller,
  { examId, act, absent = examAbsent }: { examId: string; act: StaffAct; absent?: () => AppError },
): Promise<StaffPart> {
  const [found] = await db
    .select({ row: exam, staff: examStaff })
    .from(exam)
    .leftJoin(examStaff, and(eq(examStaff.examId, exam.id), eq(examStaff.memberId, memberId)))
    .where(eq(exam.id, examId));
  const role = found && (memberRole === 'owner' && found.row.companyId === companyId ? 'lead' : found.staff?.role);
  if (!found || !role) throw absent();
  if (act !== 'read') refuseReported(found.row);
  const part = {
    row: found.row,
    role,
    posts: role === 'reviewer' ? (found.staff?.posts ?? null) : null,
  };
  if (!mayDo(part.role, act))
    throw appError('FORBIDDEN', { message: `您是这个项目的${staffRoles[part.role]}，不能${staffActs[act].label}` });
  return part;
}

export const actOf = (move: RegistrationMove): StaffAct => (feeMoves.includes(move) ? 'settleFees' : 'review');
const feeMoves: readonly RegistrationMove[] = ['pay', 'waive', 'lapse', 'refund'];

/** The caller's part about one registration; one of a post that the caller is not named for is answered like an absent one. */
export async function requirePartOfRegistration(
  db: Database,
  caller: StaffCaller,
  { id, act, absent = registrationAbsent }: { id: string; act: StaffAct; absent?: () => AppError },
): Promise<StaffPart> {
  const [found] = await db
    .select({ examId: examRegistration.examId, code: examPost.code })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .where(eq(examRegistration.id, id));
  if (!found) throw absent();
  const part = await requirePart(db, caller, { examId: found.examId, act, absent });
  if (part.posts && !part.posts.includes(found.code)) throw absent();
  return part;
}

/** The caller's part about a piece of evidence. */
export async function requirePartOfEvidence(db: Database, caller: StaffCaller, id: string): Promise<StaffPart> {
  const [found] = await db
    .select({ registrationId: examEvidence.registrationId })
    .from(examEvidence)
    .where(eq(examEvidence.id, id));
  const request = { id: found?.registrationId ?? '0', act: 'readRegistrations', absent: evidenceAbsent } as const;
  return requirePartOfRegistration(db, caller, request);
}

type OfExam = PgTable & { id: PgColumn; examId: PgColumn; $inferSelect: { examId: string } };

/** Finds a row of a project, locked where it is about to move, and the caller's part in it; absent and foreign ones get one answer. */
export const partOf =
  <T extends OfExam>(table: T, absent: () => AppError, isLocked = false) =>
  async (db: Database, caller: StaffCaller, { id, act }: { id: string; act: StaffAct }) => {
    const query = db
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id));
    const [found] = (await (isLocked ? query.for('no key update') : query)) as T['$inferSelect'][];
    if (!found) throw absent();
    return { ...(await requirePart(db, caller, { examId: found.examId, act, absent })), found };
  };

export const requirePartOfSeatChange = partOf(examSeatChange, seatChangeAbsent);
export const requirePartOfRoom = partOf(examRoom, roomAbsent);
export const requirePartOfPublication = partOf(examPublication, publicationAbsent);

/** Works in a transaction for a member of staff, whose part `require` finds and judges. @throws AppError as `require` does */
export function asStaff<Wish, Part, T>(
  ctx: Ctx,
  require: (tx: Database, caller: StaffCaller, wish: Wish) => Promise<Part>,
  wish: Wish,
  work: (tx: Database, caller: StaffCaller, part: Part) => Promise<T>,
): Promise<T> {
  const caller = staffCaller(ctx);
  return ctx.db.transaction(async (tx) => work(tx, caller, await require(tx, caller, wish)));
}
