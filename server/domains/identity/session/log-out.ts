import { eq } from 'drizzle-orm';
import { session } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { endSessions } from './end-sessions.ts';
import { clearCookie } from './session-cookie.ts';

/** Ends the session of the header token, if it is valid; clears the browser's cookie in any case. */
export async function logOut(deps: Deps, ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor) {
    await ctx.db.transaction((tx) =>
      endSessions(tx, eq(session.id, actor.sessionId), { reason: 'logout', now: ctx.now }),
    );
  }
  clearCookie(ctx, deps.config);
}
