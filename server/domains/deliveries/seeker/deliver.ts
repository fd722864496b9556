import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { recordConsent, requireCurrentText } from '#server/domains/identity/public.ts';
import { countDelivery } from '#server/domains/posts/public.ts';
import { buildSnapshot, ownResume } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { lockSeekerAccount, lockTarget } from '../lock-parties.ts';
import { record } from '../notify.ts';
import { deliveryRefusal } from '../policy.ts';
import { lockDelivery } from '../store.ts';

interface DeliverCommand {
  postId: string;
  resumeId: string;
  consentVersion: string;
  personal: boolean;
  ip: string;
  now: Date;
}

/**
 * Delivers a resume to a post: freezes a snapshot, stores a separate consent, and notifies the company. For a transaction.
 * However many calls run at once, a seeker has at most one open delivery to a post.
 * @returns the delivery's id
 * @throws AppError SESSION_EXPIRED (banned or closed meanwhile), NOT_FOUND, CONFLICT (consent to an old text), POST_CLOSED, COMPANY_UNCLAIMED, ALREADY_DELIVERED
 */
export async function deliver(
  tx: Database,
  actor: SignedIn & { joberId: string },
  order: DeliverCommand,
): Promise<string> {
  const { accountId, joberId, phone } = actor;
  const { postId, resumeId, ip, now } = order;
  await requireCurrentText(tx, 'delivery', order.consentVersion, now);
  await lockSeekerAccount(tx, accountId);
  const resume = await ownResume(tx, joberId, resumeId);
  if (!resume) throw appError('NOT_FOUND', { message: '简历不存在或已被删除' });
  const target = await lockTarget(tx, postId);
  if (!target) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
  const refusal = deliveryRefusal(target, now);
  if (!refusal && target.examId)
    throw appError('POST_CLOSED', { message: '公开招聘的岗位不收简历，请到项目页选岗报名' });
  if (!refusal && target.isElsewhere)
    throw appError('POST_CLOSED', { message: '该职位不在本站接收简历，请按职位页的报名方式报名' });
  if (refusal) throw appError(refusal, refusal === 'NOT_FOUND' ? { message: '该职位不存在或已下架' } : {});

  const [person] = await tx.select().from(jober).where(eq(jober.id, joberId));
  if (!person) throw appError('NOT_FOUND');
  const id = newId();
  const consentId = await recordConsent(tx, 'delivery', { subjectId: id, accountId, ip, now });
  const [made] = await tx
    .insert(delivery)
    .values({
      id,
      postId,
      companyId: target.companyId,
      joberId,
      resumeId,
      consentId,
      status: 'submitted',
      snapshot: buildSnapshot({ ...person, phone }, resume, {
        personal: order.personal && target.asksPersonal,
        own: true,
      }),
      submittedAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: delivery.id });
  if (!made) throw appError('ALREADY_DELIVERED');
  await countDelivery(tx, postId, now);
  const locked = await lockDelivery(tx, id, { joberId });
  if (!locked) throw new Error('the delivery was not made');
  const step = { from: null, move: 'deliver', to: 'submitted', side: 'seeker', note: null, at: now } as const;
  await record(tx, [{ locked, step: { ...step, actorId: accountId, actorName: person.name } }]);
  return id;
}
