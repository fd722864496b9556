import { desc, eq } from 'drizzle-orm';
import type { Clearance, ClearanceResult } from '#contract/companies/clearance.ts';
import { formatDate } from '#contract/text.ts';
import { clearance } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { lockInBox, type Recruiter } from './lock-in-box.ts';

interface Given {
  queriedOn: string;
  handler: string;
  result: ClearanceResult;
  note?: string | undefined;
}

/** The current 准入查询 of a delivery: the newest record; null without one. */
async function clearanceOf(db: Database, deliveryId: string): Promise<Clearance | null> {
  const [row] = await db
    .select()
    .from(clearance)
    .where(eq(clearance.deliveryId, deliveryId))
    .orderBy(desc(clearance.recordedAt))
    .limit(1);
  if (!row) return null;
  const { queriedOn, handler, result, note } = row;
  return { queriedOn, handler, result, note };
}

/** The same for a calling recruiter. @throws AppError NOT_FOUND, alike for an absent and a foreign delivery */
export async function readClearance(db: Database, actor: Recruiter, id: string): Promise<Clearance | null> {
  return db.transaction(async (tx) => {
    await lockInBox(tx, id, actor);
    return clearanceOf(tx, id);
  });
}

/** Records a check of a person. Earlier records are kept. */
export async function recordClearance({ db, actor, now }: DbContext<{ actor: Recruiter }>, id: string, given: Given) {
  if (given.queriedOn > formatDate(now)) throw fieldError('body.queriedOn', '查询日期不能晚于今天');
  return db.transaction(async (tx) => {
    await lockInBox(tx, id, actor);
    await tx
      .insert(clearance)
      .values({ ...given, note: given.note ?? '', deliveryId: id, recordedBy: actor.accountId, recordedAt: now });
    return (await clearanceOf(tx, id)) as Clearance;
  });
}

/**
 * Nobody receives an offer without a clear record: after the offer only the seeker decides, so this is the last point at which
 * the school can enforce it (docs/decisions/0009).
 * @throws AppError ILLEGAL_MOVE
 */
export async function requireClearance(tx: Database, deliveryId: string): Promise<void> {
  const found = await clearanceOf(tx, deliveryId);
  if (!found) throw appError('ILLEGAL_MOVE', { message: '请先登记准入查询的日期和经办人，再发出录用' });
  if (found.result !== 'clear') throw appError('ILLEGAL_MOVE', { message: '准入查询查有记录，不得录用' });
}
