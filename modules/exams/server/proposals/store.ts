import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Proposed } from '../../contract/terms/exam-terms.ts';
import { examProposal } from '../../schema/exam-events.ts';
import { nameOfReviewer } from '../review/claims.ts';
import { illegal } from '../store.ts';

export type ProposalRow = typeof examProposal.$inferSelect;

interface Wish {
  examId: string;
  subjectId: string;
  proposed: Proposed;
  reason: string;
}

/** Proposes a change that another person confirms. @throws AppError CONFLICT while one about the same subject waits */
export async function propose(tx: Database, { accountId, now }: Writer, wish: Wish): Promise<void> {
  const rows = await tx
    .insert(examProposal)
    .values({ ...wish, id: newId(), proposedBy: accountId, proposedAt: now })
    .onConflictDoNothing()
    .returning({ id: examProposal.id });
  if (rows.length === 0) throw appError('CONFLICT', { message: '已有一项变更在等确认，请先确认或撤回' });
}

/**
 * Settles a waiting change: another person confirms it, either one drops it.
 * @throws AppError FORBIDDEN for the proposer's own confirmation, ILLEGAL_MOVE for one that is settled
 */
export async function settleProposal(
  tx: Database,
  { accountId, now }: Writer,
  { id, proposedBy }: ProposalRow,
  move: 'confirm' | 'drop',
): Promise<void> {
  const isConfirmed = move === 'confirm';
  if (isConfirmed && proposedBy === accountId)
    throw appError('FORBIDDEN', { message: '变更由另一位工作人员确认，您可以撤回' });
  const settled = await tx
    .update(examProposal)
    .set({ decidedBy: accountId, decidedAt: now, isConfirmed })
    .where(and(eq(examProposal.id, id), isNull(examProposal.decidedAt)))
    .returning({ id: examProposal.id });
  if (settled.length === 0) throw illegal('这项变更已经处理');
}

const ofExam = (examId: string) => eq(examProposal.examId, examId);

export const waitingProposals = (db: Database, examId: string): Promise<ProposalRow[]> =>
  db
    .select()
    .from(examProposal)
    .where(and(ofExam(examId), isNull(examProposal.decidedAt)))
    .orderBy(asc(examProposal.proposedAt));

export const confirmedProposals = (db: Database, examId: string): Promise<ProposalRow[]> =>
  db
    .select()
    .from(examProposal)
    .where(and(ofExam(examId), eq(examProposal.isConfirmed, true), isNotNull(examProposal.decidedAt)))
    .orderBy(asc(examProposal.decidedAt));

/** What every waiting change says of itself. */
export const presentProposal = async (db: Database, row: ProposalRow, accountId: string) => ({
  ...row,
  proposedBy: await nameOfReviewer(db, row.proposedBy),
  mine: row.proposedBy === accountId,
});
