import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#server/platform/database/database.ts';

/** Companies that a person blocked: their ids, and name prefixes of whole groups. */
export interface Blocked {
  ids: ReadonlySet<string>;
  groups: readonly string[];
}

/** The blocked ones among some companies; names are read only if a group is blocked. */
export async function blockedAmong(
  db: Database,
  companyIds: readonly string[],
  { ids, groups }: Blocked,
): Promise<ReadonlySet<string>> {
  if (groups.length === 0 || companyIds.length === 0) return ids;
  const rows = await rowsOf(db, { id: 'string' })`
    select company.id::text from company join unnest(${sql.param(groups)}::text[]) as blocked (start)
      on starts_with(company.name_key, blocked.start)
    where company.id = any(${sql.param([...new Set(companyIds)])}::bigint[])`;
  return new Set([...ids, ...rows.map(({ id }) => id)]);
}
