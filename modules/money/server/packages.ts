import { asc, desc, eq } from 'drizzle-orm';
import { isSoldUnit } from '#contract/ledger/ledger-units.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { SalesPackage } from '../contract/order-shapes.ts';
import { salesPackage } from '../schema.ts';

type PackageRow = typeof salesPackage.$inferSelect;
type Draft = Omit<SalesPackage, 'id'>;

/** Zero units are not stored. */
const unitsOf = (units: Draft['units']) =>
  Object.fromEntries(Object.entries(units).filter(([, count]) => count)) as PackageRow['units'];

const valuesOf = ({ price, units, ...draft }: Draft, now: Date) => ({
  ...draft,
  price: BigInt(price),
  units: unitsOf(units),
  updatedAt: now,
});

/** A package can be ordered only if every item in it is usable. */
export const isOnSale = ({ isActive, units }: Pick<PackageRow, 'isActive' | 'units'>): boolean =>
  isActive && Object.keys(units).every(isSoldUnit);

/** Packages in order; those on sale, or all of them. */
export async function listPackages(db: Database, onlyActive: boolean) {
  const rows = await db
    .select()
    .from(salesPackage)
    .where(onlyActive ? eq(salesPackage.isActive, true) : undefined)
    .orderBy(desc(salesPackage.isActive), asc(salesPackage.position), asc(salesPackage.price))
    .limit(200);
  return rows.filter((row) => !onlyActive || isOnSale(row));
}

export async function createPackage(tx: Database, draft: Draft, now: Date) {
  const values = { ...valuesOf(draft, now), id: newId() };
  const [row] = await tx.insert(salesPackage).values(values).returning();
  if (!row) throw new Error('no package was made');
  return row;
}

/** @throws AppError NOT_FOUND */
export async function editPackage(tx: Database, id: string, draft: Draft, now: Date) {
  const [row] = await tx.update(salesPackage).set(valuesOf(draft, now)).where(eq(salesPackage.id, id)).returning();
  if (!row) throw appError('NOT_FOUND', { message: '套餐不存在' });
  return row;
}
