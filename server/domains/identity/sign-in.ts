import type { RecruiterLogin, SeekerLogin } from '#contract/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { type Account, admit } from './accounts.ts';
import { openSession } from './open-session.ts';
import { type Records, recordsOf } from './records.ts';
import { giveCookie } from './session-cookie.ts';
import { issueTicket } from './tickets.ts';

type SeekerSession = Extract<SeekerLogin, { isJober: 1 }>;

/** Signs in an account that is proven and known to be a seeker's. */
export async function signInSeeker(deps: Deps, ctx: Ctx, account: Account, records: Records): Promise<SeekerSession> {
  const { user, jober } = records;
  if (!jober) throw appError('FORBIDDEN');
  const opened = await ctx.db.transaction(async (tx) => {
    await admit(tx, account, ctx.now);
    return openSession(tx, deps, ctx, { accountId: account.id, scope: 'full' });
  });
  giveCookie(ctx, deps.config, opened.cookie);
  return { isJober: 1, token: opened.token, user, jober };
}

/**
 * Signs in an account at the enterprise portal. An active member of a company, in whatever state, gets a full session;
 * everyone else one that only leads to certification, with a ticket for its first write.
 */
export async function signInRecruiter(deps: Deps, ctx: Ctx, account: Account): Promise<RecruiterLogin> {
  const { opened, records, registerTicket } = await ctx.db.transaction(async (tx) => {
    await admit(tx, account, ctx.now);
    const found = await recordsOf(tx, account.id);
    if (!found) throw appError('FORBIDDEN');
    const scope = found.company ? 'full' : 'onboarding';
    return {
      records: found,
      opened: await openSession(tx, deps, ctx, { accountId: account.id, scope }),
      registerTicket: scope === 'full' ? undefined : await issueTicket(tx, account.phone, 'company', ctx.now),
    };
  });
  giveCookie(ctx, deps.config, opened.cookie);
  const { user, company, companyJober } = records;
  return { company, jober: companyJober, user, token: opened.token, registerTicket };
}
