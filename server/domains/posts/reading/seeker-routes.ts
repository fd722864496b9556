import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Api } from '#contract/api.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { company } from '#database/schema/companies.ts';
import { favourite } from '#database/schema/identity.ts';
import { post, postReport } from '#database/schema/posts.ts';
import { applicantOf, candidateOf, checkPost, checkRequirements, wishedPay } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker, signedIn } from '#server/platform/http/context.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { beyond, countCapped, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import { type PostHandlers, readablePost } from '../handlers.ts';
import { countingFirst, ownMarks } from '../own-marks.ts';
import { publicPost } from '../public-post-sql.ts';
import { trustWith } from '../status.ts';
import { postCardList } from './post-cards.ts';

const perDay = { limit: 20, windowSeconds: 86_400 };

interface Report {
  postId: string;
  accountId: string;
  reason: string;
  detail?: string | undefined;
  now: Date;
}

/** Stores a report for the review queue; only the first per post and account counts. */
async function reportPost(deps: Deps, db: Database, { now, detail = '', ...report }: Report): Promise<void> {
  refuseOver(await consume(deps.db, `report:${report.accountId}`, perDay, now), '举报太频繁');
  await db
    .insert(postReport)
    .values({ ...report, detail, createdAt: now })
    .onConflictDoNothing();
}

/** Adds a favourite. Idempotent. */
const addFavourite = (db: Database, joberId: string, postId: string, now: Date) =>
  db.insert(favourite).values({ joberId, postId, createdAt: now }).onConflictDoNothing();

const removeFavourite = (db: Database, joberId: string, postId: string) =>
  db.delete(favourite).where(and(eq(favourite.joberId, joberId), eq(favourite.postId, postId)));

/** A seeker's favourite posts with the state of their deliveries, most recent first, without posts that are no longer public. */
async function favouritePage(db: Database, joberId: string, query: PageRequest) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(page, sql`favourite.created_at, favourite.id`)}`;
  const mine = sql`
    from favourite join post on post.id = favourite.post_id join company on company.id = post.company_id
    where favourite.jober_id = ${joberId} and ${publicPost}`;
  const found = await db.execute<{ id: string; postId: string; at: string; deliveryStatus: DeliveryStatus | null }>(sql`
    select favourite.id, favourite.post_id as "postId", favourite.created_at as at, (
      select delivery.status from delivery
      where delivery.jober_id = favourite.jober_id and delivery.post_id = favourite.post_id
      order by ${countingFirst} limit 1
    ) as "deliveryStatus" ${mine} ${after}
    order by favourite.created_at desc, favourite.id desc
    limit ${page.size + 1} offset ${page.offset}`);
  const { rows, nextCursor } = cutPage(found.rows, page, (row) => [new Date(row.at).toISOString(), row.id]);
  return { kept: rows, nextCursor, ...(await countCapped(db, mine)) };
}

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

/** 资格自检 of a seeker's default resume against the public posts of a list; without a resume nothing is compared. */
async function fitsOf(
  db: Database,
  joberId: string,
  ids: readonly string[],
  now: Date,
): Promise<AnswerOf<Api['GET /api/posts/fits']>> {
  const candidate = await candidateOf(db, joberId);
  if (!candidate) return [];
  const posts = await db
    .select(
      pick(
        post,
        'id',
        'title',
        'description',
        'tenure',
        'education',
        'certificate',
        'titleLevel',
        'experience',
        'stages',
        'subjects',
        'requirements',
      ),
    )
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .where(and(inArray(post.id, [...ids]), publicPost));
  return posts.flatMap(({ id, ...wanted }) => {
    const checks = checkRequirements(wanted, candidate, now);
    const named = (result: 'unfit' | 'missing') =>
      checks.filter((check) => check.result === result).map(({ name }) => name);
    const [unfit, missing] = [named('unfit'), named('missing')];
    const fit = checks.length - unfit.length - missing.length;
    return checks.length === 0 ? [] : [{ postId: id, fit, of: checks.length, unfit, missing }];
  });
}
