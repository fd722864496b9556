import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { inShort } from '#contract/chat/in-short.ts';
import { gramsOf } from '#database/grams.ts';
import type { RowOf } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Deps } from '#server/platform/deps.ts';
import { keepingAlike } from '#server/platform/socket/event-log.ts';
import { handOn, wakeAgain } from '#server/platform/socket/hand-on.ts';
import { anonymiseMessage } from './anonymise-message.ts';
import { type LockedParticipant, participantOf, requireNoRefusal } from './lock-participant.ts';
import { speakersOf } from './notify.ts';
import { presentMessages } from './present-messages.ts';
import { A_MINUTE, limitRate, MINUTE_MS } from './rate-limit.ts';
import { conversationColumns, conversationSelect } from './rows.ts';
import { judge, type SendCommand, sendMessage } from './send-message.ts';

const value = sql.placeholder;

const participantColumns = {
  ...conversationColumns,
  own_name: 'string?',
  lately: 'number',
  said_before: 'boolean',
  accounts: 'string[]',
} as const;

const read = prepared(
  'chat_writing_seat',
  participantColumns,
  conversationSelect(sql`conversation.id = ${value('id')}::bigint`, {
    also: sql`,
      (select name from company_member where company_member.id = ${value('memberId')}::bigint) as own_name,
      (select count(*)::int from chat_message
        where conversation_id = conversation.id and number > conversation.last_number - ${sql.raw(String(2 * A_MINUTE))}
          and sender_id = ${value('accountId')}::bigint and at > ${value('since')}::timestamptz) as lately,
      exists (select from chat_message
        where conversation_id = conversation.id and sender_id = ${value('accountId')}::bigint
          and client_id = ${value('clientId')}::text) as said_before,
      array(select jober.account_id union ${speakersOf(sql`conversation.company_id`)})::text[] as accounts`,
  }),
);

/** A seat with everything that is checked before a message is sent. */
interface WritingParticipant extends LockedParticipant {
  ownName: string;
  /** Messages of this person within the last minute. */
  lately: number;
  /** Whether this very message is already stored. */
  saidBefore: boolean;
  accounts: string[];
}

/** @throws AppError like `takeSeat` */
async function findWritingParticipant(
  pool: Pool,
  actor: SignedIn,
  { id, clientId, now }: { id: string; clientId: string; now: Date },
): Promise<WritingParticipant> {
  const [row] = await read(pool, {
    id,
    clientId,
    accountId: actor.accountId,
    memberId: actor.member?.memberId ?? null,
    since: new Date(now.getTime() - MINUTE_MS),
  });
  const participant = participantOf(actor, row);
  const { jober_name, own_name, lately, said_before, accounts } = row as RowOf<typeof participantColumns>;
  const ownName = participant.side === 'seeker' ? jober_name : (own_name ?? '');
  return { ...participant, ownName, lately, saidBefore: said_before, accounts };
}

const isSeeker = sql`${value('side')}::text = 'seeker'`;

/**
 * Stores a message with all its effects, provided that nobody wrote since the conversation was read: its number is an optimistic
 * lock. Locks are taken in the order of every writer: the conversation, then counters by account.
 */
const keep = prepared(
  'chat_say',
  { accountId: 'string', number: 'number' },
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
