import { and, eq, inArray } from 'drizzle-orm';
import type { ExamSettings } from '#contract/exams/exam-settings.ts';
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
import { inPart } from './queue.ts';
import { type Decision, tellApplicants } from './tell-applicants.ts';

interface Request {
  id: string;
  actorId: string;
  move: Exclude<Decision, 'fall' | 'seat'>;
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

/** Decides a registration. @throws AppError NOT_FOUND, ILLEGAL_MOVE where another decided first, INVALID_INPUT, CONFLICT */
export async function decide(tx: Database, request: Request, now: Date): Promise<void> {
  const { id, actorId, move, reason, completeBy, asked } = request;
  const answers = isAnswer(move);
  const { row, settings } = await lockRegistration(tx, id);
  const saved = await moveRegistration({ db: tx, now }, row, {
    ...{ move, who: 'recruiter', actorId, note: reason, refusal: '这份报名已有人处理，请刷新后再看' },
    values: async () => {
      checkReasons(row, request, now);
      if (answers && !mayAnswer(row, request))
        throw appError('FORBIDDEN', { message: '原结论是你作的，申诉须由其他审核人或负责人答复' });
      if (answers || move === 'reopen') await refuseAfterDraw(tx, row.examId);
      if (move === 'reopen' && row.status === 'refused')
        await requireNoOther(tx, row, '该考生已改报本项目的其他岗位，结论不能撤销');
      return {
        reason: move === 'reopen' ? null : reason || null,
        completeBy: move === 'return' && completeBy ? new Date(completeBy) : null,
        asked: move === 'return' ? [...asked] : [],
        decidedBy: move === 'reopen' ? null : actorId,
        decidedAt: move === 'reopen' ? null : now,
        ...feeAfter(row, settings, move, now),
      };
    },
    notify: (moved) => tellApplicants(tx, [moved], move, now),
  });
  if (move === 'approve' || move === 'grant') await keepPaid({ db: tx, now }, [saved]);
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

/** Approves those of the given registrations that still wait and fit every rule. */
export async function approveAll(tx: Database, { part, actorId, ids }: BatchRequest, now: Date) {
  const rows = await tx
    .select()
    .from(examRegistration)
    .where(
      and(
        inPart(tx, part),
        inArray(examRegistration.id, [...ids]),
        eq(examRegistration.status, 'submitted'),
        eq(examRegistration.standing, 'fits'),
      ),
    )
    .orderBy(examRegistration.id)
    .for('no key update');
  const saved = await moveRegistrations({ db: tx, now }, rows, {
    ...{ move: 'approve', who: 'recruiter', actorId },
    values: { reason: null, decidedBy: actorId, decidedAt: now },
  });
  await tellApplicants(tx, saved, 'approve', now);
  await keepPaid({ db: tx, now }, saved);
  return { approved: saved.length };
}
