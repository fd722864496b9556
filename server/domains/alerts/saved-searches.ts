import { and, desc, eq, sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import { maxSavedSearches } from '#contract/search/alert-limits.ts';
import type { SavedFilters, SavedSearch } from '#contract/search/alerts.ts';
import { savedSearch } from '#database/schema/alerts.ts';
import { jober } from '#database/schema/identity.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { nameOf, queryOf } from './search-words.ts';

type SavedRow = typeof savedSearch.$inferSelect;

const present = (row: SavedRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: queryOf(row.filters),
  alerts: row.alerts,
  createdAt: row.createdAt.toISOString(),
  last:
    row.lastFound === null || row.lastFoundAt === null
      ? null
      : { found: row.lastFound, at: row.lastFoundAt.toISOString() },
});

/** Absent and foreign ones get the same answer. */
const absent = () => appError('NOT_FOUND', { message: '该订阅不存在或已被删除' });

/** A seeker's saved searches, newest first. */
export async function savedSearches(db: Database, joberId: string): Promise<SavedSearch[]> {
  const rows = await db
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.joberId, joberId))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id));
  return rows.map(present);
}

interface SavedSearchInput {
  joberId: string;
  name: string | undefined;
  filters: SavedFilters;
  alerts: boolean;
  now: Date;
}

/** Saves a search; the same filters return the existing one. @throws AppError CONFLICT at the maximum number */
export async function saveSearch(
  db: Database,
  { joberId, name, filters, alerts, now }: SavedSearchInput,
): Promise<SavedSearch> {
  const filterKey = queryOf(filters);
  return db.transaction(async (tx) => {
    // Locks the seeker until the end of the transaction, so that the count holds.
    await tx.select({ id: jober.id }).from(jober).where(eq(jober.id, joberId)).for('no key update');
    const own = eq(savedSearch.joberId, joberId);
    const [known] = await tx
      .select()
      .from(savedSearch)
      .where(and(own, eq(savedSearch.filterKey, filterKey)));
    if (known) return present(known);
    if ((await tx.$count(savedSearch, own)) >= maxSavedSearches)
      throw appError('CONFLICT', { message: `最多保存 ${maxSavedSearches} 个搜索，请先删除不用的` });
    const [row] = await tx
      .insert(savedSearch)
      .values({
        joberId,
        name: name ?? nameOf(filters),
        filters,
        filterKey,
        alerts,
        knownUntil: now,
        checkedOn: dayAt(now),
        createdAt: now,
      })
      .returning();
    return present(row as SavedRow);
  });
}

/** Renames a search or switches its notifications. Posts published while they were off are not reported later. */
export async function changeSearch(
  { db, now }: Act,
  joberId: string,
  id: string,
  { name, alerts }: { name?: string | undefined; alerts?: boolean | undefined },
): Promise<SavedSearch> {
  const knownUntil = alerts
    ? sql`case when ${savedSearch.alerts} then ${savedSearch.knownUntil} else ${now} end`
    : undefined;
  const [row] = await db
    .update(savedSearch)
    // Always names a column, since an empty update is not a valid statement.
    .set({ name: name ?? sql`${savedSearch.name}`, alerts, knownUntil })
    .where(and(eq(savedSearch.id, id), eq(savedSearch.joberId, joberId)))
    .returning();
  if (!row) throw absent();
  return present(row);
}

export async function removeSearch(db: Database, joberId: string, id: string): Promise<void> {
  const gone = await db
    .delete(savedSearch)
    .where(and(eq(savedSearch.id, id), eq(savedSearch.joberId, joberId)))
    .returning({ id: savedSearch.id });
  if (gone.length === 0) throw absent();
}
