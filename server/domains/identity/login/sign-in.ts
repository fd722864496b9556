import type { RecruiterLogin, SeekerLogin } from '#contract/identity/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { type Account, admit } from '../account/accounts.ts';
import { type Records, recordsOf } from '../account/records.ts';
import { openSession } from '../session/open-session.ts';
import { giveCookies } from '../session/session-cookie.ts';
import { markDevice } from './known-device.ts';
import { issueTicket } from './tickets.ts';

type SeekerSession = Extract<SeekerLogin, { isJober: 1 }>;

export async function signInSeeker(
  deps: Deps,
  ctx: Ctx,
  account: Account,
  { records, remember }: { records: Records; remember?: boolean | undefined },
): Promise<SeekerSession> {
  const { user, jober } = records;
  if (!jober) throw appError('FORBIDDEN');
  const { opened, closingCancelled } = await ctx.db.transaction(async (tx) => ({
    closingCancelled: (await admit(tx, account, ctx.now)) || undefined,
    opened: await openSession(tx, deps, ctx, { accountId: account.id, scope: 'full', remember }),
  }));
  giveCookies(ctx, deps.config, { ...opened, deviceMark: markDevice(deps, ctx, account.phone) });
  return { isJober: 1, token: opened.token, user, jober, closingCancelled };
}

/**
 * Signs in an account at the enterprise portal. An active member of a company in any state, and a seeker, whose own pages stay
 * accessible, get a full session; others one that only allows certification. Without a company, a ticket for the first write is
 * included.
 */
export async function signInRecruiter(
  deps: Deps,
  ctx: Ctx,
  account: Account,
  remember?: boolean,
): Promise<RecruiterLogin> {
  const { opened, records, registerTicket, closingCancelled } = await ctx.db.transaction(async (tx) => {
    const closingCancelled = (await admit(tx, account, ctx.now)) || undefined;
    const found = await recordsOf(tx, account.id);
    if (!found) throw appError('FORBIDDEN');
    const scope = found.company || found.jober ? 'full' : 'onboarding';
    return {
      closingCancelled,
      records: found,
      opened: await openSession(tx, deps, ctx, { accountId: account.id, scope, remember }),
      registerTicket: found.company ? undefined : await issueTicket(tx, account.phone, 'company', ctx.now),
    };
  });
  giveCookies(ctx, deps.config, { ...opened, deviceMark: markDevice(deps, ctx, account.phone) });
  const { user, company, companyJober } = records;
  return { company, jober: companyJober, user, token: opened.token, registerTicket, closingCancelled };
}
