import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { SignedIn } from '#contract/actor.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type LockedParticipant, participantOf } from './lock-participant.ts';
import { speakersOf } from './notify.ts';
import { A_MINUTE, MINUTE_MS } from './rate-limit.ts';
import { type ConversationRow, conversationSelect } from './rows.ts';

const value = sql.placeholder;

interface ParticipantRow extends ConversationRow {
  own_name: string | null;
  lately: number;
  said_before: boolean;
  accounts: string[];
}

const read = prepared<ParticipantRow>(
  'chat_writing_seat',
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
export interface WritingParticipant extends LockedParticipant {
  ownName: string;
  /** Messages of this person within the last minute. */
  lately: number;
  /** Whether this very message is already stored. */
  saidBefore: boolean;
  accounts: string[];
}

/** @throws AppError like `takeSeat` */
export async function findWritingParticipant(
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
  const { jober_name, own_name, lately, said_before, accounts } = row as ParticipantRow;
  const ownName = participant.side === 'seeker' ? jober_name : (own_name ?? '');
  return { ...participant, ownName, lately, saidBefore: said_before, accounts };
}
