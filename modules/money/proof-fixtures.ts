import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { TenantParts } from '#server/proof/module-proof.ts';
import { invoice, invoiceTitle, salesOrder, salesPackage } from './schema.ts';

type Options = Pick<TenantParts, 'companyId' | 'ownerAccountId'> & { hidden?: boolean };

export type OrderThings = Awaited<ReturnType<typeof givenOrders>>;

const made = new Date('2026-11-19T02:00:00Z');

export const billedTo = {
  kind: 'plain' as const,
  name: '杭州市第一中学',
  taxNumber: '91330106673959654P',
  email: 'finance@example.edu.cn',
  address: '',
  bank: '',
};

/** A package, of a stranger's not on sale; orders of the company that are unpaid, in review, and paid; a requested invoice. */
export async function givenOrders(db: Database, { companyId, ownerAccountId, hidden = false }: Options) {
  const [packageId, orderId, voucherOrderId, paidOrderId] = [newId(), newId(), newId(), newId()];
  const [billedOrderId, invoiceId, titleId, voucherFileId] = [newId(), newId(), newId(), newId()];
  const sold = { units: { posts: 10 }, validDays: 90, price: 198_000n };
  await db
    .insert(salesPackage)
    .values({ ...sold, id: packageId, name: '基础套餐', isActive: !hidden, updatedAt: made });
  const order = {
    ...sold,
    companyId,
    packageId,
    packageName: '基础套餐',
    method: 'transfer' as const,
    createdBy: ownerAccountId,
    createdAt: made,
    expiresAt: new Date('2026-11-26T02:00:00Z'),
    updatedAt: made,
  };
  await db.insert(salesOrder).values([
    { ...order, id: orderId, number: `20261119${orderId}`, status: 'created' },
    { ...order, id: voucherOrderId, number: `20261119${voucherOrderId}`, status: 'voucher-submitted' },
    { ...order, id: paidOrderId, number: `20261119${paidOrderId}`, status: 'fulfilled', paidAt: made },
    { ...order, id: billedOrderId, number: `20261119${billedOrderId}`, status: 'fulfilled', paidAt: made },
  ]);
  const requested = {
    companyId,
    orderId: billedOrderId,
    title: billedTo,
    amount: sold.price,
    requestedBy: ownerAccountId,
  };
  await db.insert(invoice).values({ ...requested, id: invoiceId, status: 'requested', requestedAt: made });
  await db
    .insert(invoiceTitle)
    .values({ id: titleId, companyId, title: billedTo, isDefault: !hidden, updatedAt: made });
  const file = {
    name: '回单.webp',
    type: 'image/webp',
    size: 10,
    storageKey: `house/${voucherFileId}`,
    createdAt: made,
  };
  await db.insert(upload).values({ ...file, id: voucherFileId, accountId: ownerAccountId, kind: 'voucher' });
  return { packageId, orderId, voucherOrderId, paidOrderId, invoiceId, titleId, voucherFileId };
}
