import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examProposalEndpoints } from '../../contract/terms/exam-terms.ts';
import { examProposal } from '../../schema/exam-events.ts';
import { decideJudges } from '../interview/propose-judges.ts';
import { examAccess, staffCaller } from '../policy.ts';
import { rowOf } from '../rows.ts';

import { decideTerms } from '../terms/terms.ts';

/** Absent and foreign ones get the same answer. */
const proposalAbsent = () => appError('NOT_FOUND', { message: '该变更不存在' });

/** The second person's word on changes of judges and of the terms of a published project: who may make the change may confirm that of another. */
export const proposalRoutes = (deps: Deps): Handlers<typeof examProposalEndpoints> => ({
  'POST /api/company/examProposals/:id/moves': (ctx, { params, body: { move } }) =>
    ctx.db.transaction(async (tx) => {
      const caller = staffCaller(ctx);
      const row = await rowOf(tx, examProposal, { id: params.id, absent: proposalAbsent });
      const { proposed, examId } = row;
      const act = proposed.kind === 'terms' ? 'edit' : 'arrangeInterview';
      await examAccess(tx, caller, { id: examId, act, absent: proposalAbsent });
      if (proposed.kind !== 'terms')
        return { codes: await decideJudges(deps, tx, caller, { row, change: proposed, move }) };
      await decideTerms(tx, caller, { row, proposed, move });
      return { codes: [] };
    }),
});
