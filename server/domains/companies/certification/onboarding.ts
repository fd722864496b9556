import type { SignedIn } from '#contract/actor.ts';
import { spendTicket } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';

/**
 * Runs a step of onboarding in one transaction. The first step consumes the ticket; afterwards the session alone identifies the
 * phone, so a used ticket is no error, and someone else's grants nothing.
 */
export async function onboard<T>(ctx: Ctx, act: (tx: Database, actor: SignedIn) => Promise<T>): Promise<T> {
  const actor = signedIn(ctx);
  const ticket = ctx.header('x-register-ticket');
  return ctx.db.transaction(async (tx) => {
    if (ticket) await spendTicket(tx, ticket.slice(0, 200), 'company', ctx.now);
    return act(tx, actor);
  });
}
