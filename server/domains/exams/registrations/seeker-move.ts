import { and, eq } from 'drizzle-orm';
import type { EvidenceKind } from '#contract/exams/evidence.ts';
import { mostEvidence } from '#contract/exams/registrations.ts';
import { examRegistration } from '#database/schema/exam-registrations.ts';
import { exam } from '#database/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { takesPayments } from '../fee/takes-payments.ts';
import { stepsOf } from '../store.ts';
import { chosenPost } from './choose-post.ts';
import { addEvidence, moveRegistration, partsOf, type RegistrationRow, registrationAbsent } from './store.ts';

interface Request {
  id: string;
  accountId: string;
  joberId: string;
  move: 'withdraw' | 'complete' | 'remit' | 'choose';
  postId?: string | undefined;
  note: string;
  evidence: readonly { kind: EvidenceKind; fileId: string }[];
}

/**
 * Withdraws a registration, completes a returned one in time, sends the receipt of the fee, or chooses another post.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function moveOwnRegistration(tx: Database, request: Request, now: Date): Promise<void> {
  const { id, accountId, joberId, move, note, evidence } = request;
  const [row] = await tx
    .select()
    .from(examRegistration)
    .where(and(eq(examRegistration.id, id), eq(examRegistration.joberId, joberId)))
    .for('no key update');
  if (!row) throw registrationAbsent();
  if (move === 'complete' || move === 'remit') {
    if (move === 'remit') await requirePayTime(tx, row.examId, now);
    else if (row.completeBy && row.completeBy <= now) throw appError('ILLEGAL_MOVE', { message: '补件时间已过' });
    if (evidence.length === 0 && note === '') throw fieldError('body.evidence', '请上传材料或写明说明');
    const before = (await partsOf(tx, [id])).evidence.get(id)?.length ?? 0;
    if (before + evidence.length > 3 * mostEvidence) throw fieldError('body.evidence', '补充的材料太多');
  }
  await moveRegistration({ db: tx, now }, row, {
    ...{ move, who: 'seeker', actorId: accountId, note },
    ...(move === 'withdraw' ? { refusal: '审核已有结论，不能撤回' } : {}),
    values: () => valuesOf(tx, row, request, now),
  });
  if (move !== 'withdraw') await addEvidence(tx, { accountId, registrationId: id, files: evidence, now });
}

const valuesOf = (tx: Database, row: RegistrationRow, { move, ...given }: Request, now: Date) => {
  if (move === 'choose') return chosenPost(tx, row, given, now);
  return move === 'complete' ? { completeBy: null, reason: null } : {};
};

/** @throws AppError ILLEGAL_MOVE */
async function requirePayTime(tx: Database, examId: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(exam).where(eq(exam.id, examId)).for('share');
  const steps = (await stepsOf(tx, [examId])).get(examId) ?? [];
  if (!row || !takesPayments(row, steps, now)) throw appError('ILLEGAL_MOVE', { message: '现在不是缴费时间' });
}
