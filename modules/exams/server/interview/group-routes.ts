import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { siteOriginFor } from '#server/platform/http/site-origin.ts';
import type { examGroupEndpoints } from '../../contract/interview/groups.ts';
import { asStaff, requirePart, type StaffCaller, staffCaller } from '../policy.ts';
import { printCodes } from './code-sheets.ts';
import { commitLots, revealLots } from './draw-lots.ts';
import { requirePartOfGroup, requirePartOfJudge } from './part-of.ts';
import { proposeJudges } from './propose-judges.ts';
import { readInterview } from './read-interview.ts';
import { saveGroups } from './save-groups.ts';

/** Arranges the interview of a project as a member of its staff; answers with its groups and draw. */
async function arrange(ctx: Ctx, examId: string, write: (tx: Database, caller: StaffCaller) => Promise<unknown>) {
  const row = await asStaff(ctx, requirePart, { examId, act: 'arrangeInterview' }, async (tx, caller, part) => {
    await write(tx, caller);
    return part.row;
  });
  return readInterview(ctx.db, row);
}

/** Groups, judges and lots of an interview, as staff arrange them. */
export const groupRoutes = (deps: Deps): Handlers<typeof examGroupEndpoints> => ({
  'GET /api/company/exams/:id/interview': async (ctx, { params: { id: examId } }) => {
    const { row } = await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readResults' });
    return readInterview(ctx.db, row);
  },
  'PUT /api/company/exams/:id/groups': (ctx, { params: { id: examId }, body }) =>
    arrange(ctx, examId, (tx) => saveGroups(tx, examId, body.groups)),
  'POST /api/company/exams/:id/lots': (ctx, { params: { id: examId }, body }) => {
    const act = body.move === 'commit' ? commitLots : revealLots;
    return arrange(ctx, examId, (tx, caller) => act(deps, tx, caller, examId));
  },
  'POST /api/company/examGroups/:id/judges': (ctx, { params: { id: groupId }, body: { names, reason } }) =>
    asStaff(ctx, requirePartOfGroup, { id: groupId, act: 'arrangeInterview' }, (tx, caller) =>
      proposeJudges(tx, caller, { groupId, judgeId: null, change: { kind: 'name', names }, reason }),
    ),
  'POST /api/company/examGroups/:id/codeSheets': async (ctx, { params: { id }, body }) => {
    const group = await requirePartOfGroup(ctx.db, staffCaller(ctx), { id, act: 'arrangeInterview' });
    const address = `${siteOriginFor(deps.config, ctx)}/judge`;
    return printCodes(deps, ctx.db, { ...body, address, group, now: ctx.now });
  },
  'POST /api/company/examJudges/:id/moves': (ctx, { params: { id }, body: { move, reason, countsSheets } }) =>
    asStaff(ctx, requirePartOfJudge, id, (tx, caller, { groupId }) => {
      const change = move === 'renew' ? ({ kind: 'renew' } as const) : ({ kind: 'remove', countsSheets } as const);
      return proposeJudges(tx, caller, { groupId, judgeId: id, change, reason });
    }),
});
