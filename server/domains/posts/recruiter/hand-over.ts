import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { post, postDraft, postEvent } from '#database/schema/posts.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { publishPageChanges } from '../page-tags.ts';
import type { Writer } from './drafts.ts';

/** Transfers a member's posts to a colleague; returns how many. */
export async function handOverPosts(tx: Database, from: string, to: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`update post set member_id = ${to} where post.member_id = ${from}`);
  return rowCount ?? 0;
}

async function requireTaker(tx: Database, companyId: string, memberId: string) {
  const [found] = await tx
    .select({ accountId: companyMember.accountId, name: companyMember.name })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(
      and(
        eq(companyMember.id, memberId),
        eq(company.id, companyId),
        eq(companyMember.status, 'active'),
        inArray(companyMember.role, ['owner', 'recruiter']),
      ),
    );
  if (!found) throw fieldError('body.memberId', '请选择本单位在职的主管理员或招聘员');
  return found;
}

/**
 * Puts a colleague in charge of some of the company's posts, including their pending drafts. Foreign and absent posts are
 * skipped, and so are those already assigned; the colleague gets one notification.
 * @throws AppError INVALID_INPUT for a person who does not manage posts here
 */
export async function givePosts(
  tx: Database,
  { companyId, accountId, now }: Writer,
  { ids, memberId }: { ids: string[]; memberId: string },
): Promise<{ moved: number }> {
  const taker = await requireTaker(tx, companyId, memberId);
  const rows = await tx
    .update(post)
    .set({ memberId, updatedAt: now })
    .where(
      and(
        eq(post.companyId, companyId),
        isNull(post.examId),
        inArray(post.id, ids),
        sql`${post.memberId} is distinct from ${memberId}`,
      ),
    )
    .returning({ id: post.id, companyId: post.companyId, status: post.status, title: post.title });
  const [first] = rows;
  if (!first) return { moved: 0 };
  const moved = rows.map(({ id }) => id);
  await tx
    .update(postDraft)
    .set({ form: sql`jsonb_set(${postDraft.form}, '{memberId}', to_jsonb(${memberId}::text))` })
    .where(and(inArray(postDraft.postId, moved), sql`${postDraft.form} ? 'memberId'`));
  const event = { move: 'hand-over', actorId: accountId, note: taker.name, at: now };
  await tx
    .insert(postEvent)
    .values(
      rows.map(({ id, status }) => ({ ...event, id: newId(), postId: id, fromStatus: status, toStatus: status })),
    );
  await publishPageChanges(tx, rows);
  if (taker.accountId !== accountId) {
    await notifyAccount(tx, {
      accountId: taker.accountId,
      kind: 'member.handover',
      title: rows.length === 1 ? `“${first.title}”交由您负责` : `${rows.length} 个职位交由您负责`,
      link: '/ment',
      effectKey: `post:${first.id}:handover:${now.getTime()}`,
      now,
    });
  }
  return { moved: rows.length };
}
