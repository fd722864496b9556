import { sql } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import { newId } from '#database/new-id.ts';
import { chatEvent } from '#database/schema/chat.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { type Database, type RowOf, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { addMessage, nameOf } from './add-message.ts';
import { findParticipant, type LockedParticipant, lockParticipant } from './lock-participant.ts';
import { personOf } from './present.ts';

type Recruiter = SignedIn & { member: Membership };

/** 主管理员, or the member in charge; a conversation without one may be taken by any recruiter. */
export const mayHandOver = ({ row, side }: LockedParticipant, member: Membership | null): boolean =>
  side === 'company' && (member?.role === 'owner' || row.member_id === null || row.member_id === member?.memberId);

const colleagueColumns = { memberId: 'string', accountId: 'string', name: 'string', title: 'string' } as const;
type Colleague = RowOf<typeof colleagueColumns>;

async function speakersOf(db: Database, companyId: string): Promise<Colleague[]> {
  return rowsOf(db, colleagueColumns)`
    select id as "memberId", account_id as "accountId", name, title from company_member
    where company_id = ${companyId} and status = 'active' and role in ('owner', 'recruiter')
    order by created_at, id limit 200`;
}

/** Members who may take over a conversation. */
export async function colleaguesOf(db: Database, actor: Recruiter, id: string) {
  const { row, side } = await findParticipant(db, actor, id);
  if (side !== 'company') throw appError('NOT_FOUND', { message: '会话不存在或已被删除' });
  const colleagues = await speakersOf(db, row.company_id);
  return colleagues.map(({ memberId, name, title }) => ({ memberId, name, title, holds: memberId === row.member_id }));
}

/**
 * Transfers a conversation to a colleague: writes the record, informs the seeker in the conversation, and notifies the colleague.
 * No effect if they already have it.
 * @throws AppError NOT_FOUND, FORBIDDEN for a member neither in charge nor owner, INVALID_INPUT for no colleague
 */
export async function handOver(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: Recruiter }>,
  id: string,
  memberId: string,
): Promise<void> {
  const participant = await lockParticipant(tx, actor, id);
  const { row } = participant;
  if (participant.side !== 'company') throw appError('NOT_FOUND', { message: '会话不存在或已被删除' });
  if (!mayHandOver(participant, actor.member)) throw appError('FORBIDDEN');
  const to = (await speakersOf(tx, row.company_id)).find((colleague) => colleague.memberId === memberId);
  if (!to) throw fieldError('body.memberId', '请选择本单位可以沟通的同事');
  if (row.member_id === memberId) return;
  const actorName = await nameOf(tx, participant, actor);
  await tx.execute(sql`update conversation set member_id = ${memberId} where id = ${id}`);
  const event = { id: newId(), conversationId: id, move: 'hand-over', actorId: actor.accountId, actorName };
  await tx.insert(chatEvent).values({ ...event, memberId, at: now });
  // Without a message there is nobody to inform.
  if (row.last_number > 0)
    await addMessage(
      { db: tx, deps, actor, now },
      { ...participant, row: { ...row, member_id: memberId } },
      { clientId: `hand-over-${event.id}`, kind: 'notice', text: `后续由${to.name}与您沟通` },
    );
  if (to.accountId === actor.accountId) return;
  await notifyAccount(tx, {
    accountId: to.accountId,
    kind: 'chat.handover',
    title: `${actorName}把与${personOf(participant).name}的沟通转给了您`,
    body: row.post_title,
    link: `/connect?id=${id}`,
    effectKey: `chat:${event.id}`,
    now,
  });
}
