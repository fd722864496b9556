import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sweepCounters } from '#server/platform/limits/sweep.ts';

/** The Cybersecurity Law requires six months of sign-in records. */
const SESSION_DAYS = 190;
const BATCH = 20_000;

/** Deletes expired rows: codes and tickets after 1 day (they contain phone numbers), sessions after 190 days. */
export async function sweepIdentity(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs);
  await db.execute(sql`delete from asked_code where expires_at < ${dayAgo}`);
  await db.execute(sql`delete from sms_code where expires_at < ${dayAgo}`);
  await db.execute(sql`delete from register_ticket where expires_at < ${dayAgo}`);
  await db.execute(sql`delete from oauth_attempt where expires_at < ${dayAgo}`);
  await db.execute(sql`delete from bind_ticket where expires_at < ${dayAgo}`);
  await db.execute(sql`delete from login_ticket where expires_at < ${dayAgo}`);
  const longAgo = new Date(now.getTime() - SESSION_DAYS * dayMs);
  await db.execute(sql`
    delete from session where id in (
      select s.id from session s where s.expires_at < ${longAgo} order by s.expires_at limit ${BATCH} for update skip locked)`);
  await sweepCounters(db, now);
}
