import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { consume, type Limit, refund } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { limitKey, subscriberOf } from '../limits.ts';
import { knownDevice } from './known-device.ts';

interface Tries {
  /** Of the counters; the keys of one phone begin alike, so that they can be cleared together. */
  name: string;
  /** Of one address, over all phones. */
  byAddress: Limit;
  /** Of one phone from one address or known device: each step waits longer than the one before. */
  bySource: readonly Limit[];
  /** Of one phone from everywhere. Not asked of a known device: strangers cannot shut its holder out. */
  byPhone: Limit;
  refusal: string;
}

/**
 * Counts a try before it is judged, and refuses it over a limit; what it answers takes a right one back. Wrong tries of a
 * stranger count where they come from, so they delay that stranger and not the holder.
 * @throws AppError TOO_MANY_REQUESTS, for known and unknown phones alike
 */
export async function countTry(deps: Deps, ctx: Ctx, phone: string, tries: Tries): Promise<() => Promise<void>> {
  const device = knownDevice(deps, ctx, phone);
  const source = device ?? subscriberOf(ctx.ip);
  const ofPhone = limitKey(deps, tries.name, phone);
  const counted: [string, Limit][] = [
    // The address first: one that is stopped shall not use up the tries of the phone's holder.
    [limitKey(deps, `${tries.name}-ip`, subscriberOf(ctx.ip)), tries.byAddress],
    ...tries.bySource.map((limit, step): [string, Limit] => [
      `${ofPhone}:${limitKey(deps, `step-${step}`, `${phone}:${source}`)}`,
      limit,
    ]),
  ];
  if (!device) counted.push([ofPhone, tries.byPhone]);
  for (const [key, limit] of counted) refuseOver(await consume(deps.db, key, limit, ctx.now), tries.refusal);
  return async () => {
    await Promise.all(counted.map(([key]) => refund(deps.db, key)));
  };
}
