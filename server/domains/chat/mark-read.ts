import { sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { Act } from '#server/platform/act.ts';
import { lockParticipant } from './lock-participant.ts';
import { notifyChat } from './notify.ts';

/**
 * Records the last message that a side has read; the position never goes back. The unread number is recounted, so it cannot
 * drift.
 */
export async function markRead({ db, actor, now }: Act<{ actor: SignedIn }>, id: string, upTo: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, side } = await lockParticipant(tx, actor, id);
    const number = Math.min(upTo, row.last_number);
    if (number <= (side === 'seeker' ? row.seeker_read : row.company_read)) return;
    const left = sql`(
      select count(*)::int from chat_message
      where conversation_id = ${id} and number > ${number} and side <> ${side})`;
    await tx.execute(
      side === 'seeker'
        ? sql`update conversation set seeker_read = ${number}, seeker_unread = ${left} where id = ${id}`
        : sql`update conversation set company_read = ${number}, company_unread = ${left} where id = ${id}`,
    );
    await notifyChat({ db: tx, now }, row, 'read', { side, number });
  });
}
