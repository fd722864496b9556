import type { RecruiterLogin, SeekerLogin } from '#contract/identity/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { admit, findAccount, findOrMakeAccount } from '../account/accounts.ts';
import { isDormant, reassignIfDormant } from '../account/dormant.ts';
import { recordsOf } from '../account/records.ts';
import { signInRecruiter, signInSeeker } from './sign-in.ts';
import { issueTicket } from './tickets.ts';
import { verifyCode } from './verify-code.ts';

interface Proof {
  phone: string;
  verifyCode: string;
  remember?: '1' | undefined;
}

/** A seeker's sign-in by code; a person without a seeker record gets a ticket to register, bound to the verified phone. */
export async function logInSeekerByCode(deps: Deps, ctx: Ctx, proof: Proof): Promise<SeekerLogin> {
  await verifyCode(deps, ctx, { phone: proof.phone, code: proof.verifyCode, purpose: 'seeker-login' });
  return enterWithPhone(deps, ctx, proof.phone, proof.remember === '1');
}

/** Enters the account of a verified phone. A dormant account is not opened; it requires its password. */
export async function enterWithPhone(deps: Deps, ctx: Ctx, phone: string, remember = false): Promise<SeekerLogin> {
  const account = await findAccount(ctx.db, phone);
  if (account && isDormant(account, ctx.now)) {
    return { isJober: 0, dormant: true, registerTicket: await issueTicket(ctx.db, phone, 'seeker', ctx.now) };
  }
  const records = account && (await recordsOf(ctx.db, account.id));
  if (account && records?.jober) return signInSeeker(deps, ctx, account, { records, remember });
  if (account) await admit(ctx.db, account, ctx.now);
  return { isJober: 0, registerTicket: await issueTicket(ctx.db, phone, 'seeker', ctx.now) };
}

/** A recruiter's sign-in by code. The session needs an account, so an unknown phone gets one. */
export async function logInRecruiterByCode(deps: Deps, ctx: Ctx, proof: Proof): Promise<RecruiterLogin> {
  await verifyCode(deps, ctx, { phone: proof.phone, code: proof.verifyCode, purpose: 'company-login' });
  const known = await findAccount(ctx.db, proof.phone);
  if (known && isDormant(known, ctx.now) && known.passwordHash)
    throw appError('CONFLICT', { message: '该账号超过一年没有登录，请用密码登录' });
  const account = await ctx.db.transaction(async (tx) => {
    await reassignIfDormant(tx, deps, proof.phone, ctx.now);
    return findOrMakeAccount(tx, proof.phone, ctx.now);
  });
  return signInRecruiter(deps, ctx, account, proof.remember === '1');
}
