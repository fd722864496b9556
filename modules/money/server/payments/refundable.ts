import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { splitFen } from '#contract/money.ts';
import { leftOfOrder } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRow } from '../store.ts';

type Units = Partial<Record<QuotaUnit, number>>;

/**
 * The refundable amount of an order by its remaining units: the price is divided evenly among its units, and the share of what is
 * left of each is returned. Used and refunded parts add up to the price, to the fen.
 */
export function refundableOf(price: bigint, units: Units, left: Units): bigint {
  const names = (Object.keys(units) as QuotaUnit[]).filter((name) => (units[name] ?? 0) > 0);
  const shares = splitFen(
    price,
    names.map(() => 1n),
  );
  return names.reduce((sum, name, at) => {
    const granted = BigInt(units[name] ?? 0);
    const unused = BigInt(Math.min(left[name] ?? 0, units[name] ?? 0));
    const [back = 0n] = splitFen(shares[at] ?? 0n, [unused, granted - unused]);
    return sum + back;
  }, 0n);
}

/** The maximum refund of an order now: its price, or once it was fulfilled its remaining value. */
export async function refundableNow(db: Database, { id, status, price, units }: OrderRow) {
  if (status !== 'fulfilled') return { left: {}, refundable: price };
  const left = await leftOfOrder(db, id);
  return { left, refundable: refundableOf(price, units, left) };
}
