import type { Conversation } from '#contract/chat.ts';
import type { ChatSide } from '#contract/chat-messages.ts';
import { postStateAt } from '#contract/states/post.ts';
import { aliasOf } from '#server/domains/deliveries/public.ts';
import type { Seat } from './hold.ts';
import type { Veiling } from './rows.ts';

const lastOf = ({ last_at, last_side, last_number, last_text }: Seat['row']): Conversation['last'] =>
  last_at === null || last_side === null
    ? null
    : { number: last_number, side: last_side, text: last_text, at: new Date(last_at).toISOString() };

/** Whom the company talks to; under 盲筛 it reads that only once the person is shortlisted. */
export const personOf = ({ row, side }: { row: Veiling; side: ChatSide }): Conversation['person'] =>
  side === 'company' && row.veiled
    ? { joberId: '', name: aliasOf(row.delivery_id ?? row.id), avatarUrl: null }
    : { joberId: row.jober_id, name: row.jober_name, avatarUrl: row.jober_avatar };

export function presentConversation({ row, side }: Seat, now: Date): Conversation {
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
    last: lastOf(row),
    unread: isSeeker ? row.seeker_unread : row.company_unread,
    peerRead: isSeeker ? row.company_read : row.seeker_read,
    blocked: isSeeker ? row.seeker_blocks : row.company_blocks,
  };
}
