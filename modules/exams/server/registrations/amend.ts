import { birthdayWithin } from '#contract/people/identity-number.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { isClaimed } from '../review/claims.ts';
import { illegal } from '../store.ts';
import { fileAnew } from './file-anew.ts';
import { openIdentity } from './identity.ts';
import { openExam, postOf } from './register.ts';
import { dropEvidence, type RegistrationRow } from './store.ts';

/** Whether nobody has begun to review a registration, so that its applicant may still change it. */
export const waitsUntouched = ({ status, decidedAt }: Pick<RegistrationRow, 'status' | 'decidedAt'>): boolean =>
  status === 'submitted' && decidedAt === null;

/**
 * What changes where an applicant corrects a registration before its review and within the time for registering: the resume is
 * frozen anew and compared again; evidence takes the place of what was sent of its kind, and an accessible seat is asked for or not. Post, number and place in the queue stay.
 * @throws AppError ILLEGAL_MOVE, CONFLICT where the day of birth no longer agrees with the identity number
 */
export async function amended(
  deps: Pick<Deps, 'secret'>,
  tx: Database,
  row: RegistrationRow,
  { evidence, accessible = row.accessible }: { evidence: readonly { kind: string }[]; accessible?: string | undefined },
  now: Date,
): Promise<Partial<RegistrationRow>> {
  if (!waitsUntouched(row) || (await isClaimed(tx, row.id, now)))
    throw illegal('审核已经开始，不能再修改，请等待审核意见');
  const project = await openExam(tx, row.examId, now);
  const post = await postOf(tx, row.examId, row.postId);
  const { birthday, filed } = await fileAnew(tx, { joberId: row.joberId, post, project, now });
  const stated = row.identitySealed && birthdayWithin(openIdentity(deps, row.id, row.identitySealed));
  if (stated && stated !== birthday)
    throw appError('CONFLICT', { message: `基本信息里的出生日期 ${birthday} 与报名时的证件号码不一致，请先改正` });
  await dropEvidence(tx, [row.id], { kinds: evidence.map(({ kind }) => kind), now });
  return { ...filed, accessible };
}
