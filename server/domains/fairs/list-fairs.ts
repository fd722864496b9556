import { type SQL, sql } from 'drizzle-orm';
import { dayAt, monthNumber, monthText } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { cardRows, nextChange, presentCard } from './cards.ts';

export interface FairFilters {
  kind?: string | undefined;
  type?: string[] | undefined;
  cityCode?: string | undefined;
  month?: string | undefined;
}

interface FairQuery extends FairFilters {
  when?: 'coming' | 'past' | undefined;
  cursor?: string | undefined;
  page?: number | undefined;
}

const PUBLISHED = sql`status in ('open', 'full', 'running', 'ended')`;
/** The first moment of a month in Asia/Shanghai. */
const startOf = (month: string) => new Date(`${month}-01T00:00:00+08:00`);

/** The filters as a condition on `fair`; cancelled fairs and drafts are never listed. */
export function whereOf({ kind, type, cityCode, month }: FairFilters): SQL {
  const parts = [PUBLISHED];
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
  const beyond = past ? sql`<` : sql`>`;
  const after = cut.after
    ? sql`and (starts_at, id) ${beyond} (${cut.after[0]}::timestamptz, ${cut.after[1]}::bigint)`
    : sql``;
  const found = await cardRows(
    db,
    sql`${scope} ${after}`,
    sql`order by starts_at ${order}, id ${order} limit ${cut.size + 1} offset ${cut.offset}`,
  );
  const { rows: counted } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from fair where ${scope} limit ${TOTAL_CAP + 1}) as found`,
  );
  const { rows, nextCursor } = cutPage(found, cut, ({ fair }) => [fair.startsAt.toISOString(), fair.id]);
  const changes = rows.flatMap(({ fair }) => nextChange(fair, now) ?? []);
  return {
    freshUntil: changes.length > 0 ? new Date(Math.min(...changes.map((at) => at.getTime()))) : null,
    items: rows.map((row) => presentCard(row, now)),
    nextCursor,
    ...cappedTotal(counted[0]?.n ?? 0),
  };
}

const MOST_IN_A_MONTH = 400;

/** The days of a month on which fairs begin. */
export async function fairCalendar(db: Database, query: FairFilters & { month: string }) {
  const { rows } = await db.execute<{ id: string; title: string; starts_at: string; online: boolean }>(sql`
    select id, title, starts_at, online from fair where ${whereOf(query)} order by starts_at, id limit ${MOST_IN_A_MONTH}`);
  const fairs = rows.map(({ starts_at, ...row }) => ({ ...row, day: dayAt(new Date(starts_at)) }));
  return { month: query.month, fairs };
}
