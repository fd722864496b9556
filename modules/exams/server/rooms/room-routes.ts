import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examRoomEndpoints } from '../../contract/rooms.ts';
import { tagOf } from '../page-tags.ts';
import { printPapers, printTicket, showTicket } from '../papers/print-papers.ts';
import {
  asStaff,
  requirePart,
  requirePartOfRoom,
  requirePartOfSeatChange,
  type StaffCaller,
  staffCaller,
} from '../policy.ts';
import { ownRegistration } from '../registrations/own-registrations.ts';
import { commitDraw, publicDraw, revealDraw } from './draw.ts';
import { roomPlan, roomsAndDraw, saveRooms } from './rooms.ts';
import { decideSeat, proposeSeat } from './seat-changes.ts';
import { describeRoom } from './store.ts';

/** Arranges a project as a member of its staff; answers with its rooms and draw. */
async function arrange(ctx: Ctx, examId: string, write: (tx: Database, caller: StaffCaller) => Promise<unknown>) {
  const row = await asStaff(ctx, requirePart, { examId, act: 'arrange' }, async (tx, caller, part) => {
    await write(tx, caller);
    return part.row;
  });
  return roomsAndDraw(ctx.db, row, staffCaller(ctx));
}

/** Rooms, seats and the open draw. */
export const roomRoutes = (deps: Deps): Handlers<typeof examRoomEndpoints> => ({
  'GET /api/company/exams/:id/rooms': async (ctx, { params: { id: examId } }) => {
    const caller = staffCaller(ctx);
    const { row } = await requirePart(ctx.db, caller, { examId, act: 'readRooms' });
    return roomsAndDraw(ctx.db, row, caller);
  },
  'PUT /api/company/exams/:id/rooms': (ctx, { params: { id: examId }, body }) =>
    arrange(ctx, examId, (tx) => saveRooms(tx, examId, body.rooms)),
  'POST /api/company/exams/:id/draw': async (ctx, { params: { id: examId }, body }) => {
    const act = body.move === 'commit' ? commitDraw : revealDraw;
    return arrange(ctx, examId, (tx, caller) => act(deps, tx, caller, examId));
  },
  'POST /api/company/exams/:id/seatChanges': (ctx, { params: { id: examId }, body }) =>
    arrange(ctx, examId, (tx, caller) => proposeSeat(tx, caller, examId, body)),
  'POST /api/company/examSeatChanges/:id/moves': async (ctx, { params: { id }, body }) => {
    const { found } = await requirePartOfSeatChange(ctx.db, staffCaller(ctx), { id, act: 'arrange' });
    return arrange(ctx, found.examId, (tx, caller) => decideSeat(tx, caller, found, body.move));
  },
  'GET /api/company/examRooms/:id': async (ctx, { params: { id } }) => {
    const { found } = await requirePartOfRoom(ctx.db, staffCaller(ctx), { id, act: 'readRooms' });
    return roomPlan(ctx.db, found);
  },
  'PUT /api/company/examRooms/:id': (ctx, { params: { id }, body }) =>
    asStaff(ctx, requirePartOfRoom, { id, act: 'arrange' }, async (tx, _, { found }) =>
      roomPlan(tx, await describeRoom(tx, found, body)),
    ),
  'GET /api/company/exams/:id/papers': async (ctx, { params: { id: examId }, query }) => {
    await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readRooms' });
    return printPapers(deps, ctx.db, { ...query, examId, now: ctx.now });
  },
  'GET /api/exams/registrations/:id/ticket': async (ctx, { params }) => {
    const { exam, id: registrationId } = await ownRegistration(ctx.db, seeker(ctx).joberId, params.id, ctx.now);
    return printTicket(deps, ctx.db, { examId: exam.id, registrationId, now: ctx.now });
  },
  'GET /api/exams/registrations/:id/pass': async (ctx, { params }) => {
    const { exam, id: registrationId } = await ownRegistration(ctx.db, seeker(ctx).joberId, params.id, ctx.now);
    return showTicket(deps, ctx.db, { examId: exam.id, registrationId, now: ctx.now });
  },
  'GET /api/exams/:id/draw': (ctx, { params, query }) => {
    ctx.dependsOn(tagOf(params.id));
    return publicDraw(ctx.db, { examId: params.id, kind: query.kind, now: ctx.now });
  },
});
