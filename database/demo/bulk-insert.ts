import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DemoTransaction } from './demo-transaction.ts';

/** PostgreSQL cannot unnest arrays of arrays: those columns, and JSON, travel as text and are cast by row. */
const travelsAsText = (type: string): boolean => type.endsWith('[]') || type === 'jsonb' || type === 'bytea';

const quoted = (item: string): string => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function wireValue(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const type = column.getSQLType();
  if (type.endsWith('[]')) return `{${(value as string[]).map(quoted).join(',')}}`;
  return column.mapToDriverValue(value);
}

/**
 * Inserts rows in one statement with one array parameter a column: several times faster than VALUES, and the statement's
 * text does not grow with the rows. Every row must name the same columns, the first row's.
 */
export async function bulkInsert<T extends PgTable>(
  tx: DemoTransaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const arrays = columns.map(([key, column]) => {
    const type = column.getSQLType();
    const values = rows.map((row) => wireValue(column, (row as Record<string, unknown>)[key]));
    return sql`${sql.param(values)}::${sql.raw(travelsAsText(type) ? 'text' : type)}[]`;
  });
  const cells = columns.map(([, column]) => sql`r.${sql.identifier(column.name)}::${sql.raw(column.getSQLType())}`);
  const comma = sql.raw(', ');
  await tx.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.join(names, comma)})
    select ${sql.join(cells, comma)}
    from unnest(${sql.join(arrays, comma)}) as r (${sql.join(names, comma)})
  `);
}
