import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';

/**
 * Reads the installation's master key, making it at the first start; every node gets the same one.
 * The result derives a separate key for each use.
 */
export async function loadSecrets(db: Database): Promise<(name: string) => Buffer> {
  await db.execute(
    sql`insert into system_secret (name, value) values ('master', ${randomBytes(32)}) on conflict do nothing`,
  );
  const { rows } = await db.execute<{ value: Buffer }>(sql`select value from system_secret where name = 'master'`);
  const master = rows[0]?.value;
  if (!master) throw new Error('the master key could not be made');
  return (name) => createHmac('sha256', master).update(name).digest();
}
