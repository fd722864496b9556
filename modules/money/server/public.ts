import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { salesOrder } from '../schema.ts';

/** A company's newest orders. */
export async function lastOrdersOf(db: Database, companyId: string, count: number) {
  const { number, packageName, price, status, createdAt } = salesOrder;
  const rows = await db
    .select({ number, packageName, price, status, at: createdAt })
    .from(salesOrder)
    .where(eq(salesOrder.companyId, companyId))
    .orderBy(desc(salesOrder.createdAt))
    .limit(count);
  return rows.map((row) => ({ ...row, price: Number(row.price), at: row.at.toISOString() }));
}
