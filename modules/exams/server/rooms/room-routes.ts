import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examRoomEndpoints } from '../../contract/rooms.ts';
import { examRoom, examSeatChange } from '../../schema/exam-registrations.ts';
import { printPapers, printTicket, showTicket } from '../papers/print-papers.ts';
import { accessTo, changes, type ExamAccess, examAccess, reads, writes } from '../policy.ts';
import { ownRegistration } from '../registrations/own-registrations.ts';
import { tagOf } from '../store.ts';
import { commitDraw, publicDraw, revealDraw, roomPlan, roomsAndDraw, saveRooms } from './rooms.ts';
import { decideSeat, proposeSeat } from './seat-changes.ts';
import { describeRoom, roomAbsent, seatChangeAbsent } from './store.ts';

export const roomAccess = accessTo(examRoom, roomAbsent);

const overview = (db: Database, { row, caller }: ExamAccess) => roomsAndDraw(db, row, caller);

/** Arranges a project; answers with its rooms and draw. */
const arranges = changes(examAccess, 'arrange', overview);
const settlesSeat = changes(accessTo(examSeatChange, seatChangeAbsent), 'arrange', overview);

export const roomRoutes = (deps: Deps): Handlers<typeof examRoomEndpoints> => ({
  'GET /api/company/exams/:id/rooms': reads(examAccess, 'readRooms', overview),
  'PUT /api/company/exams/:id/rooms': arranges((tx, { row }, { body }) => saveRooms(tx, row.id, body.rooms)),
  'POST /api/company/exams/:id/draw': arranges((tx, { row, caller }, { body }) =>
    (body.move === 'commit' ? commitDraw : revealDraw)(deps, tx, caller, row.id),
  ),
  'POST /api/company/exams/:id/seatChanges': arranges(proposeSeat),
  'POST /api/company/examSeatChanges/:id/moves': settlesSeat((tx, { found, caller }, { body }) =>
    decideSeat(tx, caller, found, body.move),
  ),
  'GET /api/company/examRooms/:id': reads(roomAccess, 'readRooms', (db, { found }) => roomPlan(db, found)),
  'PUT /api/company/examRooms/:id': writes(roomAccess, 'arrange', async (tx, { found }, { body }) =>
    roomPlan(tx, await describeRoom(tx, found, body)),
  ),
  'GET /api/company/exams/:id/papers': reads(examAccess, 'readRooms', (db, { row, caller }, { query }) =>
    printPapers(deps, db, { ...query, examId: row.id, now: caller.now }),
  ),
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
