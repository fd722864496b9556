import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

// An arbitrary constant.
const lockKey = 7_031_202;

/** Brings the schema up to date. Of several nodes that start at once, one migrates and the others wait for it. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
