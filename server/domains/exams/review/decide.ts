import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ExamSettings } from '#contract/exams/exam-settings.ts';
import { registration as machine, type RegistrationState } from '#contract/exams/registration-state.ts';
import { examRegistration } from '#database/schema/exam-registrations.ts';
import { exam } from '#database/schema/exams.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { StaffPart } from '../policy.ts';
import {
  moveRegistration,
  moveRegistrations,
  type RegistrationRow,
  registrationAbsent,
  requireNoOther,
} from '../registrations/store.ts';
import { refuseAfterDraw } from '../rooms/refuse-after-draw.ts';
import { isAnswer, mayAnswer } from './answer-appeal.ts';
import { dropClaim, nameOfReviewer, takeClaim } from './claims.ts';
import { approvable, inPart } from './queue.ts';
import { type Decision, tellApplicants } from './tell-applicants.ts';

interface Request {
  id: string;
  actorId: string;
  move: Exclude<Decision, 'fall' | 'seat' | 'reseat'> | 'dispute';
  reason: string;
  completeBy?: string | undefined;
  asked: readonly string[];
  /** Whether the caller leads the project. */
  leads: boolean;
}

/** Locks a registration: of two reviewers the second finds the first one's decision. */
async function lockRegistration(tx: Database, id: string) {
  const [found] = await tx
    .select({ row: examRegistration, settings: exam.settings })
    .from(examRegistration)
    .innerJoin(exam, eq(exam.id, examRegistration.examId))
    .where(eq(examRegistration.id, id))
    .for('no key update', { of: examRegistration });
  if (!found) throw registrationAbsent();
  return found;
}

/** @throws AppError INVALID_INPUT for a missing reason or day */
function checkReasons(row: RegistrationRow, { move, reason, completeBy }: Request, now: Date): void {
  if (move === 'return' && !(completeBy && new Date(completeBy) > now))
    throw fieldError('body.completeBy', '请选择晚于现在的补件截止时间');
  if (reason !== '' || move === 'pay' || move === 'refund' || (move === 'approve' && row.standing !== 'unfit')) return;
  const message = move === 'approve' ? '有不符合的规则，通过须写明理由' : '请写明理由，会告诉考生';
  throw fieldError('body.reason', message);
}

/** Who was faster, in words. */
async function refusalOf(tx: Database, row: RegistrationRow, actorId: string): Promise<string> {
  const decider = row.decidedBy && row.decidedBy !== actorId ? `由${await nameOfReviewer(tx, row.decidedBy)}` : '';
  const state = machine.labels.recruiter[row.status as RegistrationState];
  return `这份报名已${decider}处理，现在是“${state}”`;
}

/** What a decision about the fee changes. @throws AppError ILLEGAL_MOVE */
function feeAfter(row: RegistrationRow, { fee }: ExamSettings, move: Request['move'], now: Date) {
  const refuse = (message: string) => appError('ILLEGAL_MOVE', { message });
  if (move === 'refund') {
    if (!row.fee || row.refundedAt) throw refuse('没有需要退的考务费');
    return { refundedAt: now };
  }
  if (move !== 'pay' && move !== 'waive' && move !== 'lapse') return {};
  if (fee === 0) throw refuse('这个项目不收考务费');
  return move === 'lapse' ? {} : { fee: move === 'pay' ? BigInt(fee) : 0n };
}

/** Moves of a registration that waits for a reviewer. */
const claimed: readonly Request['move'][] = ['approve', 'return', 'refuse', 'dispute'];

/** Whether a decision has to be confirmed by another person. */
const isProposal = ({ secondReview }: ExamSettings, { status }: RegistrationRow, move: Request['move']) =>
  status === 'submitted' &&
  (move === 'refuse' ? secondReview !== 'none' : move === 'approve' && secondReview === 'all');

/** The first reviewer's decision is confirmed by another person, as it stands. @throws AppError ILLEGAL_MOVE */
function checkSecond(row: RegistrationRow, { move, actorId }: Request): void {
  if (row.status !== 'checking' || move === 'dispute') return;
  if (row.proposedBy === actorId) throw appError('ILLEGAL_MOVE', { message: '初审和复核须由不同的人完成' });
  if (row.proposed !== move) throw appError('ILLEGAL_MOVE', { message: '与初审结论不同，请先退回初审' });
}

/** What a decision that is not final records: nobody but the reviewers knows of it. */
const proposal = (move: Request['move'], { actorId, reason }: Request) => ({
  proposed: move,
  proposedBy: actorId,
  reason: reason || null,
});

/** Decides a registration. @throws AppError NOT_FOUND, ILLEGAL_MOVE where another decided first, INVALID_INPUT, CONFLICT */
export async function decide(tx: Database, request: Request, now: Date): Promise<void> {
  const { id, actorId, move, completeBy, asked } = request;
  const answers = isAnswer(move);
  const { row, settings } = await lockRegistration(tx, id);
  if (claimed.includes(move)) await takeClaim(tx, { id, accountId: actorId, now });
  checkSecond(row, request);
  const isFirst = isProposal(settings, row, move);
  // A confirmation without words of its own tells the applicant the first reviewer's.
  const reason = request.reason || (row.status === 'checking' && move !== 'dispute' ? (row.reason ?? '') : '');
  const judged = { ...request, reason };
  const takesBack = move === 'reopen' || move === 'dispute';
  const saved = await moveRegistration({ db: tx, now }, row, {
    move: isFirst ? 'propose' : move,
    who: 'recruiter',
    actorId,
    note: reason,
    refusal: await refusalOf(tx, row, actorId),
    values: async () => {
      checkReasons(row, judged, now);
      if (isFirst) return proposal(move, judged);
      if (answers && !mayAnswer(row, request))
        throw appError('FORBIDDEN', { message: '原结论是你作的，申诉须由其他审核人或负责人答复' });
      if (answers || move === 'reopen') await refuseAfterDraw(tx, row.examId);
      if (move === 'reopen' && row.status === 'refused')
        await requireNoOther(tx, row, '该考生已改报本项目的其他岗位，结论不能撤销');
      return {
        proposed: null,
        proposedBy: takesBack ? null : row.proposedBy,
        reason: takesBack ? null : reason || null,
        completeBy: move === 'return' && completeBy ? new Date(completeBy) : null,
        asked: move === 'return' ? [...asked] : [],
        decidedBy: takesBack ? null : actorId,
        decidedAt: takesBack ? null : now,
        ...feeAfter(row, settings, move, now),
      };
    },
    notify: async (moved) => {
      if (!isFirst && move !== 'dispute') await tellApplicants(tx, [moved], move, now);
    },
  });
  if (claimed.includes(move)) await dropClaim(tx, { id, accountId: actorId });
  if (saved.status === 'approved' && (move === 'approve' || move === 'grant')) await keepPaid({ db: tx, now }, [saved]);
}

/** A fee that was paid for a fallen post counts for the one chosen instead. */
async function keepPaid(act: Act, approved: readonly RegistrationRow[]): Promise<void> {
  const paid = approved.filter(({ fee }) => fee !== null);
  await moveRegistrations(act, paid, { move: 'pay', who: 'system', actorId: null });
}

interface BatchRequest {
  part: StaffPart;
  actorId: string;
  ids: readonly string[];
}

/**
 * Approves those of the given registrations that fit every rule and are not claimed by others: those that wait, or proposes to, and
 * those that another person proposed.
 */
export async function approveAll(tx: Database, { part, actorId, ids }: BatchRequest, now: Date) {
  const rows = await tx
    .select()
    .from(examRegistration)
    .where(
      and(
        inPart(tx, part),
        inArray(examRegistration.id, [...ids]),
        approvable(actorId),
        sql`not exists (select from exam_claim c where c.registration_id = ${examRegistration.id}
          and c.account_id <> ${actorId}::bigint and c.expires_at > ${now})`,
      ),
    )
    .orderBy(examRegistration.id)
    .for('no key update');
  const act = { db: tx, now };
  const by = { who: 'recruiter', actorId } as const;
  const { submitted = [], checking = [] } = Object.groupBy(rows, ({ status }) => status as 'submitted' | 'checking');
  const isFirst = part.row.settings.secondReview === 'all';
  const proposal = { proposed: 'approve', proposedBy: actorId };
  const proposed = isFirst ? await moveRegistrations(act, submitted, { ...by, move: 'propose', values: proposal }) : [];
  const values = { proposed: null, reason: null, decidedBy: actorId, decidedAt: now };
  for (const group of isFirst ? [checking] : [submitted, checking]) {
    const saved = await moveRegistrations(act, group, { ...by, move: 'approve', values });
    await tellApplicants(tx, saved, 'approve', now);
    await keepPaid(act, saved);
  }
  return { approved: isFirst ? proposed.length + checking.length : rows.length };
}
