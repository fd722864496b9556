import type { examDoorEndpoints } from '#contract/exams/door.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { requirePart, requirePartOfRoom, staffCaller } from '../policy.ts';
import { recordArrivals } from './arrivals.ts';
import { loadDoorList } from './load-list.ts';

/** What the staff at the doors call. */
export const doorRoutes = (deps: Deps): Handlers<typeof examDoorEndpoints> => ({
  'POST /api/company/examRooms/:id/door': (ctx, { params: { id: roomId } }) => {
    const caller = staffCaller(ctx);
    return ctx.db.transaction(async (tx) => {
      await requirePartOfRoom(tx, caller, { id: roomId, act: 'admit' });
      return loadDoorList(deps, tx, { roomId, actorId: caller.accountId, now: ctx.now });
    });
  },
  'POST /api/company/exams/:id/arrivals': (ctx, { params: { id: examId }, body }) => {
    const caller = staffCaller(ctx);
    return ctx.db.transaction(async (tx) => {
      await requirePart(tx, caller, { examId, act: 'admit' });
      return recordArrivals(tx, { ...body, examId, actorId: caller.accountId, now: ctx.now });
    });
  },
});
