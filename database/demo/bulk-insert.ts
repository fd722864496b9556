import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgDatabase, PgTable } from 'drizzle-orm/pg-core';

/** What the demo data are written through: the server's database handle. */
export type DemoDatabase = NodePgDatabase<Record<string, never>>;

/** The one transaction of a load: an interrupted load leaves the database as empty as it was. */
export type DemoTransaction = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** PostgreSQL cannot unnest arrays of arrays: those columns, and JSON, travel as text and are cast by row. */
const travelsAsText = (type: string): boolean => type.endsWith('[]') || type === 'jsonb' || type === 'bytea';

const quoted = (item: string): string => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function wireValue(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const isArray = column.getSQLType().endsWith('[]');
  return isArray ? `{${(value as string[]).map(quoted).join(',')}}` : column.mapToDriverValue(value);
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

/**
 * Collects rows of several tables, named parents first, and writes them together. While a batch travels the next one is made:
 * at most two are in memory, however large the load.
 */
export function openBatch<T extends Record<string, PgTable>>(tx: DemoTransaction, tables: T) {
  let rows: Partial<Record<keyof T, unknown[]>> = {};
  let writing: Promise<void> = Promise.resolve();
  const write = async (taken: typeof rows) => {
    for (const [name, table] of Object.entries(tables))
      await bulkInsert(tx, table, (taken[name] ?? []) as PgTable['$inferInsert'][]);
  };
  /** Waits for the last batch, then sends this one without waiting for it. */
  const send = async () => {
    await writing;
    writing = write(rows);
    rows = {};
    // A failure is met by the next `send` or by `end`, never as an unhandled rejection.
    writing.catch(() => undefined);
  };
  return {
    add<K extends keyof T>(name: K, ...more: readonly T[K]['$inferInsert'][]): void {
      const known = rows[name];
      if (known) known.push(...more);
      else rows[name] = [...more];
    },
    send,
    async end(): Promise<void> {
      await send();
      await writing;
    },
  };
}

export type Batch<T extends Record<string, PgTable>> = ReturnType<typeof openBatch<T>>;
