import { sql } from 'drizzle-orm';
import { giveBack } from '#server/domains/ledger/public.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { invitationRows } from './invitation-rows.ts';
import { afterMove, endInvitations, recordInvitationMove } from './invitation-store.ts';

/** Expires unanswered invitations and returns the quota unit to its lot. */
export async function expireInvitations(tx: Database, now: Date): Promise<void> {
  const due = await invitationRows(
    tx,
    sql`talent_invitation.status = 'invited' and talent_invitation.expires_at <= ${now}`,
  );
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  await endInvitations(tx, ids, { status: afterMove('invited', 'expire', 'clock'), at: now });
  for (const id of ids)
    await recordInvitationMove(tx, { id, from: 'invited', move: 'expire', side: 'clock', actorId: null, at: now });
  // In a fixed order of companies, to avoid deadlocks.
  for (const { id } of [...due].sort((a, b) => (a.companyId < b.companyId ? -1 : 1)))
    await giveBack(tx, `invitation:${id}`, { reason: '邀请无人答复，退回', now });
  await notifyAll(
    tx,
    due.map(({ id, companyId, postTitle }) => ({
      companyId,
      kind: 'chat.expired',
      title: `您邀请的人才没有答复“${postTitle}”，额度已退回`,
      link: '/search',
      effectKey: `talent:${id}:expired`,
      now,
    })),
  );
}
