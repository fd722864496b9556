import { dayMs } from '#contract/months.ts';
import { dateText } from '#web/features/time/time-text.ts';
import type { OrderLine } from '../../contract/order-shapes.ts';
import { price } from '../orders/order-words.ts';

/** '¥399', '¥399.50': an offer is read more easily without zeros. */
export const plainPrice = (fen: number): string => price(fen).replace(/\.00$/, '');

/** The packages that were bought and are still valid, by name, with the last day. */
export function currentPackages(orders: readonly OrderLine[], now = Date.now()): Map<string, string> {
  const valid = orders.flatMap((order) => {
    const until = order.fulfilledAt ? Date.parse(order.fulfilledAt) + order.validDays * dayMs : 0;
    return order.status === 'fulfilled' && until > now ? [{ name: order.packageName, until }] : [];
  });
  return new Map(
    valid
      .toSorted((one, other) => one.until - other.until)
      .map(({ name, until }) => [name, dateText(new Date(until).toISOString())]),
  );
}
