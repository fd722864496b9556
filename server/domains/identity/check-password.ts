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
  const keys = [
    limitKey(deps, 'wrong-password', phone),
    limitKey(deps, 'wrong-password-ip', subscriberOf(ctx.ip)),
  ] as const;
  refuseOver(await hit(deps.db, keys[0], limits.wrongPasswordByPhone, ctx.now), refusal);
  refuseOver(await hit(deps.db, keys[1], limits.wrongPasswordByIp, ctx.now), refusal);
  if (!(await isPassword(kept, password))) return false;
  await Promise.all(keys.map((key) => forgive(deps.db, key)));
  return true;
}
