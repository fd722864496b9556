export interface Lot {
  id: string;
  remaining: bigint;
  expiresAt: Date;
}

/**
 * Chooses lots for an amount: those that expire first are used first. Null if the unexpired lots are not enough. `lots` may be in
 * any order.
 */
export function pickLots(lots: readonly Lot[], count: bigint, now: Date): { id: string; taken: bigint }[] | null {
  const open = lots
    .filter(({ expiresAt, remaining }) => expiresAt > now && remaining > 0n)
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const picked: { id: string; taken: bigint }[] = [];
  let requested = count;
  for (const { id, remaining } of open) {
    if (requested === 0n) break;
    const taken = remaining < requested ? remaining : requested;
    picked.push({ id, taken });
    requested -= taken;
  }
  return requested === 0n ? picked : null;
}
