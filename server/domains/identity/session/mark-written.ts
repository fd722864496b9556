import { eq, sql } from 'drizzle-orm';
import { session } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Notes how far the log is after a write of this session, on whichever node: its reads see the write from here on. */
export async function markWritten(db: Database, sessionId: string): Promise<void> {
  await db.update(session).set({ writtenTo: sql`pg_current_wal_insert_lsn()` }).where(eq(session.id, sessionId));
}
