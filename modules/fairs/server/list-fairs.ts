import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { dayAt, monthNumber, monthText } from '#contract/months.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { beyond, countCapped, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import { listedFair } from '../schema.ts';
import { cardRows, nextChange, presentCard } from './cards.ts';

type FairQuery = QueryOf<typeof fairEndpoints, 'GET /api/fairs'>;

/** The first moment of a month in Asia/Shanghai. */
const startOf = (month: string) => new Date(`${month}-01T00:00:00+08:00`);

/** The filters as a condition on `fair`; cancelled fairs and drafts are never listed. */
export function whereOf({ kind, type, cityCode, month }: FairQuery): SQL {
  const parts: SQL[] = [listedFair()];
  if (kind) parts.push(sql`kind = ${kind}`);
  if (type && type.length > 0) parts.push(sql`type = any(${sql.param(type)}::text[])`);
  if (cityCode) parts.push(sql`city_code = ${cityCode}`);
  if (month) {
    const following = monthText(monthNumber(month) + 1);
    parts.push(sql`starts_at >= ${startOf(month)} and starts_at < ${startOf(following)}`);
  }
  return sql.join(parts, sql` and `);
}

const timeOf = ({ when, month }: FairQuery, now: Date): SQL => {
  if (when === 'past') return sql`and ends_at <= ${now}`;
  return when === 'coming' || !month ? sql`and ends_at > ${now}` : sql``;
};

/** A page of fairs: upcoming ones soonest first, past ones most recent first. */
export async function listFairs(db: Database, query: FairQuery, now: Date) {
  const cut = pageOf(query, [cursorParts.time, cursorParts.id], 12);
  const past = query.when === 'past';
  const scope = sql`${whereOf(query)} ${timeOf(query, now)}`;
  const order = past ? sql`desc` : sql`asc`;
  const after = sql`and ${beyond(cut, sql`starts_at, id`, past ? '<' : '>')}`;
  const found = await cardRows(
    db,
    sql`${scope} ${after}`,
    sql`order by starts_at ${order}, id ${order} limit ${cut.size + 1} offset ${cut.offset}`,
  );
  const { rows, nextCursor } = cutPage(found, cut, ({ fair }) => [fair.startsAt.toISOString(), fair.id]);
  const changes = rows.flatMap(({ fair }) => nextChange(fair, now) ?? []);
  return {
    freshUntil: changes.length > 0 ? new Date(Math.min(...changes.map((at) => at.getTime()))) : null,
    items: rows.map((row) => presentCard(row, now)),
    nextCursor,
    ...(await countCapped(db, sql`from fair where ${scope}`)),
  };
}

const MAX_IN_A_MONTH = 400;

/** The days of a month on which fairs begin. */
export async function fairCalendar(db: Database, query: QueryOf<typeof fairEndpoints, 'GET /api/fairs/calendar'>) {
  const rows = await rowsOf(db, { id: 'string', title: 'string', starts_at: 'string', online: 'boolean' })`
    select id, title, starts_at, online from fair where ${whereOf(query)} order by starts_at, id limit ${MAX_IN_A_MONTH}`;
  const fairs = rows.map(({ starts_at, ...row }) => ({ ...row, day: dayAt(new Date(starts_at)) }));
  return { month: query.month, fairs };
}
