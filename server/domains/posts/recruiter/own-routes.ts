import { recruiterMovesOf } from '#contract/posts/post-states.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { member } from '#server/platform/http/context.ts';
import type { PostHandlers } from '../handlers.ts';
import { mayManagePosts } from '../policy.ts';
import { movePost } from './move-post.ts';
import { ownPosts } from './own-posts.ts';
import { submitPost } from './submit-post.ts';
import { writerOf } from './writer-of.ts';

type Keys = 'GET /api/company/posts' | 'POST /api/company/posts/:id/moves';

/** 职位管理. */
export const ownRoutes = (): PostHandlers<Keys> => ({
  'GET /api/company/posts': async (ctx, { query }) => {
    const { companyId, companyStatus } = member(ctx).member;
    const found = await ownPosts(ctx.db, companyId, query, ctx.now);
    if (companyStatus === 'approved') return found;
    return { ...found, items: found.items.map((item) => ({ ...item, moves: [] })) };
  },
  'POST /api/company/posts/:id/moves': async (ctx, { params, body }) => {
    const { accountId, member: place } = member(ctx);
    if (!mayManagePosts(place.role)) throw appError('FORBIDDEN');
    const order = { companyId: place.companyId, accountId, postId: params.id, move: body.move, now: ctx.now };
    const status =
      body.move === 'submit'
        ? (await submitPost(ctx.db, writerOf(ctx), { postId: params.id })).status
        : await movePost(ctx.db, order);
    return { status, moves: recruiterMovesOf(status) };
  },
});
