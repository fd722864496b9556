import type { examRoomEndpoints } from '#contract/exams/rooms.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { tagOf } from '../page-tags.ts';
import { printPapers, printTicket } from '../papers/print-papers.ts';
import { requirePart, requirePartOfRoom, staffCaller } from '../policy.ts';
import { ownRegistration } from '../registrations/own-registrations.ts';
import { commitDraw, publicDraw, revealDraw } from './draw.ts';
import { roomPlan, roomsAndDraw, saveRooms } from './rooms.ts';

/** Rooms, seats and the open draw. */
export const roomRoutes = (deps: Deps): Handlers<typeof examRoomEndpoints> => ({
  'GET /api/company/exams/:id/rooms': async (ctx, { params: { id: examId } }) => {
    const { row } = await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readRooms' });
    return roomsAndDraw(ctx.db, row, ctx.now);
  },
  'PUT /api/company/exams/:id/rooms': async (ctx, { params: { id: examId }, body }) => {
    const { row } = await ctx.db.transaction(async (tx) => {
      const part = await requirePart(tx, staffCaller(ctx), { examId, act: 'arrange' });
      await saveRooms(tx, examId, body.rooms);
      return part;
    });
    return roomsAndDraw(ctx.db, row, ctx.now);
  },
  'POST /api/company/exams/:id/draw': async (ctx, { params: { id: examId }, body }) => {
    const caller = staffCaller(ctx);
    const act = body.move === 'commit' ? commitDraw : revealDraw;
    const { row } = await ctx.db.transaction(async (tx) => {
      const part = await requirePart(tx, caller, { examId, act: 'arrange' });
      await act(deps, tx, caller, examId);
      return part;
    });
    return roomsAndDraw(ctx.db, row, ctx.now);
  },
  'GET /api/company/examRooms/:id': async (ctx, { params: { id } }) => {
    await requirePartOfRoom(ctx.db, staffCaller(ctx), { id, act: 'readRooms' });
    return roomPlan(ctx.db, id);
  },
  'GET /api/company/exams/:id/papers': async (ctx, { params: { id: examId }, query }) => {
    await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readRooms' });
    return printPapers(deps, ctx.db, { ...query, examId, now: ctx.now });
  },
  'GET /api/exams/registrations/:id/ticket': async (ctx, { params }) => {
    const { exam, id: registrationId } = await ownRegistration(ctx.db, seeker(ctx).joberId, params.id, ctx.now);
    return printTicket(deps, ctx.db, { examId: exam.id, registrationId, now: ctx.now });
  },
  'GET /api/exams/:id/draw': (ctx, { params }) => {
    ctx.dependsOn(tagOf(params.id));
    return publicDraw(ctx.db, params.id);
  },
});
