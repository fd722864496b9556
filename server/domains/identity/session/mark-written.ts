import { eq, sql } from 'drizzle-orm';
import { session } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Records the WAL position after a write of this session, so that its later reads on any node see the write. */
export async function markWritten(db: Database, sessionId: string): Promise<void> {
  await db.update(session).set({ writtenTo: sql`pg_current_wal_insert_lsn()` }).where(eq(session.id, sessionId));
}
