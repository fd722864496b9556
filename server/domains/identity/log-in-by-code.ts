import type { RecruiterLogin, SeekerLogin } from '#contract/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { admit, findAccount, findOrMakeAccount } from './accounts.ts';
import { recordsOf } from './records.ts';
import { signInRecruiter, signInSeeker } from './sign-in.ts';
import { issueTicket } from './tickets.ts';
import { verifyCode } from './verify-code.ts';

interface Proof {
  phone: string;
  verifyCode: string;
}

/** A seeker's sign-in by code; who is no seeker yet gets a ticket to become one, bound to the phone just proven. */
export async function logInSeekerByCode(deps: Deps, ctx: Ctx, proof: Proof): Promise<SeekerLogin> {
  await verifyCode(deps, ctx, proof.phone, proof.verifyCode);
  const account = await findAccount(ctx.db, proof.phone);
  const records = account && (await recordsOf(ctx.db, account.id));
  if (account && records?.jober) return signInSeeker(deps, ctx, account, records);
  if (account) await admit(ctx.db, account);
  return { isJober: 0, registerTicket: await issueTicket(ctx.db, proof.phone, 'seeker', ctx.now) };
}

/** A recruiter's sign-in by code. The session needs an account, so a phone that is new here gets one. */
export async function logInRecruiterByCode(deps: Deps, ctx: Ctx, proof: Proof): Promise<RecruiterLogin> {
  await verifyCode(deps, ctx, proof.phone, proof.verifyCode);
  return signInRecruiter(deps, ctx, await findOrMakeAccount(ctx.db, proof.phone, ctx.now));
}
