import type { Conversation } from '#contract/chat/chat.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { postStateAt } from '#contract/posts/post-state.ts';
import { aliasOf } from '#server/domains/deliveries/public.ts';
import type { LockedParticipant } from './lock-participant.ts';
import type { Anonymity } from './rows.ts';

function lastOf({ row, side }: LockedParticipant): Conversation['last'] {
  const { last_at, last_side, last_number, last_text } = row;
  if (last_at === null || last_side === null) return null;
  const text = side === 'company' ? withoutName(row, last_text) : last_text;
  return { number: last_number, side: last_side, text, at: new Date(last_at).toISOString() };
}

/**
 * Whether the company sees an alias: under 盲筛 until the person is shortlisted, and after a withdrawal if the seeker never wrote.
 */
export const isAnonymous = (row: Anonymity): boolean =>
  row.anonymised === true || (row.delivery_status === 'withdrawn' && !row.seeker_wrote);

/** The person on the other side. */
export const personOf = ({ row, side }: { row: Anonymity; side: ChatSide }): Conversation['person'] =>
  side === 'company' && isAnonymous(row)
    ? { joberId: '', name: aliasOf(row.delivery_id ?? row.id), avatarUrl: null }
    : { joberId: row.jober_id, name: row.jober_name, avatarUrl: row.jober_avatar };

/** A text for the company, with the seeker's name replaced by the alias that the company sees. */
export const withoutName = (row: Anonymity, text: string): string =>
  isAnonymous(row) ? text.replaceAll(row.jober_name, personOf({ row, side: 'company' }).name) : text;

export function presentConversation({ row, side }: LockedParticipant, now: Date): Conversation {
  const deadline = row.post_deadline ? new Date(row.post_deadline) : null;
  const isSeeker = side === 'seeker';
  return {
    id: row.id,
    side,
    post: { id: row.post_id, title: row.post_title, open: postStateAt(row.post_status, deadline, now) === 'open' },
    company: { id: row.company_id, name: row.company_name, shortName: row.company_short, logoUrl: row.company_logo },
    recruiter:
      row.member_name === null
        ? null
        : { name: row.member_name, title: row.member_title ?? '', avatarUrl: row.member_avatar },
    person: personOf({ row, side }),
    delivery: row.delivery_id && row.delivery_status ? { id: row.delivery_id, status: row.delivery_status } : null,
    last: lastOf({ row, side }),
    unread: isSeeker ? row.seeker_unread : row.company_unread,
    peerRead: isSeeker ? row.company_read : row.seeker_read,
    blocked: isSeeker ? row.seeker_blocks : row.company_blocks,
  };
}
