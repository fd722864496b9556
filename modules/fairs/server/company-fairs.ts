import { type SQL, sql } from 'drizzle-orm';
import type { ParsedOf } from '#contract/endpoint.ts';
import { movesFor } from '#contract/machine.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import { type ExhibitorState, exhibitor as machine } from '../contract/exhibitor-state.ts';
import type { Hall } from '../contract/fair-shapes.ts';
import type { CompanyFair, CompanyFairStatus } from '../contract/fair-views.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import { type CardRow, cardRows, presentCard } from './cards.ts';
import { whereOf } from './list-fairs.ts';
import { doorRefusal } from './policy.ts';
import { stateOf } from './store.ts';

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
export async function withStatus(db: Database, cards: readonly CardRow[], companyId: string | null, now: Date) {
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
export async function companyFairs(
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
