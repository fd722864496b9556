import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examDoorEndpoints } from '../../contract/door.ts';
import { asStaff, requirePart, requirePartOfRoom } from '../policy.ts';
import { recordArrivals } from './arrivals.ts';
import { loadDoorList } from './load-list.ts';

/** What the staff at the doors call. */
export const doorRoutes = (deps: Deps): Handlers<typeof examDoorEndpoints> => ({
  'POST /api/company/examRooms/:id/door': (ctx, { params: { id: roomId } }) =>
    asStaff(ctx, requirePartOfRoom, { id: roomId, act: 'admit' }, (tx, { accountId: actorId, now }) =>
      loadDoorList(deps, tx, { roomId, actorId, now }),
    ),
  'POST /api/company/exams/:id/arrivals': (ctx, { params: { id: examId }, body }) =>
    asStaff(ctx, requirePart, { examId, act: 'admit' }, (tx, { accountId: actorId, now }) =>
      recordArrivals(tx, { ...body, examId, actorId, now }),
    ),
});
