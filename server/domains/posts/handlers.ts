import { sql } from 'drizzle-orm';
import type { postEndpoints } from '#contract/posts/posts.ts';
import { post } from '#database/schema/posts.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { postDetail } from './reading/post-detail.ts';

/** Some of them; together they must be all. */
export type PostHandlers = Partial<Handlers<typeof postEndpoints>>;

/**
 * The post as this viewer may see it.
 * @throws AppError NOT_FOUND, alike for an absent one and one that this viewer may not see; GONE for one that was withdrawn
 */
export async function readablePost(ctx: Ctx, id: string) {
  const found = await postDetail(ctx.db, id, ctx.actor, ctx.now);
  if (!found && (await ctx.db.$count(post, sql`${post.id} = ${id} and ${post.withdrawnAt} is not null`)) > 0)
    throw appError('GONE');
  if (!found) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
  return found;
}
