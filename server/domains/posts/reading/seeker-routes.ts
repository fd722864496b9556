import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Api } from '#contract/api.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { company } from '#database/schema/companies.ts';
import { standingDelivery } from '#database/schema/deliveries.ts';
import { favourite } from '#database/schema/identity.ts';
import { post, postReport } from '#database/schema/posts.ts';
import { isBlocked } from '#server/domains/identity/public.ts';
import { applicantOf, candidateOf, checkPost, checkRequirements, wishedPay } from '#server/domains/resumes/public.ts';
import { type Database, type RowOf, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker, signedIn } from '#server/platform/http/context.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { beyond, countCapped, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import { type PostHandlers, readablePost } from '../handlers.ts';
import { publicPost } from '../public-post-sql.ts';
import { postCardList } from './post-cards.ts';

/** More than any real user has. */
const MAX_ROWS = 1_000;

/**
 * Which of a seeker's deliveries to one post is relevant: the open or agreed one, of which there is at most one, then the newest.
 * An undone refusal can reopen an older one.
 */
const countingFirst = sql`${standingDelivery('delivery')} desc, delivery.submitted_at desc`;

interface Marks {
  favourites: string[];
  deliveries: { postId: string; status: DeliveryStatus }[];
}

/** The posts that a seeker favourited or delivered to, for the marks in lists. */
async function ownMarks(db: Database, joberId: string): Promise<Marks> {
  const stored = await rowsOf(db, { postId: 'string' })`
    select post_id as "postId" from favourite where jober_id = ${joberId} order by created_at desc limit ${MAX_ROWS}`;
  const sent = await rowsOf(db, typed<Marks['deliveries'][number]>())`
    select post_id as "postId", status from (
      select distinct on (delivery.post_id) delivery.post_id, delivery.status, delivery.submitted_at
      from delivery where delivery.jober_id = ${joberId} order by delivery.post_id, ${countingFirst}
    ) as counting order by submitted_at desc limit ${MAX_ROWS}`;
  return { favourites: stored.map(({ postId }) => postId), deliveries: sent };
}

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
  const found = await rowsOf(db, {
    id: 'string',
    postId: 'string',
    at: 'string',
    deliveryStatus: typed<DeliveryStatus | null>(),
  })`
    select favourite.id, favourite.post_id as "postId", favourite.created_at as at, (
      select delivery.status from delivery
      where delivery.jober_id = favourite.jober_id and delivery.post_id = favourite.post_id
      order by ${countingFirst} limit 1
    ) as "deliveryStatus" ${mine} ${after}
    order by favourite.created_at desc, favourite.id desc
    limit ${page.size + 1} offset ${page.offset}`;
  const { rows, nextCursor } = cutPage(found, page, (row) => [new Date(row.at).toISOString(), row.id]);
  return { kept: rows, nextCursor, ...(await countCapped(db, mine)) };
}

/** Seekers' calls on posts: favourites, reports and eligibility. */
export const seekerRoutes = (deps: Deps) =>
  ({
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
      return { ...(await ownMarks(ctx.db, joberId)), applicant: candidate && applicantOf(candidate, ctx.now) };
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
  }) satisfies PostHandlers;

/** '差 4 个月' as the post's own page says it; '不符' where nothing is counted. */
const differenceOf = (note = '') => /^差 [^，]+/.exec(note)?.[0] ?? '不符';

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
    const unfit = checks.flatMap(({ name, result, note }) =>
      result === 'unfit' ? `${name}${differenceOf(note)}` : [],
    );
    const missing = checks.flatMap(({ name, result }) => (result === 'missing' ? name : []));
    const fit = checks.length - unfit.length - missing.length;
    return checks.length === 0 ? [] : [{ postId: id, fit, of: checks.length, unfit, missing }];
  });
}

/** A seeker's relation to a post. Of several deliveries the one that `countingFirst` ranks first. */
const companyTrustColumns = {
  favourite: 'boolean',
  following: 'boolean',
  deliveryId: 'string?',
  deliveryStatus: typed<DeliveryStatus | null>(),
  /** The seeker has blocked the company. */
  blocked: 'boolean',
} as const;
type CompanyTrust = RowOf<typeof companyTrustColumns>;

async function trustWith(db: Database, joberId: string, postId: string, companyId: string): Promise<CompanyTrust> {
  const row = await rowOf(db, companyTrustColumns)`
    select
      exists (select from favourite where favourite.jober_id = ${joberId} and favourite.post_id = ${postId}) as favourite,
      exists (select from follow where follow.jober_id = ${joberId} and follow.company_id = ${companyId}) as following,
      ${isBlocked(joberId, companyId)} as blocked,
      sent.id as "deliveryId", sent.status as "deliveryStatus"
    from (select) as one
    left join lateral (
      select delivery.id, delivery.status from delivery
      where delivery.jober_id = ${joberId} and delivery.post_id = ${postId}
      order by ${countingFirst} limit 1
    ) as sent on true`;
  return row ?? { favourite: false, following: false, blocked: false, deliveryId: null, deliveryStatus: null };
}
