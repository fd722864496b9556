import type { examRoomEndpoints } from '#contract/exams/rooms.ts';
import { writerOf } from '#server/domains/posts/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { tagOf } from './page-tags.ts';
import { printPapers, printTicket } from './papers/print-papers.ts';
import { ownRegistration } from './registrations/own-registrations.ts';
import { commitDraw, publicDraw, revealDraw } from './rooms/draw.ts';
import { ownRooms, roomPlan, saveRooms } from './rooms/rooms.ts';

/** Rooms, seats and the open draw. */
export const roomRoutes = (deps: Deps): Handlers<typeof examRoomEndpoints> => ({
  'GET /api/company/exams/:id/rooms': (ctx, { params }) =>
    ownRooms(ctx.db, writerOf(ctx).companyId, params.id, ctx.now),
  'PUT /api/company/exams/:id/rooms': async (ctx, { params, body }) => {
    const { companyId } = writerOf(ctx);
    await ctx.db.transaction((tx) => saveRooms(tx, companyId, params.id, body.rooms));
    return ownRooms(ctx.db, companyId, params.id, ctx.now);
  },
  'POST /api/company/exams/:id/draw': async (ctx, { params, body }) => {
    const writer = writerOf(ctx);
    const act = body.move === 'commit' ? commitDraw : revealDraw;
    await ctx.db.transaction((tx) => act(deps, tx, writer, params.id));
    return ownRooms(ctx.db, writer.companyId, params.id, ctx.now);
  },
  'GET /api/company/examRooms/:id': (ctx, { params }) => roomPlan(ctx.db, writerOf(ctx).companyId, params.id),
  'GET /api/company/exams/:id/papers': (ctx, { params, query }) => {
    const { companyId, now } = writerOf(ctx);
    return printPapers(deps, ctx.db, { ...query, companyId, examId: params.id, now });
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
