import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { salesOrder } from '../schema.ts';

/** A company's newest orders. */
export function lastOrdersOf(db: Database, companyId: string, count: number) {
  const { number, packageName, price, status, createdAt: at } = salesOrder;
  const ofCompany = eq(salesOrder.companyId, companyId);
  return db
    .select({ number, packageName, price, status, at })
    .from(salesOrder)
    .where(ofCompany)
    .orderBy(desc(at))
    .limit(count);
}
