import { sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import {
  countOpenTo,
  EXTRA_WORDS,
  facetCounts,
  type PostPattern,
  searchPosts,
  similarPosts,
  suggest,
  widerSearches,
} from '#server/domains/search/public.ts';
import { cachedBy } from '#server/platform/cached-by.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { readOnce } from '#server/platform/http/read-once.ts';
import { firstOfDay } from '#server/platform/limits/first-of-day.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { type PostHandlers, readablePost } from '../handlers.ts';
import { ANY_COMPANY_CARD, cardTags } from '../page-tags.ts';
import { publicPost } from '../public-post-sql.ts';
import { postCardList } from './post-cards.ts';

const FRESH_MS = 60_000;
const STALE_MS = 5 * 60_000;
const PATTERNS = 4_000;
const MAX_SIMILAR = 8;
const LOADING_FRESH_MS = 5_000;

/**
 * Posts similar to one, and their salaries. Many posts share all relevant properties, so results are shared among them, and
 * evicted when a company's visibility changes; whether each post is open is checked every time.
 */
function similarReader({ clock, changes, ...source }: Pick<Deps, 'db' | 'memories' | 'clock' | 'changes'>) {
  const madeFrom = () => ({ tags: [ANY_COMPANY_CARD], until: Number.POSITIVE_INFINITY });
  const following = { changes, madeFrom };
  const options = { freshMs: FRESH_MS, staleMs: STALE_MS, max: PATTERNS, clock, following };
  const find = cachedBy(options, (_pattern, like: PostPattern) => similarPosts(source, like, clock.now()));
  return async (reading: Database, post: PostPattern & { id: string }, now: Date) => {
    const pattern = JSON.stringify([post.role, post.stages, post.subjects, post.cityCode, post.tenure]);
    const { ids, salary } = await find(pattern, post);
    const others = ids.filter((id) => id !== post.id).slice(0, MAX_SIMILAR);
    const cards = await postCardList(reading, others, undefined, now);
    return { items: cards.filter(({ status }) => status === 'open'), salary };
  };
}

const readable = (ctx: Ctx, id: string) => readOnce(ctx, `post:${id}`, () => readablePost(ctx, id));

export function publicRoutes(deps: Deps) {
  const similarTo = similarReader(deps);
  const source = ({ db }: Ctx) => ({ db, memories: deps.memories });
  return {
    'GET /api/posts': async (ctx, { query }) => {
      const { isReady } = deps.memories;
      const { ids, marksIn, earliestDeadline, ...found } = await searchPosts(source(ctx), query, ctx.now);
      if (earliestDeadline) ctx.freshUntil(earliestDeadline);
      // A total is capped where the search began while the index loaded: pages made of it go soon.
      if (!isReady) ctx.freshUntil(new Date(ctx.now.getTime() + LOADING_FRESH_MS));
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
  } satisfies PostHandlers;
}

interface Look {
  postId: string;
  /** The account, or a visitor's address. */
  visitor: string;
  now: Date;
}

/**
 * Counts a view of a post once per visitor and day (Asia/Shanghai), in one statement. The visitor is stored as a keyed hash, for
 * a day. @returns false if there is no such public post
 */
async function countView(db: Database, key: Buffer, { postId, visitor, now }: Look): Promise<boolean> {
  const day = dayAt(now);
  const first = firstOfDay(key, { subject: `post:${postId}`, visitor, now }, sql`target`);
  const row = await rowOf(db, { found: 'boolean' })`
    with target as (
      select post.id from post join company on company.id = post.company_id
      where post.id = ${postId} and ${publicPost}
    ), first as (
      ${first}
    ), counted as (
      update post set view_count = post.view_count + 1
      from target where post.id = target.id and exists (select from first) returning post.id
    ), kept as (
      insert into post_day (post_id, day, views) select counted.id, ${day}::date, 1 from counted
      on conflict (post_id, day) do update set views = post_day.views + 1
    )
    select exists (select from target) as found`;
  return row?.found === true;
}
