import { sql } from 'drizzle-orm';
import { connect, type Database } from '#server/platform/database/database.ts';

export async function hasCompanies(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ filled: boolean }>(sql`select exists (select from company) as filled`);
  return rows[0]?.filled ?? false;
}

/** Whether `fillEmptyDatabase` has work to do. */
export async function databaseIsEmpty(url: string): Promise<boolean> {
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  try {
    return !(await hasCompanies(db));
  } finally {
    await close();
  }
}
