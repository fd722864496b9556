import { sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { declineReasons, type TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { beginAgreed } from '#server/domains/chat/public.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type InvitationRow, invitationRows, presentInvitation, statusAt } from './invitation-rows.ts';
import { afterMove, endInvitations, recordInvitationMove } from './invitation-store.ts';

/** A seeker's invitations, newest first. */
export const ownInvitations = async (db: Database, joberId: string, now: Date): Promise<TalentInvitationView[]> =>
  (await invitationRows(db, sql`talent_invitation.jober_id = ${joberId}`)).map((row) => presentInvitation(row, now));

interface Answer {
  id: string;
  accept: boolean;
  reason?: keyof typeof declineReasons | undefined;
  now: Date;
}

/**
 * A seeker's answer. Acceptance opens the conversation with their message. Idempotent.
 * @throws AppError NOT_FOUND, alike for an absent and a foreign one; ILLEGAL_MOVE for one that has ended otherwise
 */
export async function answerInvitation(
  tx: Database,
  deps: Deps,
  actor: SignedIn & { joberId: string },
  { id, accept, reason, now }: Answer,
): Promise<TalentInvitationView> {
  await tx.execute(sql`select from talent_invitation where id = ${id} for no key update`);
  const mine = sql`talent_invitation.id = ${id} and talent_invitation.jober_id = ${actor.joberId}`;
  const [row] = await invitationRows(tx, mine);
  if (!row) throw appError('NOT_FOUND', { message: '邀请不存在或已失效' });
  const move = accept ? 'accept' : 'decline';
  if (row.status === (accept ? 'accepted' : 'declined')) return presentInvitation(row, now);
  const status = afterMove(statusAt(row, now), move, 'seeker');
  const why = accept || !reason ? '' : declineReasons[reason];
  const conversationId = accept ? await openTalk({ db: tx, deps, actor, now }, row) : null;
  await endInvitations(tx, [id], { status, reason: why, conversationId, at: now });
  await recordInvitationMove(tx, {
    id,
    from: 'invited',
    move,
    side: 'seeker',
    actorId: actor.accountId,
    note: why,
    at: now,
  });
  await notifyInviter({ db: tx, now }, row, { accept, why, conversationId });
  const [after] = await invitationRows(tx, mine);
  return presentInvitation(after ?? row, now);
}

const openTalk = (
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn & { joberId: string } }>,
  row: InvitationRow,
) =>
  beginAgreed(
    { db: tx, deps, actor, now },
    {
      joberId: actor.joberId,
      companyId: row.companyId,
      postId: row.postId,
      memberId: row.memberId,
      text: `您好，我对“${row.postTitle}”感兴趣，愿意进一步沟通。`,
      key: row.id,
    },
  );

async function notifyInviter(
  { db: tx, now }: DbContext,
  { id, companyId, joberId, postTitle }: InvitationRow,
  { accept, why, conversationId }: { accept: boolean; why: string; conversationId: string | null },
): Promise<void> {
  const row = await rowOf(tx, { name: 'string' })`select name from jober where id = ${joberId}`;
  await notifyCompany(tx, {
    companyId,
    kind: accept ? 'chat.agreed' : 'chat.declined',
    title: accept ? `${row?.name ?? '对方'}同意沟通“${postTitle}”` : `您邀请的人才婉拒了“${postTitle}”`,
    body: why,
    link: conversationId ? `/connect?id=${conversationId}` : '/search',
    effectKey: `talent:${id}:answered`,
    now,
  });
}
