import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Longer than any client goes on trying: messages that wait in a browser without a network are sent within days. */
const ANSWER_MS = 7 * dayMs;
const BATCH = 20_000;

/** Removes answers that no retry asks for any more, a batch at a time so that no statement runs long. */
export async function sweepAnswers(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from idempotency where (account_id, endpoint, key) in (
      select i.account_id, i.endpoint, i.key from idempotency i
      where i.created_at < ${new Date(now.getTime() - ANSWER_MS)}
      order by i.created_at limit ${BATCH} for update skip locked)`);
}
