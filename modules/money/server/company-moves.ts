import { eq } from 'drizzle-orm';
import { takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { salesOrder } from '../schema.ts';
import { type LockedOrder, lockOrder, moveOrder } from './store.ts';

interface CompanyActor {
  companyId: string;
  accountId: string;
  now: Date;
}

/**
 * Submits the voucher of a transfer to the operators. Repeating the same one has no effect.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function submitVoucher(
  tx: Database,
  { companyId, accountId, now }: CompanyActor,
  orderId: string,
  { fileId, note }: { fileId: string; note: string },
): Promise<void> {
  const locked = await lockOrder(tx, orderId, now, companyId);
  if (locked.state === 'voucher-submitted' && locked.voucherId === fileId) return;
  if (locked.method !== 'transfer') throw appError('ILLEGAL_MOVE', { message: '只有对公转账的订单需要上传凭证' });
  await takeFiles(tx, { accountId, ids: [fileId], kind: 'voucher', now, path: 'body.fileId' });
  const values = { voucherId: fileId, voucherNote: note, voucherAt: now };
  await moveOrder(tx, locked, { move: 'submit-voucher', who: 'recruiter', actorId: accountId, now, values });
}

/** @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function cancelOrder(
  tx: Database,
  { companyId, accountId, now }: CompanyActor,
  orderId: string,
): Promise<void> {
  const locked = await lockOrder(tx, orderId, now, companyId);
  if (locked.state === 'cancelled') return;
  await moveOrder(tx, locked, { move: 'cancel', who: 'recruiter', actorId: accountId, now });
}

/** Records the confirmation of the first of two operators. */
export async function keepFirstEyes(tx: Database, locked: LockedOrder, operatorId: string, now: Date): Promise<void> {
  const values = { firstEyesId: operatorId, firstEyesAt: now, updatedAt: now };
  await tx.update(salesOrder).set(values).where(eq(salesOrder.id, locked.id));
}
