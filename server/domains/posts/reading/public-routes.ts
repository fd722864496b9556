import {
  countOpenTo,
  EXTRA_WORDS,
  facetCounts,
  searchPosts,
  suggest,
  widerSearches,
} from '#server/domains/search/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { readOnce } from '#server/platform/http/read-once.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { type PostHandlers, readablePost } from '../handlers.ts';
import { cardTags } from '../page-tags.ts';
import { countView } from './count-view.ts';
import { postCardList } from './post-cards.ts';
import { similarReader } from './similar.ts';

type Keys =
  | 'GET /api/posts'
  | 'GET /api/posts/facets'
  | 'GET /api/posts/around'
  | 'GET /api/posts/open-to'
  | 'GET /api/posts/suggest'
  | 'GET /api/posts/:id'
  | 'GET /api/posts/:id/similar'
  | 'POST /api/posts/:id/views';

const readable = (ctx: Ctx, id: string) => readOnce(ctx, `post:${id}`, () => readablePost(ctx, id));

export function publicRoutes(deps: Deps): PostHandlers<Keys> {
  const similarTo = similarReader(deps);
  const source = ({ db }: Ctx) => ({ db, memories: deps.memories });
  return {
    'GET /api/posts': async (ctx, { query }) => {
      const { ids, marksIn, earliestDeadline, ...found } = await searchPosts(source(ctx), query, ctx.now);
      if (earliestDeadline) ctx.freshUntil(earliestDeadline);
      ctx.dependsOn(EXTRA_WORDS);
      const items = await postCardList(ctx.db, ids, marksIn, ctx.now);
      for (const tag of cardTags(items)) ctx.dependsOn(tag);
      return { ...found, items };
    },
    'GET /api/posts/facets': async (ctx, { query }) => facetCounts(source(ctx), query, ctx.now),
    'GET /api/posts/around': async (ctx, { query }) => ({
      widenings: await widerSearches(source(ctx), query, ctx.now),
    }),
    'GET /api/posts/open-to': async (ctx, { query }) => countOpenTo(source(ctx), query, ctx.now),
    'GET /api/posts/suggest': async (ctx, { query }) => {
      ctx.dependsOn(EXTRA_WORDS);
      return suggest(source(ctx), query.keyword, ctx.now);
    },
    'GET /api/posts/:id': async (ctx, { params }) => {
      const found = await readable(ctx, params.id);
      ctx.dependsOn(`post:${found.id}`);
      ctx.dependsOn(`company:${found.company.id}`);
      if (found.status === 'open' && found.deadline) ctx.freshUntil(new Date(found.deadline));
      return found;
    },
    'GET /api/posts/:id/similar': async (ctx, { params }) => {
      const found = await similarTo(ctx.db, await readable(ctx, params.id), ctx.now);
      for (const tag of cardTags(found.items)) ctx.dependsOn(tag);
      return found;
    },
    'POST /api/posts/:id/views': async (ctx, { params }) => {
      const visitor = ctx.actor?.accountId ?? subscriberOf(ctx.ip);
      const found = await countView(ctx.db, deps.secret('post-views'), { postId: params.id, visitor, now: ctx.now });
      if (!found) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
    },
  };
}
