import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { publicCompany } from '#database/schema/companies.ts';
import { jobSearch } from '#database/schema/search.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { PostSource, SearchRow } from './search-row.ts';
import { sourceSql } from './stored-lists.ts';

const columns = Object.entries(getTableColumns(jobSearch)) as [keyof SearchRow, PgColumn][];
const names = sql.raw(columns.map(([, { name }]) => name).join(', '));
const replaced = sql.raw(columns.map(([, { name }]) => `${name} = excluded.${name}`).join(', '));

/** Upserts rows in one statement. */
export async function writeRows(db: Database, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const arrays = columns.map(
    ([field, column]) => sql`${sql.param(rows.map((row) => row[field]))}::${sql.raw(column.getSQLType())}[]`,
  );
  await db.execute(sql`
    insert into job_search (${names})
    select ${names} from unnest(${sql.join(arrays, sql`, `)}) as given(${names}) order by post_id
    on conflict (post_id) do update set ${replaced}`);
}

/** Removes posts from the index. */
export async function removeRows(db: Database, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  await db.execute(sql`delete from job_search where post_id = any(${sql.param([...postIds])}::int8[])`);
}

/** Findable posts: open posts of public companies (`publicPost` of the posts domain, and open). */
const listed = sql`p.status = 'open' and ${publicCompany('c')}`;

const source = sql`
  select p.id::text as id, p.company_id::text as "companyId", c.name as "companyName", c.short_name as "companyShortName",
    json_build_object(${sql.raw(sourceSql)}) as codes, p.title, p.city_code as "cityCode", p.region_code as "regionCode",
    p.month_min::float8 as "monthMin", p.month_max::float8 as "monthMax",
    coalesce(p.salary_max, p.salary_min)::float8 as "salaryMax", p.salary_unit as "salaryUnit",
    p.salary_note || E'\\n' || p.description as description,
    coalesce(p.requirements -> 'majors', '[]') as majors,
    coalesce(p.refreshed_at, p.published_at, p.created_at)::text as "refreshedAt", p.deadline::text as deadline
  from post p join company c on c.id = p.company_id
  where ${listed}`;

/** Removes rows of posts that are no longer findable. */
export async function removeStrangers(db: Database): Promise<void> {
  await db.execute(sql`
    delete from job_search s where not exists (
      select from post p join company c on c.id = p.company_id where p.id = s.post_id and ${listed})`);
}

/** The index sources of findable posts among these. */
export async function sourcesOf(db: Database, postIds: readonly string[]): Promise<PostSource[]> {
  return rowsOf(db, typed<PostSource>())`${source} and p.id = any(${sql.param([...postIds])}::int8[])`;
}

/** The open posts in order of refresh time. */
export async function idsByTime(db: Database): Promise<string[]> {
  const rows = await rowsOf(db, { id: 'string' })`
    select id::text as id from post where status = 'open' order by coalesce(refreshed_at, published_at, created_at), id`;
  return rows.map(({ id }) => id);
}
