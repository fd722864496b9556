import { newId } from '#database/new-id.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examProposal } from '../../schema/exam-events.ts';
import { staffNames } from '../review/claims.ts';
import { matching, rowsIn } from '../rows.ts';
import { illegal } from '../store.ts';

export type ProposalRow = typeof examProposal.$inferSelect;

type Wish = Pick<ProposalRow, 'examId' | 'subjectId' | 'proposed' | 'reason'>;

/** Proposes a change that another person confirms. @throws AppError CONFLICT while one about the same subject waits */
export async function propose(tx: Database, { accountId, now }: Writer, wish: Wish): Promise<void> {
  const { rowCount } = await tx
    .insert(examProposal)
    .values({ ...wish, id: newId(), proposedBy: accountId, proposedAt: now })
    .onConflictDoNothing();
  if (!rowCount) throw appError('CONFLICT', { message: '已有一项变更在等确认，请先确认或撤回' });
}

interface Settled extends Pick<ProposalRow, 'proposedBy'> {
  isConfirmed: boolean;
  /** What the proposer's own confirmation is answered, and the second answer. */
  ownConfirmation: string;
  settled: string;
}

type Settlement = { decidedBy: string; decidedAt: Date; isConfirmed: boolean };

/**
 * Settles what waits for a second person: another one confirms it, either one drops it. `write` writes what still waits.
 * @throws AppError FORBIDDEN for the proposer's own confirmation, ILLEGAL_MOVE for one that is settled
 */
export async function settle(
  { accountId: decidedBy, now: decidedAt }: Writer,
  { proposedBy, isConfirmed, ownConfirmation, settled }: Settled,
  write: (settlement: Settlement) => PromiseLike<{ rowCount: number | null }>,
): Promise<void> {
  if (isConfirmed && proposedBy === decidedBy) throw appError('FORBIDDEN', { message: ownConfirmation });
  const { rowCount } = await write({ decidedBy, decidedAt, isConfirmed });
  if (!rowCount) throw illegal(settled);
}

export const settleProposal = (tx: Database, writer: Writer, row: ProposalRow, move: 'confirm' | 'drop') => {
  const refusals = { ownConfirmation: '变更由另一位工作人员确认，您可以撤回', settled: '这项变更已经处理' };
  const waits = matching(examProposal, { id: row.id, decidedAt: null });
  return settle(writer, { ...row, isConfirmed: move === 'confirm', ...refusals }, (settlement) =>
    tx.update(examProposal).set(settlement).where(waits),
  );
};

/** The changes that wait, as somebody of the staff sees them. */
export async function waitingProposals(db: Database, examId: string, accountId: string) {
  const rows = await rowsIn(db, examProposal, { examId, decidedAt: null }, { order: [examProposal.proposedAt] });
  const proposers = rows.map(({ proposedBy }) => proposedBy);
  const names = await staffNames(db, proposers);
  return rows.map((row) => ({
    ...row,
    proposedBy: names.get(row.proposedBy) ?? '其他审核员',
    mine: row.proposedBy === accountId,
  }));
}

export const confirmedProposals = (db: Database, examId: string): Promise<ProposalRow[]> =>
  rowsIn(db, examProposal, { examId, isConfirmed: true }, { order: [examProposal.decidedAt] });
