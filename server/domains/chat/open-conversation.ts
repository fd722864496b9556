import { and, eq } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import { newId } from '#database/new-id.ts';
import { conversation } from '#database/schema/chat.ts';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { pick } from '#server/platform/pick.ts';
import { requireOpen } from './policy.ts';

const perDay = { limit: 80, windowSeconds: 86_400 };

async function conversationOf(db: Database, joberId: string, postId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.joberId, joberId), eq(conversation.postId, postId)));
  return found?.id ?? null;
}

export interface Pair {
  joberId: string;
  postId: string;
  companyId: string;
  memberId: string | null;
}

/** Concurrent calls get the same conversation. */
export async function begin(db: Database, pair: Pair, now: Date): Promise<string> {
  await db
    .insert(conversation)
    .values({ id: newId(), ...pair, createdAt: now })
    .onConflictDoNothing({ target: [conversation.joberId, conversation.postId] });
  const id = await conversationOf(db, pair.joberId, pair.postId);
  if (!id) throw new Error('the conversation was not made');
  return id;
}

/**
 * The seeker's conversation about a post. To create it, the post must be open. It is listed once it has a message.
 * @throws AppError NOT_FOUND, COMPANY_UNCLAIMED, POST_CLOSED, ILLEGAL_MOVE for one's own company, TOO_MANY_REQUESTS
 */
export async function openBySeeker(
  { db, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn & { joberId: string } }>,
  postId: string,
): Promise<string> {
  const known = await conversationOf(db, actor.joberId, postId);
  if (known) return known;
  const [target] = await db
    .select({
      ...pick(post, 'companyId', 'memberId', 'status', 'deadline', 'examId'),
      company: { status: company.status },
    })
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .where(eq(post.id, postId));
  if (!target) throw appError('NOT_FOUND', { message: '职位不存在或已被删除' });
  if (target.examId) throw appError('POST_CLOSED', { message: '公开招聘的岗位在项目页报名，有疑问请拨打项目页的电话' });
  requireOpen(target, now);
  const { companyId, memberId } = target;
  if (actor.member?.companyId === companyId)
    throw appError('ILLEGAL_MOVE', { message: '这是您所在单位的职位，不能与自己沟通' });
  refuseOver(await consume(deps.db, `chat-open:${actor.accountId}`, perDay, now), '发起沟通太频繁');
  return begin(db, { joberId: actor.joberId, postId, companyId, memberId }, now);
}

/**
 * The company's conversation with a seeker who delivered.
 * @throws AppError NOT_FOUND for an absent or foreign delivery; ILLEGAL_MOVE for a withdrawn one
 */
export async function openByRecruiter(
  db: Database,
  { member }: SignedIn & { member: Membership },
  deliveryId: string,
  now: Date,
): Promise<string> {
  const [sent] = await db
    .select({ joberId: delivery.joberId, postId: delivery.postId, status: delivery.status })
    .from(delivery)
    .where(and(eq(delivery.id, deliveryId), eq(delivery.companyId, member.companyId)));
  if (!sent) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  const { joberId, postId, status } = sent;
  const known = await conversationOf(db, joberId, postId);
  if (known) return known;
  if (status === 'withdrawn') throw appError('ILLEGAL_MOVE', { message: '对方已撤回投递，不能主动发起沟通' });
  return begin(db, { joberId, postId, companyId: member.companyId, memberId: member.memberId }, now);
}
