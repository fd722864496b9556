import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, oneOf } from '#contract/fields.ts';
import { judgeCode } from '../interview/judge-code.ts';
import { changedTerm, type TermValues } from './exam-terms.ts';

/** A change of judges, or of the terms of a published project, that waits for a second person. */
export type Proposed =
  | { kind: 'name'; names: string[] }
  | { kind: 'renew' }
  /** `countsSheets`: whether the sheets that the judge sealed still count. */
  | { kind: 'remove'; countsSheets: boolean }
  | { kind: 'terms'; values: TermValues; changes: z.output<typeof changedTerm>[] };
export type JudgeProposed = Exclude<Proposed, { kind: 'terms' }>;

const proposal = z.object({
  id: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  /** Whether the caller proposed it: another person confirms it. */
  mine: z.boolean(),
});

export const judgeProposal = proposal.extend({
  kind: z.enum(['name', 'renew', 'remove']),
  /** The judges to be named, or the one to be renewed or removed. */
  names: z.array(z.string()),
  /** Sealed sheets of the judge, and whether they still count after a removal. */
  sheets: z.number(),
  countsSheets: z.boolean(),
});
export type JudgeProposal = z.output<typeof judgeProposal>;

export const termsProposal = proposal.extend({ changes: z.array(changedTerm) });
export type TermsProposal = z.output<typeof termsProposal>;

export const examProposalEndpoints = {
  'POST /api/company/examProposals/:id/moves': {
    access: 'recruiter',
    summary: '由另一位工作人员确认或退回一项变更（考官变动，发布后的规则和公告修改），或撤回自己的',
    params: z.object({ id: id('变更编号') }),
    body: z.strictObject({ move: oneOf(['confirm', 'drop'], '操作') }),
    /** Codes of judges that the confirmation named or renewed, shown this once. */
    returns: z.object({ codes: z.array(judgeCode) }),
    idempotent: true,
  },
} as const satisfies EndpointTable;
