import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { splitFen } from '#contract/money.ts';
import { leftOfOrder } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRow } from '../store.ts';

type Units = Partial<Record<QuotaUnit, number>>;

/**
 * What may be given back for what is left of an order: its price is shared by its units evenly, and of each share as much
 * comes back as is left of the unit. What was used and what comes back are the price again, to the fen.
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

/** The most that may be refunded of an order now: its price, or once it has taken effect what is left of it. */
export async function refundableNow(db: Database, { id, status, price, units }: OrderRow) {
  if (status !== 'fulfilled') return { left: {}, refundable: price };
  const left = await leftOfOrder(db, id);
  return { left, refundable: refundableOf(price, units, left) };
}
