import type { contentEndpoints } from '#contract/content/content.ts';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { countView } from './count-view.ts';
import { attachmentLinks } from './editor/attachments.ts';
import { homeColumns } from './home-columns.ts';
import { leaveLecture } from './lectures/leave-lecture.ts';
import { seatOf } from './lectures/lecture-seats.ts';
import { listItems } from './list-items.ts';
import { liveItem, readItem } from './read-item.ts';
import { itemTag, madeFrom } from './tags.ts';

export type ContentHandlers<K extends keyof typeof contentEndpoints> = Pick<Handlers<typeof contentEndpoints>, K>;

type Keys =
  | 'GET /api/content/articles'
  | 'GET /api/content/admissions'
  | 'GET /api/content/lectures'
  | 'GET /api/content/policies'
  | 'GET /api/content/guides'
  | 'GET /api/content/talent-policies'
  | 'GET /api/content/home'
  | 'GET /api/content/items/:id'
  | 'POST /api/content/items/:id/views'
  | 'GET /api/content/lectures/:id/seat'
  | 'DELETE /api/content/lectures/:id/seat';

/** /policy compares them on one page: each region has one or two. */
const TALENT_POLICIES = 200;

type ItemListQuery = Omit<Parameters<typeof listItems>[1], 'kind'>;

async function list(ctx: Ctx, kind: ContentKind, query: ItemListQuery, size?: number) {
  await madeFrom(ctx, kind);
  return listItems(ctx.db, { ...query, kind }, ctx.now, size);
}

/** Public reading, and a seeker's own seat at a lecture. */
export const publicRoutes = (deps: Deps): ContentHandlers<Keys> => ({
  'GET /api/content/articles': (ctx, { query }) => list(ctx, 'article', query),
  'GET /api/content/admissions': (ctx, { query }) => list(ctx, 'admission', query),
  'GET /api/content/lectures': (ctx, { query }) => list(ctx, 'lecture', query),
  'GET /api/content/policies': (ctx, { query }) => list(ctx, 'policy', query),
  'GET /api/content/guides': (ctx, { query }) => list(ctx, 'guide', query),
  'GET /api/content/talent-policies': async (ctx) => list(ctx, 'policy', { category: 'talent' }, TALENT_POLICIES),
  'GET /api/content/home': async (ctx) => {
    await madeFrom(ctx, 'banner', 'article', 'policy', 'lecture', 'admission');
    return homeColumns(ctx.db, ctx.now);
  },
  'GET /api/content/items/:id': async (ctx, { params }) => {
    ctx.dependsOn(itemTag(params.id));
    const row = await liveItem(ctx.db, params.id, ctx.now);
    await madeFrom(ctx, row.kind as ContentKind);
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
