import { eq } from 'drizzle-orm';
import { type DailyLimits, dailyLimits } from '#contract/ledger/quotas.ts';
import { dailyLimit } from '#database/schema/ledger.ts';
import type { Database } from '#server/platform/database/database.ts';

const THE_ROW = 1;

/** The free daily limits: what operators set, else the default. */
export async function readDailyLimits(db: Database): Promise<DailyLimits> {
  const [row] = await db.select({ limits: dailyLimit.limits }).from(dailyLimit).where(eq(dailyLimit.id, THE_ROW));
  return { ...dailyLimits, ...row?.limits };
}

/** Sets the free daily limits, from the next use on. */
export async function setDailyLimits(tx: Database, limits: DailyLimits, now: Date): Promise<void> {
  const set = { limits, updatedAt: now };
  await tx
    .insert(dailyLimit)
    .values({ id: THE_ROW, ...set })
    .onConflictDoUpdate({ target: dailyLimit.id, set });
}
