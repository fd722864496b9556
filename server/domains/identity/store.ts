import { eq } from 'drizzle-orm';
import { account } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Replaces the password's hash; the caller ends the sessions that the old one opened. */
export async function keepPassword(db: Database, accountId: string, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.id, accountId));
}
