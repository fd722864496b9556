import { sql } from 'drizzle-orm';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { firstOfDay } from '#server/platform/limits/first-of-day.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import type { contentEndpoints } from '../contract/content.ts';
import { attachmentLinks } from './editor/attachments.ts';
import { editorRoutes } from './editor/editor-routes.ts';
import { leaveLecture } from './lectures/lecture-guests.ts';
import { seatOf } from './lectures/lecture-seats.ts';
import { listItems } from './list-items.ts';
import { liveAt } from './live.ts';
import { liveItem, readItem } from './read-item.ts';
import { itemTag, madeFrom } from './tags.ts';

interface Look {
  itemId: string;
  /** The account, or a visitor's address. */
  visitor: string;
  now: Date;
}

/**
 * Counts a view once per visitor and day (Asia/Shanghai), in one statement. The visitor is stored as a keyed hash, for a day.
 * @returns false if the item is not public
 */
async function countView(db: Database, key: Buffer, { itemId, visitor, now }: Look): Promise<boolean> {
  const first = firstOfDay(key, { subject: `content:${itemId}`, visitor, now }, sql`target`);
  const row = await rowOf(db, { found: 'boolean' })`
    with target as (
      select content_item.id from content_item where content_item.id = ${itemId} and ${liveAt(now)}
    ), first as (
      ${first}
    ), counted as (
      update content_item set view_count = content_item.view_count + 1
      from target where content_item.id = target.id and exists (select from first)
    )
    select exists (select from target) as found`;
  return row?.found === true;
}

/** /policy compares them on one page: each region has one or two. */
const TALENT_POLICIES = 200;
const BANNERS = 4;

type ItemListQuery = Omit<Parameters<typeof listItems>[1], 'kind'>;

async function list(ctx: Ctx, kind: ContentKind, query: ItemListQuery, size?: number) {
  await madeFrom(ctx, kind);
  return listItems(ctx.db, { ...query, kind }, ctx.now, size);
}

/** Operators' calls, public reading, and a seeker's own seat at a lecture. */
export const contentHandlers = (deps: Deps): Handlers<typeof contentEndpoints> => ({
  ...editorRoutes(),
  'GET /api/content/articles': (ctx, { query }) => list(ctx, 'article', query),
  'GET /api/content/admissions': (ctx, { query }) => list(ctx, 'admission', query),
  'GET /api/content/lectures': (ctx, { query }) => list(ctx, 'lecture', query),
  'GET /api/content/policies': (ctx, { query }) => list(ctx, 'policy', query),
  'GET /api/content/guides': (ctx, { query }) => list(ctx, 'guide', query),
  'GET /api/content/talent-policies': async (ctx) => list(ctx, 'policy', { category: 'talent' }, TALENT_POLICIES),
  'GET /api/content/home': async (ctx) => ({ banners: (await list(ctx, 'banner', {}, BANNERS)).items }),
  'GET /api/content/items/:id': async (ctx, { params }) => {
    ctx.dependsOn(itemTag(params.id));
    const row = await liveItem(ctx.db, params.id, ctx.now);
    await madeFrom(ctx, row.kind);
    return {
      ...(await readItem(ctx.db, row, ctx.now)),
      attachments: await attachmentLinks(deps, row.attachments, ctx),
    };
  },
  'POST /api/content/items/:id/views': async (ctx, { params }) => {
    const visitor = ctx.actor?.accountId ?? subscriberOf(ctx.ip);
    const found = await countView(ctx.db, deps.secret('content-views'), { itemId: params.id, visitor, now: ctx.now });
    if (!found) throw appError('NOT_FOUND', { message: '该内容不存在或已下线' });
  },
  'GET /api/content/lectures/:id/seat': (ctx, { params }) => seatOf(ctx.db, params.id, seeker(ctx).joberId),
  'DELETE /api/content/lectures/:id/seat': async (ctx, { params }) => {
    const { joberId, accountId } = seeker(ctx);
    await ctx.db.transaction((tx) => leaveLecture(tx, { lectureId: params.id, joberId, accountId, now: ctx.now }));
  },
});
