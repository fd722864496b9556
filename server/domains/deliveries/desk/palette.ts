import { sql } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import { type Palette, palette, paletteRows } from '#contract/deliveries/palette.ts';
import { spell } from '#server/domains/search/public.ts';
import { type Database, type RowOf, rowsOf } from '#server/platform/database/database.ts';
import { containsPattern } from '#server/platform/database/like-pattern.ts';
import { anonymous } from '../anonymise.ts';
import { findInBox, presentRow } from '../box/box-rows.ts';
import { newestInterviews } from '../interview/interview-store.ts';

/** A pinyin is compared with this many of the newest names and titles; a word in characters with all. */
const spelledRows = 2_000;

const namedColumns = { id: 'string', name: 'string' } as const;

/** The ids whose name a pinyin or its initials begin, in the given order. */
function bySpelling(rows: readonly RowOf<typeof namedColumns>[], keyword: string): string[] {
  const query = keyword.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = new Map<string, boolean>();
  const matches = (name: string) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const { full, initials } = spell(name);
    const now = full.startsWith(query) || initials.startsWith(query);
    known.set(name, now);
    return now;
  };
  return rows
    .filter(({ name }) => matches(name))
    .slice(0, paletteRows)
    .map(({ id }) => id);
}

const isLatin = (keyword: string) => /^[a-z0-9\s']+$/i.test(keyword);

/** Anonymised people are not found by name: a hit would reveal the applicant. */
async function peopleIds(db: Database, companyId: string, keyword: string): Promise<string[]> {
  const named = (which: ReturnType<typeof sql>, limit: number) =>
    rowsOf(db, namedColumns)`
      select delivery.id::text as id, delivery.snapshot -> 'jober' ->> 'name' as name
      from delivery where delivery.company_id = ${companyId} and ${which}
      order by delivery.changed_at desc, delivery.id limit ${limit}`;
  if (isLatin(keyword)) return bySpelling(await named(sql`not ${anonymous}`, spelledRows), keyword);
  const like = containsPattern(keyword);
  const rows = await named(sql`delivery.search_text ilike ${like} and not ${anonymous}`, paletteRows);
  return rows.map(({ id }) => id);
}

async function postsLike(db: Database, companyId: string, keyword: string): Promise<Palette['posts']> {
  const read = (which: ReturnType<typeof sql>, limit: number) =>
    rowsOf(db, { ...palette.shape.posts.element.shape, name: 'string' })`
      select post.id::text as id, post.title, post.title as name, post.status, post.delivery_count as deliveries
      from post where post.exam_id is null and post.company_id = ${companyId} and ${which}
      order by post.status = 'open' desc, post.refreshed_at desc nulls last, post.id limit ${limit}`;
  const latin = isLatin(keyword);
  const rows = latin
    ? await read(sql`true`, spelledRows)
    : await read(sql`post.title ilike ${containsPattern(keyword)}`, paletteRows);
  const ids = latin ? bySpelling(rows, keyword) : rows.map(({ id }) => id);
  return rows.filter(({ id }) => ids.includes(id)).map(({ name: _, ...shown }) => shown);
}

/** Finds deliveries and posts of the member's company for the console's palette. */
export async function searchPalette(
  db: Database,
  { companyId, role }: Membership,
  keyword: string,
  now: Date,
): Promise<Palette> {
  const ids = await peopleIds(db, companyId, keyword);
  const found = await findInBox(db, sql`delivery.id = any(${sql.param(ids)}::bigint[])`);
  const interviews = await newestInterviews(db, ids);
  const people = found
    .map((row) => presentRow(row, { interview: interviews.get(row.id) ?? null, role, now }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { people, posts: await postsLike(db, companyId, keyword) };
}
