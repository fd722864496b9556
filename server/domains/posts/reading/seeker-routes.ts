import { applicantOf, candidateOf, checkPost, wishedPay } from '#server/domains/resumes/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker, signedIn } from '#server/platform/http/context.ts';
import { type PostHandlers, readablePost } from '../handlers.ts';
import { ownMarks } from '../own-marks.ts';
import { trustWith } from '../status.ts';
import { addFavourite, favouritePage, removeFavourite } from './favourites.ts';
import { fitsOf } from './fits.ts';
import { postCardList } from './post-cards.ts';
import { reportPost } from './report-post.ts';

type Keys =
  | 'PUT /api/posts/:id/favourite'
  | 'DELETE /api/posts/:id/favourite'
  | 'GET /api/favourites'
  | 'GET /api/posts/mine'
  | 'GET /api/posts/fits'
  | 'GET /api/posts/:id/mine'
  | 'POST /api/posts/:id/reports';

/** Seekers' calls on posts: favourites, reports and eligibility. */
export const seekerRoutes = (deps: Deps): PostHandlers<Keys> => ({
  'PUT /api/posts/:id/favourite': async (ctx, { params }) => {
    const { joberId } = seeker(ctx);
    await readablePost(ctx, params.id);
    await addFavourite(ctx.db, joberId, params.id, ctx.now);
  },
  'DELETE /api/posts/:id/favourite': async (ctx, { params }) => {
    await removeFavourite(ctx.db, seeker(ctx).joberId, params.id);
  },
  'GET /api/favourites': async (ctx, { query }) => {
    const { kept: stored, ...page } = await favouritePage(ctx.db, seeker(ctx).joberId, query);
    const statuses = new Map(stored.map(({ postId, deliveryStatus }) => [postId, deliveryStatus]));
    const cards = await postCardList(ctx.db, [...statuses.keys()], undefined, ctx.now);
    return { ...page, items: cards.map((card) => ({ ...card, deliveryStatus: statuses.get(card.id) ?? null })) };
  },
  'GET /api/posts/mine': async (ctx) => {
    const { joberId } = seeker(ctx);
    const candidate = await candidateOf(ctx.db, joberId);
    return { ...(await ownMarks(ctx.db, joberId)), applicant: candidate && applicantOf(candidate) };
  },
  'GET /api/posts/fits': async (ctx, { query }) => fitsOf(ctx.db, seeker(ctx).joberId, query.ids, ctx.now),
  'GET /api/posts/:id/mine': async (ctx, { params }) => {
    const { joberId } = seeker(ctx);
    const found = await readablePost(ctx, params.id);
    const trust = await trustWith(ctx.db, joberId, found.id, found.company.id);
    const wish = await wishedPay(ctx.db, joberId);
    return {
      ...trust,
      wishedPay: wish && { min: wish.min, max: wish.max },
      checks: await checkPost(ctx.db, joberId, found, ctx.now),
    };
  },
  'POST /api/posts/:id/reports': async (ctx, { params, body }) => {
    const { accountId } = signedIn(ctx);
    await readablePost(ctx, params.id);
    await reportPost(deps, ctx.db, { postId: params.id, accountId, ...body, now: ctx.now });
  },
});
