import { and, eq } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { boxBatch, boxBatchItem } from '#database/schema/delivery-box.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { moveInBox } from '../box/box-move.ts';
import type { BoxActor } from '../box/lock-in-box.ts';
import { mayMoveDeliveries } from '../policy.ts';
import { moveBatch } from './batches.ts';

type Batch = typeof boxBatch.$inferSelect;

const targets = { reject: 'rejected', shortlist: 'shortlisted' } as const;

/** The current membership of the batch's author; null if they may no longer move deliveries. */
async function actorOf(tx: Database, { memberId, accountId, companyId }: Batch): Promise<BoxActor | null> {
  const [row] = await tx
    .select({ role: companyMember.role, companyStatus: company.status })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(and(eq(companyMember.id, memberId), eq(companyMember.status, 'active')));
  const role = row?.role;
  if (!row || !role || row.companyStatus !== 'approved' || !mayMoveDeliveries(role)) return null;
  return { accountId, member: { memberId, companyId, role, companyStatus: row.companyStatus as CompanyStatus } };
}

async function moveOne({ db: tx, actor, now }: DbContext<{ actor: BoxActor }>, batch: Batch, id: string) {
  const status = targets[batch.move as keyof typeof targets];
  try {
    const moved = await moveInBox({ db: tx, actor, now }, { id, status, note: batch.note || undefined }, 'body');
    return { outcome: moved ? 'moved' : 'same', message: '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: 'refused', message: error.message };
  }
}

/**
 * Runs a batch after its grace period, once: each delivery by the state machine, with its own result. Deliveries are locked in
 * the global order.
 */
export async function runBatch({ clock }: Pick<Deps, 'clock'>, id: string, tx: Database): Promise<void> {
  const [batch] = await tx.select().from(boxBatch).where(eq(boxBatch.id, id)).for('no key update');
  if (batch?.state !== 'waiting') return;
  const now = clock.now();
  const actor = await actorOf(tx, batch);
  const items = await tx
    .select({ id: boxBatchItem.deliveryId })
    .from(boxBatchItem)
    .innerJoin(delivery, eq(delivery.id, boxBatchItem.deliveryId))
    .where(eq(boxBatchItem.batchId, id))
    .orderBy(delivery.submittedAt, delivery.id);
  for (const item of items) {
    const result = actor
      ? await moveOne({ db: tx, actor, now }, batch, item.id)
      : { outcome: 'refused', message: '发起人已没有处理投递的权限' };
    await tx
      .update(boxBatchItem)
      .set(result)
      .where(and(eq(boxBatchItem.batchId, id), eq(boxBatchItem.deliveryId, item.id)));
  }
  await moveBatch({ db: tx, now }, batch, { move: 'run', who: 'clock', actorId: null });
}
