import { eq, sql } from 'drizzle-orm';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { publicPost, removePost } from '#server/domains/posts/public.ts';
import { type Dossier, fact, postDossier } from '#server/domains/reviews/public.ts';
import type { ReviewedReport } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import type { RemovalWish } from '../contract.ts';
import { removalRequest } from '../schema.ts';

const perDay = { limit: 10, windowSeconds: 86_400 };

/** Keeps that a source wants a post taken down; an operator decides within a day. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function askForRemoval(ctx: Ctx, wish: RemovalWish): Promise<void> {
  refuseOver(await consume(ctx.db, `removal:${subscriberOf(ctx.ip)}`, perDay, ctx.now), '申请太频繁');
  const [found] = await ctx.db
    .select({ id: post.id })
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .where(sql`${post.id} = ${wish.postId} and ${publicPost}`);
  if (!found) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
  await ctx.db.insert(removalRequest).values({ ...wish, createdAt: ctx.now });
}

async function wishOf(db: Database, id: string) {
  const [wish] = await db.select().from(removalRequest).where(eq(removalRequest.id, id));
  if (!wish) throw appError('NOT_FOUND');
  return wish;
}

async function dossier(db: Database, id: string): Promise<Dossier> {
  const { postId, organisation, name, contact, reason } = await wishOf(db, id);
  const about = await postDossier(db, postId);
  return {
    ...about,
    postId,
    facts: [
      fact('申请单位', organisation),
      fact('申请人', `${name}，${contact}`),
      fact('申请理由', reason),
      ...about.facts,
    ],
  };
}

/** Posts that their source wants taken down. One wish granted answers the others of the same post. */
export const removal: ReviewedReport = {
  verdicts: ['dismiss', 'remove'],
  waiting: sql`
    select removal_request.id, 'removal', post.title, '', '', '来源要求移除：' || removal_request.organisation,
      removal_request.created_at
    from removal_request join post on post.id = removal_request.post_id where removal_request.status = 'open'`,
  dossier,
  decide: async (tx, { id, verdict, reason, operatorId, now }) => {
    const { postId } = await wishOf(tx, id);
    const removes = verdict === 'remove';
    const which = removes ? eq(removalRequest.postId, postId) : eq(removalRequest.id, id);
    await tx
      .update(removalRequest)
      .set({ status: removes ? 'removed' : 'dismissed', decidedAt: now })
      .where(sql`${which} and ${removalRequest.status} = 'open'`);
    const [row] = await tx.select({ status: post.status }).from(post).where(eq(post.id, postId));
    if (removes && row?.status !== 'removed')
      await removePost(tx, { postId, operatorId, reason, atSourceWord: true, now });
  },
};
