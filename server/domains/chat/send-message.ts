import { and, eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { warningsOf } from '#contract/chat-warnings.ts';
import { chatMessage, conversation } from '#database/schema/chat.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { holdSeat, refusalFor, type Seat } from './hold.ts';
import { presentMessage } from './present.ts';
import { tell } from './tell.ts';

interface Order {
  id: string;
  clientId: string;
  text: string;
}

/** Messages of one person in one conversation within a minute. */
const A_MINUTE = 30;
const MINUTE_MS = 60_000;

type MessageRow = typeof chatMessage.$inferSelect;

async function sentBefore(tx: Database, accountId: string, { id, clientId, text }: Order): Promise<MessageRow | null> {
  const same = and(
    eq(chatMessage.conversationId, id),
    eq(chatMessage.senderId, accountId),
    eq(chatMessage.clientId, clientId),
  );
  const [found] = await tx.select().from(chatMessage).where(same);
  if (found && found.text !== text) throw appError('IDEMPOTENCY_CONFLICT');
  return found ?? null;
}

/** Counted among the messages themselves: a counter beside them would ask for a second connection while this one is held. */
async function requireCalm(tx: Database, { row }: Seat, accountId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from chat_message
    where conversation_id = ${row.id} and number > ${row.last_number - 2 * A_MINUTE} and sender_id = ${accountId}
      and at > ${new Date(now.getTime() - MINUTE_MS)}`);
  if ((rows[0]?.n ?? 0) >= A_MINUTE)
    throw appError('TOO_MANY_REQUESTS', { message: '发送太频繁，请稍后再试', retryAfter: MINUTE_MS / 1_000 });
}

/** The name under which somebody writes. */
async function nameOf(tx: Database, { row, side }: Seat, actor: SignedIn): Promise<string> {
  if (side === 'seeker') return row.jober_name;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from company_member where id = ${actor.member?.memberId}`,
  );
  return rows[0]?.name ?? '';
}

/**
 * Keeps a message and tells both sides, for a transaction. The conversation is held meanwhile, so its messages are numbered
 * without gaps; the same `clientId` once more answers the message that is there.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE (blocked, closed or not allowed to begin), IDEMPOTENCY_CONFLICT, TOO_MANY_REQUESTS
 */
export async function sendMessage(tx: Database, actor: SignedIn, order: Order, now: Date): Promise<ChatMessage> {
  const seat = await holdSeat(tx, actor, order.id);
  const { row, side } = seat;
  const before = await sentBefore(tx, actor.accountId, order);
  if (before) return presentMessage(before);
  await requireCalm(tx, seat, actor.accountId, now);
  const refusal = refusalFor(seat, now);
  if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
  const number = row.last_number + 1;
  const made: MessageRow = {
    conversationId: row.id,
    number,
    side,
    senderId: actor.accountId,
    senderName: await nameOf(tx, seat, actor),
    text: order.text,
    warnings: warningsOf(order.text),
    clientId: order.clientId,
    at: now,
  };
  await tx.insert(chatMessage).values(made);
  const unread =
    side === 'seeker'
      ? { companyUnread: row.company_unread + 1, seekerWrote: true }
      : { seekerUnread: row.seeker_unread + 1, memberId: actor.member?.memberId ?? null };
  await tx
    .update(conversation)
    .set({ lastNumber: number, lastText: order.text.slice(0, 80), lastSide: side, lastAt: now, ...unread })
    .where(eq(conversation.id, row.id));
  const shown = presentMessage(made);
  await tell(tx, row, 'message', shown, now);
  return shown;
}
