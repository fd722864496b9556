import type { broadcastEndpoints } from '#contract/notifications/broadcasts.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { countAudience } from './audience.ts';
import { listBroadcasts, startBroadcast, stopBroadcast } from './start-broadcast.ts';

/** 群发通知 by operators. */
export const broadcastHandlers = (): Handlers<typeof broadcastEndpoints> => ({
  'GET /api/admin/broadcasts': (ctx) => listBroadcasts(ctx.db),
  'GET /api/admin/broadcastAudience': async (ctx, { query }) => ({ total: await countAudience(ctx.db, query) }),
  'POST /api/admin/broadcasts': (ctx, { body }) =>
    startBroadcast({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, body),
  'PUT /api/admin/broadcasts/:id/stop': (ctx, { params }) =>
    stopBroadcast({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, params.id),
});
