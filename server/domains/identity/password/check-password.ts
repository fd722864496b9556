import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { limits } from '../limits.ts';
import { countTry } from '../login/count-try.ts';
import { isPassword } from './passwords.ts';

const tries = {
  name: 'wrong-password',
  byAddress: limits.wrongPasswordByIp,
  bySource: limits.wrongPasswordBySource,
  byPhone: limits.wrongPasswordByPhone,
  refusal: '密码错误次数太多',
};

/**
 * Compares a password under the limits of its phone and of the address. As with codes, an attempt is counted before it is
 * checked, and a correct one is undone.
 * @throws AppError TOO_MANY_REQUESTS, for known and unknown phones alike
 */
export async function checkPassword(
  deps: Deps,
  ctx: Ctx,
  { phone, storedHash: kept, password }: { phone: string; storedHash: string | null | undefined; password: string },
): Promise<boolean> {
  const takeBack = await countTry(deps, ctx, phone, tries);
  if (!(await isPassword(kept, password))) return false;
  await takeBack();
  return true;
}
