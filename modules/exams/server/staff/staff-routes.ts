import type { Database } from '#server/platform/database/database.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examStaffEndpoints } from '../../contract/staff.ts';
import { asStaff, requirePart, type StaffCaller, staffCaller } from '../policy.ts';
import { appoint, dismiss } from './appoint.ts';
import { readStaff } from './read-staff.ts';

/** Changes the staff of a project; answers with all of them. */
const changeStaff = (ctx: Ctx, examId: string, change: (tx: Database, caller: StaffCaller) => Promise<void>) =>
  asStaff(ctx, requirePart, { examId, act: 'appoint' }, async (tx, caller, part) => {
    await change(tx, caller);
    return readStaff(tx, part);
  });

/** Who works in a project. */
export const staffRoutes = (): Handlers<typeof examStaffEndpoints> => ({
  'GET /api/company/exams/:id/staff': async (ctx, { params }) =>
    readStaff(ctx.db, await requirePart(ctx.db, staffCaller(ctx), { examId: params.id, act: 'readStaff' })),
  'PUT /api/company/exams/:id/staff': (ctx, { params, body }) =>
    changeStaff(ctx, params.id, (tx, caller) => appoint(tx, caller, params.id, body)),
  'DELETE /api/company/exams/:id/staff/:memberId': (ctx, { params: { id, memberId } }) =>
    changeStaff(ctx, id, (tx, caller) => dismiss(tx, caller, id, memberId)),
});
