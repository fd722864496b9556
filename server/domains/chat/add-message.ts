import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatMessage, MessageKind } from '#contract/chat/chat-messages.ts';
import { inShort } from '#contract/chat/in-short.ts';
import { gramsOf } from '#database/grams.ts';
import { chatMessage, conversation, type MessageData } from '#database/schema/chat.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { anonymiseMessage } from './anonymise-message.ts';
import { type LockedParticipant, requireNoRefusal } from './lock-participant.ts';
import { notifyChat } from './notify.ts';
import { type MessageRow, presentMessages } from './present-messages.ts';
import { A_MINUTE, limitRate, MINUTE_MS } from './rate-limit.ts';

/** A message, without its sender. */
export interface NewMessage {
  clientId: string;
  kind: MessageKind;
  text: string;
  warnings?: string[];
  fileId?: string | null;
  data?: MessageData | null;
  /** Additional searchable text: a file's name. */
  findableBy?: string;
}

/** Counted from the messages themselves: a separate counter would need a second connection while this one is in use. */
async function lately(tx: Database, { row }: LockedParticipant, accountId: string, now: Date): Promise<number> {
  const found = await rowOf(tx, { n: 'number' })`
    select count(*)::int as n from chat_message
    where conversation_id = ${row.id} and number > ${row.last_number - 2 * A_MINUTE} and sender_id = ${accountId}
      and at > ${new Date(now.getTime() - MINUTE_MS)}`;
  return found?.n ?? 0;
}

/** The message that an earlier attempt of this call stored; different content is a conflict. */
async function saidBefore(
  tx: Database,
  { row }: LockedParticipant,
  accountId: string,
  { clientId, kind, text }: Pick<NewMessage, 'clientId' | 'kind' | 'text'>,
): Promise<MessageRow | null> {
  const [found] = await tx
    .select()
    .from(chatMessage)
    .where(
      sql`${chatMessage.conversationId} = ${row.id} and ${chatMessage.senderId} = ${accountId}
        and ${chatMessage.clientId} = ${clientId}`,
    );
  if (found && (found.text !== text || found.kind !== kind)) throw appError('IDEMPOTENCY_CONFLICT');
  return found ?? null;
}

/**
 * What an earlier attempt of this call stored; null for a new message, which this side may write now.
 * @throws AppError IDEMPOTENCY_CONFLICT, TOO_MANY_REQUESTS, ILLEGAL_MOVE where this side cannot write now
 */
export async function saidAlready(
  { db: tx, deps, actor: { accountId }, now }: DbContext<{ deps: Deps; actor: SignedIn }>,
  participant: LockedParticipant,
  said: Pick<NewMessage, 'clientId' | 'kind' | 'text'>,
): Promise<ChatMessage | null> {
  const before = await saidBefore(tx, participant, accountId, said);
  const [known] = before ? await presentMessages(tx, deps, [before]) : [];
  if (known) return known;
  limitRate(await lately(tx, participant, accountId, now));
  requireNoRefusal(participant, now);
  return null;
}

/** The name under which a person writes. */
export async function nameOf(tx: Database, { row, side }: LockedParticipant, actor: SignedIn): Promise<string> {
  if (side === 'seeker') return row.jober_name;
  const found = await rowOf(tx, { name: 'string' })`
    select name from company_member where id = ${actor.member?.memberId}`;
  return found?.name ?? '';
}

/** Adds a message to a locked conversation and notifies both sides. */
export async function addMessage(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn }>,
  participant: LockedParticipant,
  said: NewMessage,
): Promise<ChatMessage> {
  const { row, side } = participant;
  const { kind, text, clientId, warnings = [], fileId = null, data = null, findableBy = '' } = said;
  const number = row.last_number + 1;
  const senderName = await nameOf(tx, participant, actor);
  const made = {
    conversationId: row.id,
    number,
    side,
    senderId: actor.accountId,
    senderName,
    kind,
    text,
    fileId,
    data,
  };
  const grams = gramsOf(`${text} ${findableBy}`);
  const [stored] = await tx
    .insert(chatMessage)
    .values({ ...made, warnings, grams, clientId, at: now })
    .returning();
  if (!stored) throw new Error('the message was not stored');
  const unread =
    side === 'seeker'
      ? { companyUnread: row.company_unread + 1, seekerWrote: true }
      : {
          seekerUnread: row.seeker_unread + 1,
          ...(kind === 'notice' ? {} : { memberId: actor.member?.memberId ?? null }),
        };
  const lastText = inShort(kind, text, data && 'interview' in data ? data.interview.startsAt : undefined);
  await tx
    .update(conversation)
    .set({ lastNumber: number, lastText, lastSide: side, lastAt: now, ...unread })
    .where(eq(conversation.id, row.id));
  return shareMessage({ db: tx, deps, now }, participant, stored);
}

/** Sends both sides the current version of a message, and returns it. */
export async function shareMessage(
  { db: tx, deps, now }: DbContext<{ deps: Deps }>,
  { row }: LockedParticipant,
  stored: MessageRow,
): Promise<ChatMessage> {
  const [shown] = await presentMessages(tx, deps, [stored]);
  if (!shown) throw new Error('the message was not shown');
  // A stored event is the same for both sides and may be read weeks later, when a signed URL would have expired.
  const event = anonymiseMessage(row, shown);
  await notifyChat({ db: tx, now }, row, 'message', { ...event, file: event.file && { ...event.file, url: '' } });
  return shown;
}
