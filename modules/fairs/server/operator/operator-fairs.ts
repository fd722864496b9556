import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { movesFor, statesOf } from '#contract/machine.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { type ExhibitorState, exhibitor as machine } from '../../contract/exhibitor-state.ts';
import { type FairState, fair as fairMachine } from '../../contract/fair-state.ts';
import type { adminFairEndpoints, FairCounts, OperatorExhibitor, OperatorFair } from '../../contract/operator-fairs.ts';
import { admittedExhibitor, comingFair, listedFair, seatedVisitor } from '../../schema.ts';
import { cardRows, presentCard } from '../cards.ts';
import { doorRefusal } from '../policy.ts';
import { cardRow, readFair } from '../read-fair.ts';
import { type FairRow, stateOf } from '../store.ts';

const states = {
  draft: () => sql`status = 'draft'`,
  cancelled: () => sql`status = 'cancelled'`,
  open: (now: Date) => sql`status = 'open' and starts_at > ${now}`,
  full: (now: Date) => sql`status = 'full' and starts_at > ${now}`,
  running: (now: Date) => sql`${comingFair()} and starts_at <= ${now} and ends_at > ${now}`,
  ended: (now: Date) => sql`${listedFair()} and ends_at <= ${now}`,
} satisfies Record<FairState, (now: Date) => SQL>;

type OperatorFairQuery = QueryOf<typeof adminFairEndpoints, 'GET /api/admin/fairs'>;

const dayAfter = (now: Date) => new Date(Date.parse(`${dayAt(now)}T00:00:00+08:00`) + dayMs);

/** Order of work: today's and running fairs, then upcoming ones, then past ones from the most recent. */
function orderAt(now: Date) {
  const section = sql`case when ends_at <= ${now} then 2 when starts_at < ${dayAfter(now)} and status <> 'cancelled' then 0 else 1 end`;
  const since = sql`(extract(epoch from starts_at) * 1000)::bigint * case when ends_at <= ${now} then -1 else 1 end`;
  return { part: section, since };
}

/** The same order as a cursor position. */
function positionAt({ id, status, startsAt, endsAt }: FairRow, now: Date): string[] {
  const over = endsAt <= now;
  const today = startsAt < dayAfter(now) && status !== 'cancelled';
  return [over ? '2' : today ? '0' : '1', String(startsAt.getTime() * (over ? -1 : 1)), id];
}

/** How many fairs are in each state. */
const countedAt = (which: SQL, now: Date): SQL => {
  const countOf = (state: FairState) =>
    sql`count(*) filter (where ${states[state](now)})::int as ${sql.identifier(state)}`;
  return sql`select ${sql.join(statesOf(fairMachine).map(countOf), sql`, `)} from fair where ${which}`;
};

/** Every fair including drafts, in the operators' order of work; states are computed from the clock. */
export async function allFairs(db: Database, { status, keyword, ...paging }: OperatorFairQuery, now: Date) {
  const cut = pageOf(paging, [cursorParts.whole, cursorParts.whole, cursorParts.id]);
  const { part: section, since } = orderAt(now);
  const named = keyword ? sql`strpos(title, ${keyword}) > 0` : sql`true`;
  const scope = sql`${status ? states[status](now) : sql`true`} and ${named}`;
  const after = cut.after
    ? sql`and (${section}, ${since}, id) > (${cut.after[0]}::int, ${cut.after[1]}::bigint, ${cut.after[2]}::bigint)`
    : sql``;
  const tail = sql`order by ${section}, ${since}, id limit ${cut.size + 1} offset ${cut.offset}`;
  const found = await cardRows(db, sql`${scope} ${after}`, tail);
  const counted = await rowsOf(db, typed<Record<FairState, number>>())`${countedAt(named, now)}`;
  const counts: Partial<Record<FairState, number>> = counted[0] ?? {};
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, n) => sum + n, 0);
  const { rows, nextCursor } = cutPage(found, cut, ({ fair }) => positionAt(fair, now));
  const items = rows.map((row) => presentCard(row, now));
  return { items, nextCursor, total, totalIsCapped: false, counts };
}

/** Current numbers of visitors: checked in, waiting, expected. */
export async function countFair(db: Database, fairId: string, now: Date): Promise<FairCounts> {
  const row = await rowOf(db, typed<Record<keyof FairCounts | 'free' | 'held' | 'sold', number>>())`
    select visitors.*, exhibitors.*, booths.* from
      (select count(*) filter (where ${seatedVisitor})::int as "signedUp",
        count(*) filter (where status = 'waiting')::int as waiting,
        count(*) filter (where status = 'checked-in')::int as "checkedIn"
        from fair_visitor where fair_id = ${fairId}) as visitors,
      (select count(*) filter (where status = 'applied')::int as applied,
        count(*) filter (where ${admittedExhibitor()})::int as approved,
        count(*) filter (where status = 'checked-in')::int as "exhibitorsIn"
        from fair_exhibitor where fair_id = ${fairId}) as exhibitors,
      (select count(*) filter (where status = 'free' or held_until <= ${now})::int as free,
        count(*) filter (where status = 'held' and (held_until is null or held_until > ${now}))::int as held,
        count(*) filter (where status = 'sold')::int as sold
        from fair_booth where fair_id = ${fairId}) as booths`;
  if (!row) throw new Error('counts without a row');
  const { free, held: locked, sold, ...counts } = row;
  return { ...counts, booths: { free, held: locked, sold } };
}

/** A fair as an operator edits it. @throws AppError NOT_FOUND */
export async function operatorFair(db: Database, id: string, now: Date) {
  const row = await cardRow(db, id, true);
  const detail = await readFair(db, row, now, true);
  const moves = movesFor(fairMachine, stateOf(row.fair, now), 'operator');
  return {
    ...detail,
    counts: await countFair(db, id, now),
    moves: moves.filter((move) => move === 'edit' || move === 'publish' || move === 'cancel') as OperatorFair['moves'],
  };
}

/** An operator's current moves on an application: none after the fair; check-in only from the hour of admission. */
function movesNow(status: ExhibitorState, row: FairRow, now: Date): OperatorExhibitor['moves'] {
  const state = stateOf(row, now);
  if (state === 'ended' || state === 'cancelled') return [];
  const closed = doorRefusal({ state, startsAt: row.startsAt }, now) !== null;
  const moves = movesFor(machine, status, 'operator') as OperatorExhibitor['moves'];
  return moves.filter((move) => move !== 'check-in' || !closed);
}

/**
 * Applications to a fair: pending ones first, then in order of arrival.
 * @throws AppError NOT_FOUND
 */
export async function applicationsOf(db: Database, fairId: string, now: Date, exhibitorId: string | null = null) {
  const { fair } = await cardRow(db, fairId, true);
  const rows = await rowsOf(db, typed<Omit<OperatorExhibitor, 'moves'>>())`
    select exhibitor.id, exhibitor.company_id as "companyId", company.name, exhibitor.status, exhibitor.people, exhibitor.wish,
      exhibitor.wait_number as "waitNumber", exhibitor.reason, exhibitor.applied_at as "appliedAt",
      (select count(*)::int from fair_exhibitor_post where exhibitor_id = exhibitor.id) as posts,
      case when booth.id is not null then json_build_object('id', booth.id::text, 'number', booth.number) end as booth
    from fair_exhibitor as exhibitor
    join company on company.id = exhibitor.company_id
    left join fair_booth as booth on booth.fair_id = exhibitor.fair_id and booth.company_id = exhibitor.company_id
    where exhibitor.fair_id = ${fairId} and (${exhibitorId}::bigint is null or exhibitor.id = ${exhibitorId}::bigint)
    order by exhibitor.status <> 'applied', exhibitor.wait_number nulls first, exhibitor.applied_at, exhibitor.id`;
  return rows.map((row) => ({ ...row, moves: movesNow(row.status, fair, now) }));
}
