import type { RecruiterLogin, SeekerLogin } from '#contract/identity/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { type Account, findAccount } from '../account/accounts.ts';
import { recordsOf } from '../account/records.ts';
import { checkPassword } from '../password/check-password.ts';
import { signInRecruiter, signInSeeker } from './sign-in.ts';

interface Credentials {
  phone: string;
  password: string;
  remember?: boolean | undefined;
}

async function proven(deps: Deps, ctx: Ctx, { phone, password }: Credentials): Promise<Account> {
  const account = await findAccount(ctx.db, phone);
  const isRight = await checkPassword(deps, ctx, { phone, storedHash: account?.passwordHash, password });
  if (!account || !isRight) throw appError('INVALID_CREDENTIALS');
  return account;
}

/** A seeker's sign-in by password. An account without a seeker record is answered like a wrong password. */
export async function logInSeekerByPassword(deps: Deps, ctx: Ctx, credentials: Credentials) {
  const account = await proven(deps, ctx, credentials);
  const records = await recordsOf(ctx.db, account.id);
  if (!records?.jober) throw appError('INVALID_CREDENTIALS');
  return signInSeeker(deps, ctx, account, { records, remember: credentials.remember }) satisfies Promise<SeekerLogin>;
}

export async function logInRecruiterByPassword(
  deps: Deps,
  ctx: Ctx,
  credentials: Credentials,
): Promise<RecruiterLogin> {
  return signInRecruiter(deps, ctx, await proven(deps, ctx, credentials), credentials.remember);
}
