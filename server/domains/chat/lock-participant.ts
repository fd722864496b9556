import { sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { postStateAt } from '#contract/posts/post-state.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { refusalOf, sideOf } from './policy.ts';
import { type ConversationRow, conversationRows } from './rows.ts';

export interface LockedParticipant {
  row: ConversationRow;
  side: ChatSide;
}

/**
 * A conversation of the caller, with their side of it.
 * @throws AppError NOT_FOUND for an absent or foreign one; the 409 of a company that may not proceed
 */
export async function findParticipant(db: Database, actor: SignedIn, id: string): Promise<LockedParticipant> {
  const [row] = await conversationRows(db, sql`conversation.id = ${id}`);
  return participantOf(actor, row);
}

/** @throws AppError like `takeSeat` */
export function participantOf(actor: SignedIn, row: ConversationRow | undefined): LockedParticipant {
  const side = row && sideOf(actor, { joberId: row.jober_id, companyId: row.company_id });
  if (!row || !side) throw appError('NOT_FOUND', { message: '会话不存在或已被删除' });
  return { row, side };
}

/** The same with the row locked to the end of the transaction, so that messages are numbered consecutively. */
export async function lockParticipant(tx: Database, actor: SignedIn, id: string): Promise<LockedParticipant> {
  await tx.execute(sql`select from conversation where id = ${id} for no key update`);
  return findParticipant(tx, actor, id);
}

/** Why the reader cannot write now; null where they can. */
export const refusalFor = ({ row, side }: LockedParticipant, now: Date): string | null =>
  refusalOf(side, {
    seekerBlocks: row.seeker_blocks,
    companyBlocks: row.company_blocks,
    companyApproved: row.company_status === 'approved',
    postOpen: postStateAt(row.post_status, row.post_deadline ? new Date(row.post_deadline) : null, now) === 'open',
    begun: row.last_number > 0,
    seekerWrote: row.seeker_wrote,
    delivered: row.delivery_status !== null && row.delivery_status !== 'withdrawn',
  });

/** @throws AppError ILLEGAL_MOVE where this side cannot write now */
export function requireNoRefusal(participant: LockedParticipant, now: Date): void {
  const refusal = refusalFor(participant, now);
  if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
}
