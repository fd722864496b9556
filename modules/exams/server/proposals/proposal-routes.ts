import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examProposalEndpoints } from '../../contract/terms/exam-terms.ts';
import { examProposal } from '../../schema/exam-proposals.ts';
import { decideJudges } from '../interview/propose-judges.ts';
import { asStaff, requirePart, type StaffCaller } from '../policy.ts';
import { decideTerms } from '../terms/decide-terms.ts';

/** Absent and foreign ones get the same answer. */
const proposalAbsent = () => appError('NOT_FOUND', { message: '该变更不存在' });

/** A proposal that the caller may decide: who may make the change may confirm that of another. @throws AppError NOT_FOUND, FORBIDDEN */
async function requirePartOfProposal(db: Database, caller: StaffCaller, id: string) {
  const [row] = await db.select().from(examProposal).where(eq(examProposal.id, id));
  if (!row) throw proposalAbsent();
  const act = row.proposed.kind === 'terms' ? 'edit' : 'arrangeInterview';
  await requirePart(db, caller, { examId: row.examId, act, absent: proposalAbsent });
  return row;
}

/** The second person's word on changes of judges and of the terms of a published project. */
export const proposalRoutes = (deps: Deps): Handlers<typeof examProposalEndpoints> => ({
  'POST /api/company/examProposals/:id/moves': (ctx, { params: { id }, body: { move } }) =>
    asStaff(ctx, requirePartOfProposal, id, async (tx, caller, row) => {
      const { proposed } = row;
      if (proposed.kind !== 'terms')
        return { codes: await decideJudges(deps, tx, caller, { row, change: proposed, move }) };
      await decideTerms(tx, caller, { row, proposed, move });
      return { codes: [] };
    }),
});
