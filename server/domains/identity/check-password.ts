import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { forgive, hit } from '#server/platform/limits/hit.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { limitKey, limits, subscriberOf } from './limits.ts';
import { isPassword } from './passwords.ts';

const refusal = '密码错误次数太多';

/**
 * Compares a password under the limits of its phone and of the address. As with codes, a try is counted before it is
 * judged, and a right one is taken back.
 * @throws AppError TOO_MANY_REQUESTS, for known and unknown phones alike
 */
export async function checkPassword(
  deps: Deps,
  ctx: Ctx,
  { phone, kept, password }: { phone: string; kept: string | null | undefined; password: string },
): Promise<boolean> {
  const byPhone = limitKey(deps, 'wrong-password', phone);
  const byAddress = limitKey(deps, 'wrong-password-ip', subscriberOf(ctx.ip));
  // The address first: one that is stopped shall not use up the tries of the phone's holder.
  refuseOver(await hit(deps.db, byAddress, limits.wrongPasswordByIp, ctx.now), refusal);
  refuseOver(await hit(deps.db, byPhone, limits.wrongPasswordByPhone, ctx.now), refusal);
  if (!(await isPassword(kept, password))) return false;
  await Promise.all([forgive(deps.db, byPhone), forgive(deps.db, byAddress)]);
  return true;
}
