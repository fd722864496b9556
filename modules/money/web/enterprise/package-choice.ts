import { dayMs } from '#contract/months.ts';
import { dateText } from '#web/features/time/time-text.ts';
import type { OrderLine, SalesPackage } from '../../contract/order-shapes.ts';
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

const WEEK = 7;
const MONTH = 30;

/** How long something was used from which the pace is read: since the first package that is still valid; null before a week. */
export function daysOfUse(orders: readonly OrderLine[], now = Date.now()): number | null {
  const begun = orders.flatMap(({ status, fulfilledAt, validDays }) => {
    const at = fulfilledAt ? Date.parse(fulfilledAt) : Number.NaN;
    return status === 'fulfilled' && at + validDays * dayMs > now ? [at] : [];
  });
  const days = begun.length > 0 ? (now - Math.min(...begun)) / dayMs : 0;
  return days >= WEEK ? days : null;
}

/** '够用约 4 个月' at the pace of the last `days`; null where the pace is unknown. */
export function lastsText(item: SalesPackage, quotas: readonly Quota[], days: number | null): string | null {
  const lasts = quotas.flatMap(({ unit, used }) => {
    const count = item.units[unit];
    return days && used > 0 && count ? [(count * days) / used] : [];
  });
  if (lasts.length === 0) return null;
  const least = Math.min(...lasts);
  if (least >= item.validDays) return '有效期内够用';
  if (least >= 2 * MONTH) return `够用约 ${Math.round(least / MONTH)} 个月`;
  return `够用约 ${Math.max(1, Math.round(least / WEEK))} 周`;
}

/** The day on which a quota runs out at the pace of the last `days`. */
export function runsOut({ left, used }: { left: number; used: number }, days: number | null, now = Date.now()) {
  return days && used > 0 ? new Date(now + ((left * days) / used) * dayMs) : null;
}

/** What one post of the package costs, in fen; null where it has none. */
export const perPost = ({ price: fen, units }: Pick<SalesPackage, 'price' | 'units'>): number | null =>
  units.posts ? Math.round(fen / units.posts) : null;

/** How much less a post costs than in the dearest of the packages, in percent. */
export function savingOf(item: SalesPackage, items: readonly SalesPackage[]): number {
  const dearest = Math.max(...items.map((item) => perPost(item) ?? 0));
  return dearest > 0 ? Math.round(100 - (100 * (perPost(item) ?? dearest)) / dearest) : 0;
}
