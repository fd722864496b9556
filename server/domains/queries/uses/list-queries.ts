import { type SQL, sql } from 'drizzle-orm';
import type { QueryList, QueryRow } from '#contract/queries/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rare } from './store.ts';

const most = 200;

const times = (...uses: string[]): SQL =>
  sql`coalesce(sum(n) filter (where use in (${sql.join(
    uses.map((use) => sql`${use}`),
    sql`, `,
  )})), 0)::int`;
const searched = times('found', 'nothing');

/** What each list counts. */
const counted: Record<QueryList, SQL> = {
  nothing: times('nothing'),
  left: sql`(${times('found')} - ${times('opened')})`,
  undone: times('undone'),
};

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const within = ({ from, to }: Days): SQL =>
  sql`day >= ${from ?? '1900-01-01'}::date and day <= ${to ?? '2099-12-31'}::date`;

/** The queries of a list, by count. Those searched fewer than three times in these days are not shown. */
export async function listQueries(db: Database, list: QueryList, days: Days): Promise<QueryRow[]> {
  const { rows } = await db.execute<QueryRow & Record<string, unknown>>(sql`
    select query, '' as detail, ${counted[list]} as n, ${searched} as searched from query_day
    where query <> '' and ${within(days)} group by query
    having ${counted[list]} > 0 and ${searched} >= ${rare} order by n desc, query limit ${most}`);
  return list === 'undone' ? withDetails(db, rows, days) : rows;
}

/** A row per part that was taken away, instead of one per query. */
async function withDetails(db: Database, found: readonly QueryRow[], days: Days): Promise<QueryRow[]> {
  const { rows } = await db.execute<{ query: string; detail: string; n: number }>(sql`
    select query, detail, sum(n)::int as n from query_day
    where use = 'undone' and query = any(${sql.param(found.map(({ query }) => query))}::text[]) and ${within(days)}
    group by query, detail order by n desc, query, detail limit ${most}`);
  const searchedBy = new Map(found.map(({ query, searched: all }) => [query, all]));
  return rows.map((row) => ({ ...row, searched: searchedBy.get(row.query) ?? row.n }));
}

/** Searches in these days whose words are not kept. */
export async function rareSearches(db: Database, days: Days): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select ${searched} as n from query_day where query = '' and ${within(days)}`,
  );
  return rows[0]?.n ?? 0;
}

/** The queries searched most that contain a text. */
export async function frequentQueries(db: Database, part: string): Promise<string[]> {
  const { rows } = await db.execute<{ query: string }>(sql`
    select query from query_day where position(${part} in query) > 0 group by query
    having ${searched} >= ${rare} order by ${searched} desc, query limit 20`);
  return rows.map(({ query }) => query);
}
