import { newId } from '#database/new-id.ts';
import { boxBatch, boxBatchItem, replyTemplate } from '#database/schema/delivery-box.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Box {
  companyId: string;
  memberId: string;
  accountId: string;
  deliveryId: string;
}

const at = new Date('2026-11-20T01:59:55Z');

/** A reply of a company's own, and one to many that can still be taken back. */
export async function givenBox(db: Database, { companyId, memberId, accountId, deliveryId }: Box) {
  const [templateId, batchId] = [newId(), newId()];
  const template = { id: templateId, companyId, move: 'reject', name: '专业不符', text: '感谢投递。', createdAt: at };
  await db.insert(replyTemplate).values(template);
  const grace = { createdAt: at, runsAt: new Date(at.getTime() + 10_000) };
  await db
    .insert(boxBatch)
    .values({ id: batchId, companyId, memberId, accountId, move: 'reject', state: 'waiting', ...grace });
  await db.insert(boxBatchItem).values({ batchId, deliveryId, outcome: 'waiting' });
  return { templateId, batchId };
}
