import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { salesOrder } from '../schema.ts';
import { useOrders } from './test-orders.ts';

const { db, call, clock, aSchool, anOperator, aPackage, decide, aPaidOrder } = await useOrders();

test('money received and given back is summed by month in Shanghai and by package', async () => {
  const [school, operator] = [await aSchool(), await anOperator()];
  const packageId = await aPackage();
  const [first, second, old] = [
    await aPaidOrder(school, packageId),
    await aPaidOrder(school, packageId),
    await aPaidOrder(school, packageId),
  ];
  const paidAt = (id: string, at: string) =>
    db
      .update(salesOrder)
      .set({ paidAt: new Date(at) })
      .where(eq(salesOrder.id, id));
  // The last hours of October in Greenwich are November in Shanghai.
  await paidAt(first, '2026-10-31T17:00:00Z');
  await paidAt(second, '2026-10-31T15:00:00Z');
  await paidAt(old, '2025-10-31T15:00:00Z');
  const { token } = operator;
  await decide(operator, second, { move: 'refund', amount: 100_000, reason: '未使用' });
  await decide(operator, second, { move: 'finish-refund', reason: '银行回单 1' });
  const now = clock.now().toISOString().slice(0, 7);
  const { body } = await call('GET', '/api/admin/ordersByMonth', { token, query: { months: 12 } });
  const line = { packageName: '基础套餐', paid: 1, received: 198_000, refunded: 0 };
  expect(now).toBe('2026-11');
  expect(body).toEqual([
    { ...line, month: '2026-11', refunded: 100_000 },
    { ...line, month: '2026-10' },
  ]);
  expect((await call('GET', '/api/admin/ordersByMonth', { token, query: { months: 37 } })).status).toBe(400);
  expect((await call('GET', '/api/admin/ordersByMonth', { token: school.token })).status).toBe(403);
});
