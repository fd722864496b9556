import { dayMs } from '#contract/months.ts';
import type { OrderLine, SalesPackage } from '#contract/orders/order-shapes.ts';
import { price } from '#web/features/orders/order-words.ts';
import { dateText } from '#web/features/time/time-text.ts';

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

interface Quota {
  unit: keyof SalesPackage['units'];
  used: number;
}

/** The cheapest package that covers what the company has used so far; none where nothing was used, or none covers it. */
export function recommendedPackage(items: readonly SalesPackage[], quotas: readonly Quota[]): string | undefined {
  const used = quotas.filter((quota) => quota.used > 0);
  if (used.length === 0) return undefined;
  return items
    .filter(({ units }) => used.every((quota) => (units[quota.unit] ?? 0) >= quota.used))
    .toSorted((one, other) => one.price - other.price)[0]?.id;
}

/** What one post of the package costs, in fen; null where it has none. */
export const perPost = ({ price: fen, units }: Pick<SalesPackage, 'price' | 'units'>): number | null =>
  units.posts ? Math.round(fen / units.posts) : null;

/** How much less a post costs than in the dearest of the packages, in percent. */
export function savingOf(item: SalesPackage, items: readonly SalesPackage[]): number {
  const dearest = Math.max(...items.map((one) => perPost(one) ?? 0));
  return dearest > 0 ? Math.round(100 - (100 * (perPost(item) ?? dearest)) / dearest) : 0;
}
