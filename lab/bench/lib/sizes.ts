import type { Pool } from 'pg';
import { printTable } from './table.ts';

const megabytes = (bytes: string) => (Number(bytes) / 2 ** 20).toFixed(0);
const shown = 10_000_000;

/** Prints relations of a database above 10 MB: tables with TOAST, and each index. */
export async function printSizes(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; kind: string; rows: string; bytes: string }>(`
    SELECT c.relname AS name, CASE c.relkind WHEN 'i' THEN 'index' ELSE 'table' END AS kind,
      greatest(c.reltuples, 0)::int8::text AS rows,
      CASE c.relkind WHEN 'i' THEN pg_relation_size(c.oid) ELSE pg_table_size(c.oid) END::text AS bytes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN (current_schema(), 'partitions') AND c.relkind IN ('r', 'i', 'm')
    ORDER BY pg_relation_size(c.oid) DESC`);
  const large = rows.filter(({ bytes }) => Number(bytes) > shown);
  const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  printTable(
    ['relation', '', 'rows', 'MB', 'bytes a row'],
    large.map(({ name, kind, rows: count, bytes }) => [
      name,
      kind,
      count,
      megabytes(bytes),
      (Number(bytes) / Math.max(1, Number(count))).toFixed(0),
    ]),
  );
  console.log(`all relations: ${megabytes(String(all))} MB\n`);
}
