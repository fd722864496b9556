import { eq, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Config } from '#server/config.ts';
import { heldBalance } from '#server/domains/ledger/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { PayMethod } from '../contract/order-shapes.ts';
import { orderLifeMs } from '../contract/order-state.ts';
import { salesOrder, salesOrderEvent, salesPackage } from '../schema.ts';
import { isOnSale } from './packages.ts';
import { methodsOf } from './payments/methods.ts';
import { payOrder } from './payments/pay.ts';
import type { LockedOrder } from './store.ts';

/** Maximum unpaid orders of a company. */
const MOST_OPEN = 20;

/** The day in Shanghai and the id's last digits: short enough to read out, and unique. */
const numberOf = (id: string, now: Date) => {
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}${id.padStart(19, '0').slice(-19)}`.slice(0, 27);
};

/**
 * Orders a package at its current price. A transfer may be paid within seven days, an online payment within thirty minutes; the
 * company's balance pays at once.
 * @throws AppError NOT_FOUND, INVALID_INPUT (an unavailable payment method), CONFLICT
 */
export async function createOrder(
  { db: tx, config, now }: Act<{ config: Config }>,
  { companyId, accountId }: { companyId: string; accountId: string },
  { packageId, method }: { packageId: string; method: PayMethod },
): Promise<LockedOrder> {
  if (!methodsOf(config).includes(method)) throw appError('INVALID_INPUT', { message: '暂不支持这种付款方式' });
  const [chosen] = await tx.select().from(salesPackage).where(eq(salesPackage.id, packageId));
  if (!chosen || !isOnSale(chosen)) throw appError('NOT_FOUND', { message: '套餐不存在或已下架' });
  await refuseTooMany(tx, companyId, now);
  if (method === 'balance' && (await heldBalance(tx, companyId)) < chosen.price)
    throw appError('CONFLICT', { message: '余额不足，请换一种付款方式' });
  const id = newId();
  const life = method === 'transfer' ? orderLifeMs.transfer : orderLifeMs.online;
  const { name: packageName, units, validDays, price } = chosen;
  const [row] = await tx
    .insert(salesOrder)
    .values({
      id,
      number: numberOf(id, now),
      companyId,
      packageId,
      packageName,
      units,
      validDays,
      price,
      method,
      status: 'created',
      createdBy: accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + life),
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('no order was made');
  const event = { orderId: id, fromStatus: null, move: 'create', toStatus: 'created', actorId: accountId, at: now };
  await tx.insert(salesOrderEvent).values(event);
  const locked: LockedOrder = { ...row, state: 'created' };
  return method === 'balance' ? payOrder(tx, locked, { move: 'pay', who: 'system', actorId: accountId, now }) : locked;
}

async function refuseTooMany(tx: Database, companyId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from sales_order
    where company_id = ${companyId} and status = 'created' and expires_at > ${now}`);
  if ((rows[0]?.n ?? 0) >= MOST_OPEN) throw appError('CONFLICT', { message: '未付款的订单太多了，请先付款或取消' });
}
