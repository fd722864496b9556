import { Client } from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from './database.ts';

const [first, second] = [await useTestDatabase(), await useTestDatabase()];

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

test('each clone is migrated and apart from the others', async () => {
  await query(first, 'CREATE TABLE only_here (id int)');

  await expect(query(second, 'SELECT 1 FROM only_here')).rejects.toThrow('only_here');
  const { rows } = await query(second, `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`);
  expect(rows[0].tables).toBeGreaterThan(0);
});
