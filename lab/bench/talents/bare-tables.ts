import type { PoolClient } from 'pg';

/** Removes triggers, foreign keys and secondary indexes from tables during a fill; returns a function that restores them. */
export async function bareTables(
  client: PoolClient,
  tables: readonly string[],
): Promise<(client: PoolClient) => Promise<void>> {
  const each = (how: string) => tables.map((table) => `ALTER TABLE ${table} ${how}`).join('; ');
  await client.query(each('DISABLE TRIGGER USER'));
  const { rows: keys } = await client.query<{ table: string; name: string; made: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS made FROM pg_constraint
     WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
     WHERE indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return async (later) => {
    for (const { made } of indexes) await later.query(made);
    for (const { table, name, made } of keys) await later.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${made}`);
    await later.query(each('ENABLE TRIGGER USER'));
  };
}
