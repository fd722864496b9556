import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { consume, type Limit, refund } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { limitKey } from '../limits.ts';
import { knownDevice } from './known-device.ts';

interface Tries {
  /** Name of the counters; the keys of one phone share a prefix, so that they can be cleared together. */
  name: string;
  /** Per address, over all phones. */
  byAddress: Limit;
  /** Per phone and address or known device: each step waits longer than the previous one. */
  bySource: readonly Limit[];
  /** Per phone, over all sources. Not applied to known devices: strangers cannot lock the holder out. */
  byPhone: Limit;
  refusal: string;
}

/**
 * Counts an attempt before it is checked, and refuses it over a limit; the returned function undoes a successful one. A
 * stranger's failures count per source, so they delay the stranger and not the holder.
 * @throws AppError TOO_MANY_REQUESTS, for known and unknown phones alike
 */
export async function countTry(deps: Deps, ctx: Ctx, phone: string, tries: Tries): Promise<() => Promise<void>> {
  const device = knownDevice(deps, ctx, phone);
  const source = device ?? subscriberOf(ctx.ip);
  const ofPhone = limitKey(deps, tries.name, phone);
  const counted: [string, Limit][] = [
    // The address first: a blocked one must not consume the attempts of the phone's holder.
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
