import { sql } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import type { BoxMove } from '#contract/deliveries/box-rows.ts';
import { moveInBox } from '#server/domains/deliveries/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { addMessage, requireWritable, saidBefore } from '../add-message.ts';
import { lockParticipant } from '../lock-participant.ts';
import { presentMessages } from '../present-messages.ts';

type InviteCommand = Required<Pick<BoxMove, 'at' | 'mode' | 'contact'>> &
  Pick<BoxMove, 'place' | 'link' | 'note'> & { id: string; clientId: string };

/**
 * Invites to an interview from the conversation: moves the delivery by its state machine and adds the card, in one transaction.
 * An unopened delivery is shortlisted, not marked as viewed.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE without a delivery or a matching move, INVALID_INPUT for the terms
 */
export async function invite(
  { db: tx, deps, actor, now }: Act<{ deps: Deps; actor: SignedIn & { member: Membership } }>,
  { id, clientId, ...order }: InviteCommand,
): Promise<ChatMessage> {
  const participant = await lockParticipant(tx, actor, id);
  if (participant.side !== 'company') throw appError('NOT_FOUND', { message: '会话不存在或已被删除' });
  const before = await saidBefore(tx, participant, actor.accountId, { clientId, kind: 'interview', text: '面试邀请' });
  const [known] = before ? await presentMessages(tx, deps, [before]) : [];
  if (known) return known;
  await requireWritable(tx, participant, actor.accountId, now);
  const { delivery_id: deliveryId } = participant.row;
  if (!deliveryId) throw appError('ILLEGAL_MOVE', { message: '对方还没有投递该职位，投递后才能邀请面试' });
  const { rows } = await tx.execute<{ status: string }>(
    sql`select status from delivery where id = ${deliveryId} for no key update`,
  );
  if (rows[0]?.status === 'submitted')
    await moveInBox({ db: tx, actor, now }, { id: deliveryId, status: 'shortlisted' }, 'body');
  await moveInBox({ db: tx, actor, now }, { ...order, id: deliveryId, status: 'interview' }, 'body');
  const { at, mode, place = '', link = '', contact, note = '' } = order;
  const interview = { deliveryId, startsAt: new Date(at).toISOString(), mode, place, link, contact, note };
  const said = { clientId, kind: 'interview', text: '面试邀请', data: { interview } } as const;
  return addMessage({ db: tx, deps, actor, now }, participant, { ...said, findableBy: `${place} ${contact} ${note}` });
}
