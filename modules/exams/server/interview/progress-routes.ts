import type { Database } from '#server/platform/database/database.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examProgressEndpoints } from '../../contract/interview/progress.ts';
import { type StaffCaller, staffCaller } from '../policy.ts';
import { decideCorrection, proposeCorrection } from './corrections.ts';
import { requirePartOfGroup, requirePartOfSheet } from './part-of.ts';
import { readProgress } from './read-progress.ts';
import { closeGroup, settlePerson } from './settle-group.ts';
import type { GroupRow } from './store.ts';

type Part = (db: Database, caller: StaffCaller) => Promise<GroupRow>;

/** Changes something of a group as a member of its staff; answers with the group as it is then. */
async function settle(ctx: Ctx, part: Part, write: (tx: Database, caller: StaffCaller) => Promise<unknown>) {
  const caller = staffCaller(ctx);
  return ctx.db.transaction(async (tx) => {
    await part(tx, caller);
    await write(tx, caller);
    return readProgress(tx, await part(tx, caller), caller.accountId);
  });
}

const ofGroup =
  (id: string): Part =>
  (db, caller) =>
    requirePartOfGroup(db, caller, { id, act: 'arrangeInterview' });
const ofSheet =
  (id: string): Part =>
  (db, caller) =>
    requirePartOfSheet(db, caller, id);

/** The course of an interview, as staff follow and settle it. */
export const progressRoutes = (): Handlers<typeof examProgressEndpoints> => ({
  'GET /api/company/examGroups/:id': async (ctx, { params: { id } }) => {
    const caller = staffCaller(ctx);
    return readProgress(ctx.db, await requirePartOfGroup(ctx.db, caller, { id, act: 'readResults' }), caller.accountId);
  },
  'POST /api/company/examGroups/:id/moves': (ctx, { params: { id } }) =>
    settle(ctx, ofGroup(id), (tx, caller) => closeGroup(tx, caller, id)),
  'POST /api/company/examGroups/:id/people': (ctx, { params: { id: groupId }, body }) =>
    settle(ctx, ofGroup(groupId), (tx, caller) => settlePerson(tx, caller, { ...body, groupId })),
  'POST /api/company/examSheets/:id/corrections': (ctx, { params: { id }, body }) =>
    settle(ctx, ofSheet(id), (tx, caller) => proposeCorrection(tx, caller, { ...body, id })),
  'POST /api/company/examSheets/:id/moves': (ctx, { params: { id }, body }) =>
    settle(ctx, ofSheet(id), (tx, caller) => decideCorrection(tx, caller, { ...body, id })),
});
