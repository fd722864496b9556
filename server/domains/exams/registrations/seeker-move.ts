import { and, eq } from 'drizzle-orm';
import type { EvidenceKind } from '#contract/exams/evidence.ts';
import { mostEvidence } from '#contract/exams/registrations.ts';
import { examRegistration } from '#database/schema/exam-registrations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { addEvidence, moveRegistration, partsOf, registrationAbsent } from './store.ts';

interface Request {
  id: string;
  accountId: string;
  joberId: string;
  move: 'withdraw' | 'complete';
  note: string;
  evidence: readonly { kind: EvidenceKind; fileId: string }[];
}

/**
 * Withdraws a registration, or completes a returned one in time.
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
  if (move === 'complete') {
    if (row.completeBy && row.completeBy <= now) throw appError('ILLEGAL_MOVE', { message: '补件时间已过' });
    if (evidence.length === 0 && note === '') throw fieldError('body.evidence', '请补充材料或写明说明');
    const before = (await partsOf(tx, [id])).evidence.get(id)?.length ?? 0;
    if (before + evidence.length > 3 * mostEvidence) throw fieldError('body.evidence', '补充的材料太多');
  }
  await moveRegistration({ db: tx, now }, row, {
    ...{ move, who: 'seeker', actorId: accountId, note },
    ...(move === 'withdraw' ? { refusal: '审核已有结论，不能撤回' } : {}),
    values: move === 'complete' ? { completeBy: null, reason: null } : {},
  });
  if (move === 'complete') await addEvidence(tx, { accountId, registrationId: id, files: evidence, now });
}
