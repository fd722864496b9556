import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { postLeast, untitled } from '#contract/posts/post-fields.ts';
import { postStateAt } from '#contract/posts/post-state.ts';
import { recruiterMovesOf } from '#contract/posts/post-states.ts';
import type { postEndpoints } from '#contract/posts/posts.ts';
import { readyPost } from '#contract/posts/ready-post.ts';
import { statusIn } from '#database/schema/columns.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { delivery, unansweredDelivery } from '#database/schema/deliveries.ts';
import { post, postDraft } from '#database/schema/posts.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { member } from '#server/platform/http/context.ts';
import { countCapped, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import type { PostHandlers } from '../handlers.ts';
import { type CardRow, presentCard } from '../present.ts';
import { cardColumns } from '../reading/card-columns.ts';
import { movePost } from './move-post.ts';
import { rejectReasons } from './reject-reasons.ts';
import { submitPost } from './submit-post.ts';
import { writerOf } from './writer-of.ts';

type PostNumbers = {
  deliveries: number;
  answered: number;
  /** Deliveries that count for the rate: answered ones, and those neither withdrawn nor closed before an answer. */
  answerable: number;
  unanswered: number;
  /** Deliveries of each of the last 8 days, today last. */
  trend: number[];
};

const TREND_DAYS = 8;

/** Delivery figures of each post, in one query per page. */
async function postNumbers(db: Database, ids: readonly string[], now: Date): Promise<Map<string, PostNumbers>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(db, typed<{ id: string } & PostNumbers>())`
    with today as (select (${now}::timestamptz at time zone 'Asia/Shanghai')::date as day)
    select wanted.id, counted.deliveries, counted.answered, counted.answerable, counted.unanswered, days.trend
    from today, unnest(${sql.param(ids)}::bigint[]) as wanted (id)
    cross join lateral (
      select count(*)::int as deliveries,
        count(*) filter (where delivery.answered_at is not null)::int as answered,
        count(*) filter (where delivery.answered_at is not null
          or not ${statusIn<DeliveryState>(['withdrawn', 'closed'], 'delivery')})::int as answerable,
        count(*) filter (where ${unansweredDelivery})::int as unanswered
      from delivery where delivery.post_id = wanted.id
    ) as counted
    cross join lateral (
      select array_agg(coalesce(post_day.deliveries, 0) order by back.n desc) as trend
      from generate_series(0, ${TREND_DAYS - 1}::int) as back (n)
      left join post_day on post_day.post_id = wanted.id and post_day.day = today.day - back.n
    ) as days`;
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}

/** How long a post counts as new. */
const NEW_MS = 60 * 60_000;
/** Rows per page of 职位管理. */
const PAGE_SIZE = 50;

type OwnPostQuery = QueryOf<typeof postEndpoints, 'GET /api/company/posts'>;

const touched = sql<Date>`coalesce(${post.refreshedAt}, ${post.createdAt})`.mapWith(post.createdAt);
/** The state computed from the clock: an open post past its deadline counts as expired. */
const currentStatus = (now: Date) =>
  sql<string>`case when ${post.status} = 'open' and ${post.deadline} <= ${now} then 'expired' else ${post.status} end`;

/** Deliveries of a post that wait for an answer. */
const waiting = sql<number>`(
  select count(*)::int from ${delivery}
  where ${delivery.postId} = ${post.id} and ${unansweredDelivery}
)`;

/** A new post leads, so that who wrote it finds it; then counts the number of deliveries that wait. */
const urgencyAt = (now: Date) => sql<number>`case
  when greatest(${post.createdAt}, ${post.publishedAt}) > ${new Date(now.getTime() - NEW_MS)} then 2147483647
  else ${waiting}
end`;

/** A draft that cannot be published yet, by the fields that drafts usually lack; a draft's row is as its form. */
const isIncomplete = (now: Date) => sql`(${post.status} = 'draft' and (
  ${post.title} = ${untitled} or length(${post.title}) < ${postLeast.title}
  or length(${post.description}) < ${postLeast.description} or ${post.deadline} <= ${now}))`;

/** What each of these drafts lacks, by post. */
async function lackingIn(db: Database, ids: readonly string[], now: Date): Promise<Map<string, OwnPost['lacking']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: postDraft.postId, form: postDraft.form })
    .from(postDraft)
    .where(inArray(postDraft.postId, [...ids]));
  return new Map(rows.map(({ id, form }) => [id, form ? readyPost(form, now).faults : []]));
}

const ownColumns = {
  ...cardColumns,
  touched,
  ...pick(post, 'viewCount', 'publishedAt', 'closedAt', 'removedReason'),
  holderId: companyMember.id,
  holderName: companyMember.name,
};

/** Posts of a 公开招聘 are managed in their project. */
const own = (companyId: string) => and(eq(post.companyId, companyId), isNull(post.examId));

/**
 * A company's posts for its own people, with the number per state: new ones first, then those with the most deliveries waiting
 * for an answer, then the most recently changed.
 */
async function ownPosts(db: Database, companyId: string, query: OwnPostQuery, now: Date) {
  const page = pageOf(query, [cursorParts.whole, cursorParts.time, cursorParts.id], PAGE_SIZE);
  const [before, at, id] = page.after ?? [];
  const urgency = urgencyAt(now);
  const matching = and(
    own(companyId),
    query.status ? sql`${currentStatus(now)} = ${query.status}` : undefined,
    query.keyword ? sql`position(lower(${query.keyword}) in lower(${post.title})) > 0` : undefined,
    query.stage?.length ? sql`${post.stages} && ${sql.param(query.stage)}::text[]` : undefined,
    query.subject?.length ? sql`${post.subjects} && ${sql.param(query.subject)}::text[]` : undefined,
    query.memberId ? eq(post.memberId, query.memberId) : undefined,
    query.tenure?.length ? inArray(post.tenure, query.tenure) : undefined,
    query.lacking ? isIncomplete(now) : undefined,
  );
  const rows = await db
    .select({ ...ownColumns, urgency })
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .leftJoin(companyMember, eq(companyMember.id, post.memberId))
    .where(
      and(
        matching,
        page.after
          ? sql`(${urgency}, ${touched}, ${post.id}) < (${before}::int, ${at}::timestamptz, ${id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(sql`${urgency} desc`, sql`${touched} desc`, sql`${post.id} desc`)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: shown, nextCursor } = cutPage(rows, page, (row) => [
    String(row.urgency),
    row.touched.toISOString(),
    row.id,
  ]);
  const ids = shown.map(({ id }) => id);
  const numbers = await postNumbers(db, ids, now);
  const refused = shown.filter(({ status }) => status === 'rejected').map(({ id }) => id);
  const reasons = await rejectReasons(db, refused);
  const drafts = shown.filter(({ status }) => status === 'draft').map(({ id }) => id);
  const lacking = await lackingIn(db, drafts, now);
  const items = shown.map((row) =>
    presentOwn(row, {
      numbers: numbers.get(row.id),
      rejectReason: reasons.get(row.id) ?? null,
      lacking: lacking.get(row.id) ?? [],
      now,
    }),
  );
  return {
    items,
    nextCursor,
    counts: await countByStatus(db, companyId, now),
    ...(await countCapped(db, sql`from ${post} where ${matching}`)),
  };
}

type OwnRow = CardRow & {
  viewCount: number;
  publishedAt: Date | null;
  closedAt: Date | null;
  removedReason: string | null;
  holderId: string | null;
  holderName: string | null;
};

interface Beside extends Pick<OwnPost, 'rejectReason' | 'lacking'> {
  numbers: PostNumbers | undefined;
  now: Date;
}

const presentOwn = (row: OwnRow, { numbers, rejectReason, lacking, now }: Beside) => ({
  ...presentCard(row, now),
  holder: row.holderId ? { id: row.holderId, name: row.holderName ?? '' } : null,
  ...pick(row, 'viewCount', 'publishedAt', 'closedAt', 'removedReason'),
  deliveryCount: numbers?.deliveries ?? 0,
  unanswered: numbers?.unanswered ?? 0,
  answerRate: numbers?.answerable ? Math.round((100 * numbers.answered) / numbers.answerable) : null,
  trend: numbers?.trend ?? [],
  rejectReason,
  lacking: lacking.map(({ path, message }) => ({ path, message })),
  moves: recruiterMovesOf(postStateAt(row.status, row.deadline, now)),
});

async function countByStatus(db: Database, companyId: string, now: Date): Promise<Record<string, number>> {
  const status = currentStatus(now).as('current');
  const rows = await db
    .select({ status, n: sql<number>`count(*)::int` })
    .from(post)
    .where(own(companyId))
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

/** 职位管理. */
export const ownRoutes = () =>
  ({
    'GET /api/company/posts': async (ctx, { query }) => {
      const { companyId, companyStatus } = member(ctx).member;
      const found = await ownPosts(ctx.db, companyId, query, ctx.now);
      if (companyStatus === 'approved') return found;
      return { ...found, items: found.items.map((item) => ({ ...item, moves: [] })) };
    },
    'POST /api/company/posts/:id/moves': async (ctx, { params, body }) => {
      const { accountId, member: place } = member(ctx);
      const order = { companyId: place.companyId, accountId, postId: params.id, move: body.move, now: ctx.now };
      const status =
        body.move === 'submit'
          ? (await submitPost(ctx.db, writerOf(ctx), { postId: params.id })).status
          : await movePost(ctx.db, order);
      return { status, moves: recruiterMovesOf(status) };
    },
  }) satisfies PostHandlers;
