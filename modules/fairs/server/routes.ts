import { type SQL, sql } from 'drizzle-orm';
import type { ParsedOf } from '#contract/endpoint.ts';
import { movesFor } from '#contract/machine.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import { type ExhibitorState, exhibitor as machine } from '../contract/exhibitor-state.ts';
import type { Hall } from '../contract/fair-shapes.ts';
import type { CompanyFair, CompanyFairStatus } from '../contract/fair-views.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import type { adminFairEndpoints } from '../contract/operator-fairs.ts';
import { applyForBooth } from './booths/apply.ts';
import { moveOwn, reportResults } from './booths/exhibitor-move.ts';
import { listExhibitors } from './booths/list-exhibitors.ts';
import { reserveBooth } from './booths/reserve-booth.ts';
import { type CardRow, cardRows, nextChange, presentCard } from './cards.ts';
import { fairCalendar, listFairs, whereOf } from './list-fairs.ts';
import { operatorRoutes } from './operator/operator-routes.ts';
import { LISTS, tagOf } from './page-tags.ts';
import { doorRefusal, speaksForCompany } from './policy.ts';
import { cardRow, readFair } from './read-fair.ts';
import { stateOf } from './store.ts';
import { seekerRoutes } from './visitors/seeker-routes.ts';
import { addVisit, listVisits } from './visitors/visits.ts';

type OwnRow = Omit<CompanyFairStatus, 'id' | 'status' | 'booth' | 'moves'> & {
  fairId: string;
  free: number;
  id: string | null;
  status: ExhibitorState | null;
  boothId: string | null;
  number: string | null;
  hall: number | null;
  boothStatus: string | null;
  heldUntil: string | null;
};

async function ownRows(db: Database, companyId: string | null, fairIds: readonly string[], now: Date) {
  const rows = await rowsOf(db, typed<OwnRow>())`
    select asked.id as "fairId",
      (select count(*)::int from fair_booth as booth where booth.fair_id = asked.id
        and (booth.status = 'free' or (booth.status = 'held' and booth.held_until <= ${now}))) as free,
      mine.id, mine.status, mine.people, mine.wish, mine.reason, mine.results, mine.applied_at as "appliedAt",
      case when mine.status = 'waiting-list' then (
        select count(*)::int from fair_exhibitor as before
        where before.fair_id = asked.id and before.status = 'waiting-list' and before.wait_number <= mine.wait_number
      ) end as "waitingPlace",
      (select count(*)::int from fair_visit where exhibitor_id = mine.id) as visitors,
      array(select post_id::text from fair_exhibitor_post where exhibitor_id = mine.id order by place) as "postIds",
      booth.id as "boothId", booth.number, booth.hall, booth.status as "boothStatus", booth.held_until as "heldUntil"
    from unnest(${sql.param(fairIds)}::bigint[]) as asked (id)
    left join fair_exhibitor as mine on mine.fair_id = asked.id and mine.company_id = ${companyId}::bigint
    left join fair_booth as booth on booth.fair_id = asked.id and booth.company_id = ${companyId}::bigint`;
  return new Map(rows.map((row) => [row.fairId, row]));
}

function statusOf(row: OwnRow, { fair }: CardRow, now: Date) {
  const { id, status } = row;
  if (!id || !status) return null;
  const state = stateOf(fair, now);
  const hall = (fair.halls as Hall[])[row.hall ?? 0]?.name ?? '';
  const can = (move: string) =>
    move === 'check-in'
      ? doorRefusal({ state, startsAt: fair.startsAt }, now) === null
      : state !== 'ended' && state !== 'cancelled';
  const moves = movesFor(machine, status, 'recruiter').filter((move) => move === 'check-in' || move === 'withdraw');
  return {
    ...row,
    id,
    status,
    booth: row.boothId ? { id: row.boothId, number: row.number ?? '', hall } : null,
    moves: moves.filter(can) as CompanyFairStatus['moves'],
  };
}

function reservationOf(row: OwnRow, now: Date): CompanyFair['hold'] {
  if (row.boothStatus !== 'held' || !row.heldUntil || !row.boothId) return null;
  const until = new Date(row.heldUntil);
  return until > now ? { boothId: row.boothId, number: row.number ?? '', until: until.toISOString() } : null;
}

/** Cards of fairs with a company's own application in each; null for others. */
async function withStatus(db: Database, cards: readonly CardRow[], companyId: string | null, now: Date) {
  const applications = await ownRows(
    db,
    companyId,
    cards.map(({ fair }) => fair.id),
    now,
  );
  return cards.map((card) => {
    const row = applications.get(card.fair.id);
    const shown = { ...presentCard(card, now), freeBooths: row?.free ?? 0 };
    if (!row || !companyId) return { ...shown, standing: null, hold: null };
    return { ...shown, standing: statusOf(row, card, now), hold: reservationOf(row, now) };
  });
}

type CompanyFairs = Omit<ParsedOf<(typeof fairEndpoints)['POST /api/jobmeeting/queryJobMeetingByCompanyId']>, 'params'>;

/** Fairs that accept exhibitors or are running, soonest first; with `mine`, those the company applied for, newest first. */
async function companyFairs(
  db: Database,
  companyId: string | null,
  { query: { page }, body: { mine, keyword, ...filters } }: CompanyFairs,
  now: Date,
) {
  const cut = pageOf({ page }, [], 20);
  const applied = sql`exists (select from fair_exhibitor where fair_id = fair.id and company_id = ${companyId}::bigint)`;
  const named = keyword ? sql`and strpos(title, ${keyword}) > 0` : sql``;
  const open = sql`${whereOf(filters)} and ends_at > ${now} ${named}`;
  const scope: SQL = mine ? sql`${applied} and status <> 'draft'` : open;
  const order = mine ? sql`desc` : sql`asc`;
  const tail = sql`order by starts_at ${order}, id ${order} limit ${cut.size} offset ${cut.offset}`;
  const items = await withStatus(db, await cardRows(db, scope, tail), companyId, now);
  return { items, nextCursor: null, ...(await countCapped(db, sql`from fair where ${scope}`)) };
}

function actorOf(ctx: Ctx) {
  const { accountId, member: place } = member(ctx);
  return { accountId, companyId: place.companyId };
}

async function ownFair(ctx: Ctx, fairId: string) {
  const [shown] = await withStatus(ctx.db, [await cardRow(ctx.db, fairId)], actorOf(ctx).companyId, ctx.now);
  if (!shown) throw appError('NOT_FOUND');
  return shown;
}

/** Calls on fairs: of anybody, in the enterprise console, of seekers and of operators. */
export const fairHandlers = (): Handlers<typeof fairEndpoints & typeof adminFairEndpoints> => ({
  'GET /api/fairs': async (ctx, { query }) => {
    const { freshUntil, ...list } = await listFairs(ctx.db, query, ctx.now);
    ctx.dependsOn(LISTS);
    if (freshUntil) ctx.freshUntil(freshUntil);
    return list;
  },
  'GET /api/fairs/calendar': (ctx, { query }) => {
    ctx.dependsOn(LISTS);
    return fairCalendar(ctx.db, query);
  },
  'GET /api/fairs/:id': async (ctx, { params }) => {
    const row = await cardRow(ctx.db, params.id);
    ctx.dependsOn(tagOf(params.id));
    const change = nextChange(row.fair, ctx.now);
    if (change) ctx.freshUntil(change);
    return readFair(ctx.db, row, ctx.now);
  },
  'GET /api/fairs/:id/exhibitors': async (ctx, { params }) => {
    await cardRow(ctx.db, params.id);
    ctx.dependsOn(tagOf(params.id));
    return listExhibitors(ctx.db, params.id, ctx.now);
  },
  /** Anyone sees the fairs; only the company's own members see its applications. */
  'POST /api/jobmeeting/queryJobMeetingByCompanyId': async (ctx, { query, body }) => {
    const requested = query.companyId;
    const member = ctx.actor?.member ?? null;
    const ownCompany = requested !== undefined && speaksForCompany(member, requested) ? requested : null;
    const refusal = ownCompany && member ? companyRefusal(member.companyStatus) : null;
    if (refusal) throw appError(refusal);
    if (body.mine && !ownCompany) throw appError(ctx.actor ? 'FORBIDDEN' : 'SESSION_EXPIRED');
    return companyFairs(ctx.db, ownCompany, { query, body }, ctx.now);
  },
  'POST /api/jobmeeting/addExhibitors': async (ctx, { query, body }) => {
    const by = actorOf(ctx);
    if (!speaksForCompany(member(ctx).member, body.companyId)) throw appError('FORBIDDEN');
    const { posts, people, boothWish } = body;
    const order = { fairId: query.meeting, posts, people, boothId: boothWish?.boothId, wish: boothWish?.note ?? '' };
    await applyForBooth(ctx.db, by, order, ctx.now);
    return ownFair(ctx, query.meeting);
  },
  'GET /api/company/fairs/:id': async (ctx, { params }) => {
    const fair = await readFair(ctx.db, await cardRow(ctx.db, params.id), ctx.now);
    return { fair, own: await ownFair(ctx, params.id) };
  },
  'POST /api/company/fairs/:id/hold': async (ctx, { params, body }) => {
    await ctx.db.transaction((tx) =>
      reserveBooth({ db: tx, actor: actorOf(ctx), now: ctx.now }, params.id, body.boothId ?? null),
    );
    return ownFair(ctx, params.id);
  },
  'POST /api/company/fairs/:id/moves': async (ctx, { params, body }) => {
    await ctx.db.transaction((tx) => moveOwn({ db: tx, now: ctx.now }, actorOf(ctx), params.id, body.move));
    return ownFair(ctx, params.id);
  },
  'GET /api/company/fairs/:id/visitors': async (ctx, { params }) => {
    await cardRow(ctx.db, params.id);
    return listVisits(ctx.db, actorOf(ctx).companyId, params.id);
  },
  'POST /api/company/fairs/:id/visitors': async (ctx, { params, body }) =>
    ctx.db.transaction((tx) => addVisit(tx, actorOf(ctx).companyId, { fairId: params.id, ...body }, ctx.now)),
  'PUT /api/company/fairs/:id/results': async (ctx, { params, body }) => {
    await ctx.db.transaction((tx) => reportResults({ db: tx, now: ctx.now }, actorOf(ctx).companyId, params.id, body));
  },
  ...seekerRoutes(),
  ...operatorRoutes(),
});
