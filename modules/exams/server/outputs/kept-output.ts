import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { examOutput } from '../../schema/exam-events.ts';

/** What this node looks up or computes now, by key: calls that come meanwhile wait for the same work. */
const making = new Map<string, Promise<Buffer>>();

/**
 * A public file or draw that depends on nothing but `madeFrom`: computed once, then read by the hash of `madeFrom`, whoever asks.
 * Increase a number in `madeFrom` when the way of making changes. A failure is not kept.
 */
export async function keptOutput(
  db: Database,
  madeFrom: readonly unknown[],
  now: Date,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(madeFrom)).digest('base64url');
  const running = making.get(key);
  if (running) return running;
  const work = readOrMake(db, key, now, make);
  making.set(key, work);
  try {
    return await work;
  } finally {
    making.delete(key);
  }
}

async function readOrMake(
  db: Database,
  key: string,
  now: Date,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const [found] = await db.select().from(examOutput).where(eq(examOutput.key, key));
  if (found) {
    if (found.usedAt < new Date(now.getTime() - TOUCH_MS))
      await db.update(examOutput).set({ usedAt: now }).where(eq(examOutput.key, key));
    return found.bytes;
  }
  const bytes = Buffer.from(await make());
  await db.insert(examOutput).values({ key, bytes, usedAt: now }).onConflictDoNothing();
  return bytes;
}

const TOUCH_MS = dayMs;
const KEPT_DAYS = 30;
const AT_ONCE = 500;

/** Deletes what nobody asked for during a month; it is made again when somebody does. */
export async function sweepOutputs(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`delete from exam_output where key in (
    select o.key from exam_output o where o.used_at < ${now}::timestamptz - ${KEPT_DAYS} * interval '1 day' limit ${AT_ONCE})`);
}
