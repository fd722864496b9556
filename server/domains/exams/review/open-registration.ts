import { and, eq } from 'drizzle-orm';
import type { ReviewedRegistration } from '#contract/exams/review.ts';
import { examEvidence, examRegistration } from '#database/schema/exam-registrations.ts';
import { exam, examPost } from '#database/schema/exams.ts';
import { readFileBytes } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { openIdentity } from '../registrations/identity.ts';
import { presentRegistration, reviewerMoves } from '../registrations/present.ts';
import { partsOf, recordLook, registrationAbsent } from '../registrations/store.ts';

/** A registration of a company's project with its post. @throws AppError NOT_FOUND */
async function rowOf(db: Database, companyId: string, id: string) {
  const [found] = await db
    .select({ row: examRegistration, post: examPost, settings: exam.settings })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .innerJoin(exam, eq(exam.id, examRegistration.examId))
    .where(and(eq(examRegistration.id, id), eq(exam.companyId, companyId)));
  if (!found) throw registrationAbsent();
  return found;
}

/** A registration as its reviewers see it. @throws AppError NOT_FOUND */
export async function openRegistration(db: Database, companyId: string, id: string): Promise<ReviewedRegistration> {
  const { row, post, settings } = await rowOf(db, companyId, id);
  const parts = await partsOf(db, [id]);
  return {
    ...presentRegistration(row, post, parts),
    examId: row.examId,
    standing: row.standing,
    snapshot: row.snapshot,
    moves: reviewerMoves(row, settings),
  };
}

interface Look {
  id: string;
  companyId: string;
  actorId: string;
  now: Date;
}

/** The whole identity number; the look is recorded with its reason. @throws AppError NOT_FOUND */
export async function lookAtIdentity(
  deps: Pick<Deps, 'secret'>,
  tx: Database,
  { id, companyId, actorId, now, reason }: Look & { reason: string },
): Promise<{ number: string }> {
  const { row } = await rowOf(tx, companyId, id);
  if (!row.identitySealed) throw appError('NOT_FOUND', { message: '身份证号已按规定删除' });
  await recordLook(tx, { registrationId: id, actorId, what: 'identity', reason, at: now });
  return { number: openIdentity(deps, id, row.identitySealed) };
}

/** The bytes of a piece of evidence; the look is recorded. @throws AppError NOT_FOUND */
export async function lookAtEvidence(
  deps: Pick<Deps, 'secret' | 'files'>,
  tx: Database,
  { id, companyId, actorId, now }: Look,
): Promise<{ name: string; bytes: Buffer }> {
  const absent = () => appError('NOT_FOUND', { message: '该材料不存在或已删除' });
  const [found] = await tx
    .select({ evidence: examEvidence })
    .from(examEvidence)
    .innerJoin(examRegistration, eq(examRegistration.id, examEvidence.registrationId))
    .innerJoin(exam, eq(exam.id, examRegistration.examId))
    .where(and(eq(examEvidence.id, id), eq(exam.companyId, companyId)));
  if (!found) throw absent();
  const { registrationId, kind, fileId, name } = found.evidence;
  const bytes = await readFileBytes({ ...deps, db: tx }, fileId);
  if (!bytes) throw absent();
  await recordLook(tx, { registrationId, actorId, what: kind, reason: '资格审核', at: now });
  return { name, bytes };
}
