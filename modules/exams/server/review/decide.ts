import { sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isTaken } from '#server/platform/database/is-taken.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import { registration as machine, type RegistrationMove } from '../../contract/registration-state.ts';
import type { examReviewEndpoints } from '../../contract/review.ts';
import type { StaffRole } from '../../contract/staff-roles.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import type { ExamAccess, Sent } from '../policy.ts';
import {
  moveRegistration,
  moveRegistrations,
  type RegistrationRow,
  registrationAbsent,
  requireNoOther,
  twinsOf,
} from '../registrations/store.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { lockRows, matching, rowOf } from '../rows.ts';
import { illegal } from '../store.ts';
import { dropClaim, nameOfReviewer, takeClaim } from './claims.ts';
import { approvable, visibleTo } from './queue.ts';
import { isHeldBack, mayBeUndone, tellApplicants, tellLater } from './tell-applicants.ts';

export const isAnswer = (move: RegistrationMove): boolean => move === 'grant' || move === 'uphold';

/** An appeal is answered by somebody who neither proposed nor decided, or by who leads the project. */
export const mayAnswer = (
  { decidedBy, proposedBy }: Pick<RegistrationRow, 'decidedBy' | 'proposedBy'>,
  { role, caller: { accountId } }: { role: StaffRole; caller: { accountId: string } },
): boolean => role === 'lead' || ![decidedBy, proposedBy].includes(accountId);

interface Request extends BodyOf<typeof examReviewEndpoints, 'POST /api/company/examRegistrations/:id/moves'> {
  id: string;
  actorId: string;
}

/** Whether a reviewer takes back the own decision, or the own proposal, before anybody was told of it. */
const isUndo = (
  { status, proposedBy, decidedBy, decidedAt }: RegistrationRow,
  { move, actorId }: Pick<Request, 'move' | 'actorId'>,
  now: Date,
): boolean =>
  (status === 'checking' ? move === 'dispute' && proposedBy === actorId : move === 'reopen' && decidedBy === actorId) &&
  isHeldBack(decidedAt, now);

/** @throws AppError INVALID_INPUT for a missing reason or day */
function checkReasons(row: RegistrationRow, { move, reason, completeBy, actorId }: Request, now: Date): void {
  if (move === 'return' && !(completeBy && new Date(completeBy) > now))
    throw fieldError('body.completeBy', '请选择晚于现在的补件截止时间');
  if (isUndo(row, { move, actorId }, now)) return;
  if (reason !== '' || move === 'pay' || move === 'refund' || (move === 'approve' && row.standing !== 'unfit')) return;
  const message = move === 'approve' ? '有不符合的规则，通过须写明理由' : '请写明理由，会告诉考生';
  throw fieldError('body.reason', message);
}

async function refusalOf(tx: Database, row: RegistrationRow, actorId: string): Promise<string> {
  const decider = row.decidedBy && row.decidedBy !== actorId ? `由${await nameOfReviewer(tx, row.decidedBy)}` : '';
  const state = machine.labels.recruiter[row.status];
  return `这份报名已${decider}处理，现在是“${state}”`;
}

/** What a decision about the fee changes. @throws AppError ILLEGAL_MOVE */
function feeAfter(row: RegistrationRow, { fee }: ExamSettings, move: Request['move'], now: Date) {
  if (move === 'refund') {
    if (!row.fee || row.refundedAt) throw illegal('没有需要退的考务费');
    return { refundedAt: now };
  }
  if (move !== 'pay' && move !== 'waive' && move !== 'lapse') return {};
  if (fee === 0) throw illegal('这个项目不收考务费');
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
  if (row.proposedBy === actorId) throw illegal('初审和复核须由不同的人完成');
  if (row.proposed !== move) throw illegal('与初审结论不同，请先退回初审');
}

const twinApproved = (which: string) =>
  appError('CONFLICT', {
    message: `同证号的另一份报名${which}已经通过。一个人只能通过一份，请先核对身份，再撤销那份或不通过这份`,
  });

/** Decides a registration. @throws AppError NOT_FOUND, ILLEGAL_MOVE where another decided first, INVALID_INPUT, CONFLICT */
export async function decide(tx: Database, access: ExamAccess, given: Omit<Request, 'actorId'>): Promise<void> {
  const { accountId: actorId, now } = access.caller;
  const request = { ...given, actorId };
  const { id, move, completeBy, asked } = request;
  const answers = isAnswer(move);
  const { settings } = access.row;
  // Of two reviewers the second finds the first one's decision.
  const row = await rowOf(tx, examRegistration, { id, absent: registrationAbsent, lock: 'no key update' });
  if (claimed.includes(move)) await takeClaim(tx, id, access.caller);
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
    note: isUndo(row, request, now) ? reason || '当场撤销' : reason,
    refusal: await refusalOf(tx, row, actorId),
    values: async () => {
      checkReasons(row, judged, now);
      // Of two registrations with one identity number one is approved, so that nobody gets two seats.
      const [twin] = move === 'approve' || move === 'grant' ? await twinsOf(tx, row, ['approved', 'paid']) : [];
      if (twin) throw twinApproved(`（报名号 ${twin.number}）`);
      // Nobody but the reviewers knows of a proposal.
      if (isFirst) return { proposed: move, proposedBy: actorId, reason: reason || null, decidedAt: now };
      if (answers && !mayAnswer(row, access))
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
      if (isFirst || move === 'dispute') return;
      // What nobody was told of needs no correction.
      if (move === 'reopen' && isHeldBack(row.decidedAt, now)) return;
      if (mayBeUndone(move)) await tellLater(tx, [moved], move, now);
      else await tellApplicants(tx, [moved], move, now);
    },
  }).catch((error: unknown) => {
    // Another reviewer approved the other one at the same moment.
    throw isTaken(error) ? twinApproved('') : error;
  });
  if (claimed.includes(move)) await dropClaim(tx, id, access.caller);
  if (saved.status === 'approved' && (move === 'approve' || move === 'grant')) await keepPaid({ db: tx, now }, [saved]);
}

/** A fee that was paid for a fallen post counts for the one chosen instead. */
async function keepPaid(context: DbContext, approved: readonly RegistrationRow[]): Promise<void> {
  const paid = approved.filter(({ fee }) => fee !== null);
  await moveRegistrations(context, paid, { move: 'pay', who: 'system', actorId: null });
}

/**
 * Approves those of the given registrations that fit every rule and that nobody else has claimed. Where every decision takes two
 * people, those that wait are proposed, and those that another person proposed are approved.
 */
export async function approveAll(
  tx: Database,
  access: ExamAccess,
  { body: { ids } }: Sent<{ ids: readonly string[] }>,
) {
  const { accountId: actorId, now } = access.caller;
  const isFree = sql`not exists (select from exam_claim c where c.registration_id = ${examRegistration.id}
    and c.account_id <> ${actorId}::bigint and c.expires_at > ${now})`;
  const chosen = matching(examRegistration, { id: ids });
  const rows = await lockRows(
    tx,
    examRegistration,
    sql`${visibleTo(tx, access)} and ${chosen} and ${approvable(actorId)} and ${isFree}`,
  );
  const context = { db: tx, now };
  const by = { who: 'recruiter', actorId } as const;
  const { submitted = [], checking = [] } = Object.groupBy(rows, ({ status }) => status as 'submitted' | 'checking');
  const isFirst = access.row.settings.secondReview === 'all';
  const proposal = { proposed: 'approve', proposedBy: actorId, decidedAt: now };
  const proposed = isFirst
    ? await moveRegistrations(context, submitted, { ...by, move: 'propose', values: proposal })
    : [];
  const values = { proposed: null, reason: null, decidedBy: actorId, decidedAt: now };
  for (const group of isFirst ? [checking] : [submitted, checking]) {
    const saved = await moveRegistrations(context, group, { ...by, move: 'approve', values });
    await tellLater(tx, saved, 'approve', now);
    await keepPaid(context, saved);
  }
  return { approved: isFirst ? proposed.length + checking.length : rows.length };
}
