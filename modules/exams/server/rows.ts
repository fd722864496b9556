import { and, eq, getTableColumns, inArray, isNull, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/database.ts';
import type { AppError } from '#server/platform/http/app-error.ts';

type Lock = 'share' | 'no key update';
type RowOf<T extends PgTable> = T['$inferSelect'];
/** Values of columns: of a list any of them, null for none; a column whose value is undefined may have any. */
type Match<T extends PgTable> = { [Name in keyof RowOf<T>]?: RowOf<T>[Name] | readonly RowOf<T>[Name][] | undefined };

function conditionOf(column: PgColumn, value: unknown): SQL | undefined {
  if (value === undefined) return undefined;
  if (value === null) return isNull(column);
  return Array.isArray(value) ? inArray(column, value) : eq(column, value);
}

/** The condition that columns of a table have certain values. */
export function matching<T extends PgTable>(table: T, match: Match<T>): SQL | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return and(...Object.entries(match).map(([name, value]) => conditionOf(columns[name] as PgColumn, value)));
}

interface How {
  order?: readonly (PgColumn | SQL)[];
  limit?: number;
  /** Locked to the end of the transaction. */
  lock?: Lock | undefined;
}

export function rowsIn<T extends PgTable>(
  db: Database,
  table: T,
  match: Match<T> | SQL,
  { order = [], limit, lock }: How = {},
): Promise<RowOf<T>[]> {
  const where = match instanceof SQL ? match : matching(table, match);
  const query = db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  if (limit) query.limit(limit);
  if (lock) query.for(lock);
  return query;
}

type TableWithId = PgTable & { id: PgColumn };

/** A row by its id. @throws AppError as `absent` says */
export async function rowOf<T extends TableWithId>(
  db: Database,
  table: T,
  { id, absent, lock }: { id: string; absent: () => AppError; lock?: Lock | undefined },
): Promise<RowOf<T>> {
  const [row] = await rowsIn(db, table, eq(table.id, id), { lock });
  if (!row) throw absent();
  return row;
}

/** Rows of a table, locked to the end of the transaction in the order of their ids. */
export const lockRows = <T extends TableWithId>(tx: Database, table: T, match: Match<T> | SQL): Promise<RowOf<T>[]> =>
  rowsIn(tx, table, match, { order: [table.id], lock: 'no key update' });
