import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { limitKey } from '../limits.ts';
import { knownDevice } from './known-device.ts';

/**
 * The counter of wrong guesses of a day: of this known device, or of all strangers together. The keys of one phone share a prefix,
 * so that they can be cleared together.
 */
export function wrongCodeKey(deps: Deps, ctx: Pick<Ctx, 'header'>, phone: string): string {
  const ofPhone = limitKey(deps, 'wrong-code', phone);
  const device = knownDevice(deps, ctx, phone);
  return device ? `${ofPhone}:${limitKey(deps, 'device', `${phone}:${device}`)}` : ofPhone;
}
