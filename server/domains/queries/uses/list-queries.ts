import { type SQL, sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import type { QueryList, QueryRow } from '#contract/queries/queries.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { keptQuery } from './kept-query.ts';
import { rare } from './store.ts';

const most = 200;
/** The days of a row's trend. */
const shownDays = 14;

type Counted = Omit<QueryRow, 'days'>;

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
export async function listQueries(db: Database, list: QueryList, days: Days, now: Date): Promise<QueryRow[]> {
  const rows = await rowsOf(db, typed<Counted>())`
    select query, '' as detail, ${counted[list]} as n, ${searched} as searched from query_day
    where query <> '' and ${within(days)} group by query
    having ${counted[list]} > 0 and ${searched} >= ${rare} order by n desc, query limit ${most}`;
  return withTrends(db, list, list === 'undone' ? await withDetails(db, rows, days) : rows, days.to ?? dayAt(now));
}

/** What each row counted on each of the last days until `end`. */
async function withTrends(db: Database, list: QueryList, found: readonly Counted[], end: string): Promise<QueryRow[]> {
  const rows = await rowsOf(db, { query: 'string', detail: 'string', ago: 'number', n: 'number' })`
    select query, detail, ${end}::date - day as ago, n from (
      select query, ${list === 'undone' ? sql`detail` : sql`''`} as detail, day, ${counted[list]} as n from query_day
      where query = any(${sql.param(found.map(({ query }) => query))}::text[])
        and day > ${end}::date - ${shownDays}::int and day <= ${end}::date group by 1, 2, 3) as counts`;
  const byRow = new Map<string, number[]>();
  for (const { query, detail, ago, n } of rows) {
    const days = byRow.get(`${query} ${detail}`) ?? Array.from({ length: shownDays }, () => 0);
    days[shownDays - 1 - ago] = Math.max(0, n);
    byRow.set(`${query} ${detail}`, days);
  }
  return found.map((row) => ({ ...row, days: byRow.get(`${row.query} ${row.detail}`) ?? [] }));
}

/** A row per part that was taken away, instead of one per query. */
async function withDetails(db: Database, found: readonly Counted[], days: Days): Promise<Counted[]> {
  const rows = await rowsOf(db, { query: 'string', detail: 'string', n: 'number' })`
    select query, detail, sum(n)::int as n from query_day
    where use = 'undone' and query = any(${sql.param(found.map(({ query }) => query))}::text[]) and ${within(days)}
    group by query, detail order by n desc, query, detail limit ${most}`;
  const searchedBy = new Map(found.map(({ query, searched: all }) => [query, all]));
  return rows.map((row) => ({ ...row, searched: searchedBy.get(row.query) ?? row.n }));
}

/** Searches in these days whose words are not kept. */
export async function rareSearches(db: Database, days: Days): Promise<number> {
  const row = await rowOf(db, { n: 'number' })`
    select ${searched} as n from query_day where query = '' and ${within(days)}`;
  return row?.n ?? 0;
}

/** The queries searched most that contain a text. */
export async function frequentQueries(db: Database, part: string): Promise<string[]> {
  const rows = await rowsOf(db, { query: 'string' })`
    select query from query_day where position(${part} in query) > 0 group by query
    having ${searched} >= ${rare} order by ${searched} desc, query limit 20`;
  return rows.map(({ query }) => query);
}

/** How often each of these was searched within 30 days, and how many posts were opened after it. */
export async function usesOfQueries(db: Database, typed: readonly string[], now: Date) {
  const queries = typed.map((word) => keptQuery(word) ?? '');
  const rows = await rowsOf(db, { query: 'string', searched: 'number', opened: 'number' })`
    select query, ${searched} as searched, ${times('opened')} as opened from query_day
    where query <> '' and query = any(${sql.param(queries)}::text[]) and day > ${dayAt(now)}::date - 30 group by query`;
  return queries.map((query) => rows.find((row) => row.query === query));
}
