import { sql } from 'drizzle-orm';
import { publicCompany } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PostSource, SearchRow } from './search-row.ts';

const types: Record<keyof SearchRow, string> = {
  postId: 'int8',
  companyId: 'int8',
  title: 'text',
  cityCode: 'int4',
  regionCode: 'int4',
  stages: 'int8',
  subjects: 'int8',
  titleSubjects: 'int8',
  benefits: 'int8',
  role: 'int2',
  tenure: 'int2',
  education: 'int2',
  titleLevel: 'int2',
  certificate: 'int2',
  experience: 'int2',
  companyType: 'int2',
  monthMin: 'int4',
  monthMax: 'int4',
  refreshedAt: 'timestamptz',
  deadline: 'timestamptz',
  tsv: 'text',
};
const fields = Object.keys(types) as (keyof SearchRow)[];
const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = sql.raw(fields.map(snake).join(', '));
const replaced = sql.raw(
  fields
    .slice(1)
    .map((field) => `${snake(field)} = excluded.${snake(field)}`)
    .join(', '),
);

/** Upserts rows in one statement. */
export async function writeRows(db: Database, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const arrays = fields.map((field) => sql`${sql.param(rows.map((row) => row[field]))}::${sql.raw(types[field])}[]`);
  const selected = sql.raw(fields.map((field) => (field === 'tsv' ? 'tsv::tsvector' : snake(field))).join(', '));
  await db.execute(sql`
    insert into job_search (${columns})
    select ${selected} from unnest(${sql.join(arrays, sql`, `)}) as given(${columns}) order by post_id
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
    c.type as "companyType", p.title, p.role, p.stages, p.subjects, p.tenure, p.education, p.certificate,
    p.title_level as "titleLevel", p.experience, p.city_code as "cityCode", p.region_code as "regionCode",
    p.month_min::float8 as "monthMin", p.month_max::float8 as "monthMax",
    coalesce(p.salary_max, p.salary_min)::float8 as "salaryMax", p.salary_unit as "salaryUnit", p.benefits,
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
  const { rows } = await db.execute(sql`${source} and p.id = any(${sql.param([...postIds])}::int8[])`);
  return rows as unknown as PostSource[];
}

/** The open posts in order of refresh time. */
export async function idsByTime(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text as id from post where status = 'open' order by coalesce(refreshed_at, published_at, created_at), id`);
  return rows.map(({ id }) => id);
}
