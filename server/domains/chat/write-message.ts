import { sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { inShort } from '#contract/chat/in-short.ts';
import { gramsOf } from '#database/grams.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type EventNotice, keepingAlike } from '#server/platform/socket/event-log.ts';
import { handOn, wakeAgain } from '#server/platform/socket/hand-on.ts';
import { anonymiseMessage } from './anonymise-message.ts';
import { requireNoRefusal } from './lock-participant.ts';
import { presentMessages } from './present-messages.ts';
import { limitRate } from './rate-limit.ts';
import { judge, type SendCommand, sendMessage } from './send-message.ts';
import { findWritingParticipant, type WritingParticipant } from './writing-participant.ts';

const value = sql.placeholder;
const isSeeker = sql`${value('side')}::text = 'seeker'`;

/**
 * Stores a message with all its effects, provided that nobody wrote since the conversation was read: its number is an optimistic
 * lock. Locks are taken in the order of every writer: the conversation, then counters by account.
 */
const keep = prepared<EventNotice>(
  'chat_say',
  sql`
  with held as (
    update conversation set last_number = ${value('number')}::int, last_text = ${value('lastText')}::text,
      last_side = ${value('side')}::text, last_at = ${value('now')}::timestamptz,
      company_unread = company_unread + case when ${isSeeker} then 1 else 0 end,
      seeker_unread = seeker_unread + case when ${isSeeker} then 0 else 1 end,
      seeker_wrote = seeker_wrote or ${isSeeker},
      member_id = case when ${isSeeker} then member_id else ${value('memberId')}::bigint end
    where id = ${value('id')}::bigint and last_number = ${value('number')}::int - 1
    returning id
  ), kept as (
    insert into chat_message
      (conversation_id, number, side, sender_id, sender_name, kind, text, grams, warnings, client_id, at)
    select held.id, ${value('number')}::int, ${value('side')}::text, ${value('senderId')}::bigint,
      ${value('senderName')}::text, 'text', ${value('text')}::text, ${value('grams')}::text[], ${value('warnings')}::text[],
      ${value('clientId')}::text, ${value('now')}::timestamptz
    from held
  ), ${keepingAlike({
    when: sql`held`,
    accounts: value('accounts'),
    type: 'message',
    payload: value('payload'),
    at: value('now'),
  })}`,
);

/**
 * Sends a message in two round trips to the database. A file, a retry, or a concurrent writer falls back to `sendMessage`.
 * @throws AppError like `sendMessage`
 */
export async function writeMessage(deps: Deps, actor: SignedIn, order: SendCommand, now: Date): Promise<ChatMessage> {
  const slowly = () => deps.db.transaction((tx) => sendMessage({ db: tx, deps, actor, now }, order));
  const { id, clientId, text = '', fileId } = order;
  if (fileId || text === '') return slowly();
  const participant = await findWritingParticipant(deps.pool, actor, { id, clientId, now });
  if (participant.saidBefore) {
    const known = await slowly();
    // The node that stored it may have crashed before notifying the others.
    await wakeAgain(deps.bus, participant.accounts);
    return known;
  }
  limitRate(participant.lately);
  requireNoRefusal(participant, now);
  const warnings = await judge(deps.db, text);
  return (await keepWords({ deps, actor, now }, participant, { id, clientId, text, warnings })) ?? slowly();
}

async function keepWords(
  { deps, actor, now }: { deps: Deps; actor: SignedIn; now: Date },
  { row, side, ownName, accounts }: WritingParticipant,
  { id, clientId, text, warnings }: { id: string; clientId: string; text: string; warnings: string[] },
): Promise<ChatMessage | null> {
  const message = {
    conversationId: id,
    number: row.last_number + 1,
    side,
    senderId: actor.accountId,
    senderName: ownName,
    kind: 'text' as const,
    text,
    fileId: null,
    data: null,
    grams: gramsOf(text),
    warnings,
    clientId,
    at: now,
  };
  const [shown] = await presentMessages(deps.db, deps, [message]);
  if (!shown) throw new Error('the message was not shown');
  const payload = { conversationId: id, ...anonymiseMessage(row, shown) };
  const notice = await keep(deps.pool, {
    ...message,
    id,
    now,
    accounts,
    payload: JSON.stringify(payload),
    lastText: inShort('text', text),
    memberId: actor.member?.memberId ?? null,
  });
  if (notice.length === 0) return null;
  await handOn(deps.bus, { told: notice, event: { type: 'message', at: shown.at, payload } });
  return shown;
}
