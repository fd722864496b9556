import { type SQL, sql } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import type { PostState } from '#contract/posts/post-state.ts';
import { anonymised } from '#server/domains/deliveries/public.ts';
import { type Database, type RowOf, rowsOf, typed } from '#server/platform/database/database.ts';

/** A conversation with everything that its presentation and rights depend on. */
export const conversationColumns = {
  id: 'string',
  jober_id: 'string',
  jober_account_id: 'string',
  jober_name: 'string',
  jober_avatar: 'string?',
  company_id: 'string',
  company_name: 'string',
  company_short: 'string',
  company_logo: 'string?',
  company_status: typed<CompanyStatus>(),
  post_id: 'string',
  post_title: 'string',
  post_status: typed<PostState>(),
  post_deadline: 'string?',
  member_id: 'string?',
  member_name: 'string?',
  member_title: 'string?',
  member_avatar: 'string?',
  delivery_id: 'string?',
  delivery_status: typed<DeliveryState | null>(),
  /** 盲筛: the company does not know yet who it is. */
  anonymised: 'boolean?',
  last_number: 'number',
  last_text: 'string',
  last_side: typed<ChatSide | null>(),
  last_at: 'string?',
  seeker_read: 'number',
  company_read: 'number',
  seeker_unread: 'number',
  company_unread: 'number',
  seeker_wrote: 'boolean',
  seeker_blocks: 'boolean',
  company_blocks: 'boolean',
} as const;
export type ConversationRow = RowOf<typeof conversationColumns>;

/** What decides whether the company sees the seeker's name or an alias. */
export type Anonymity = Pick<
  ConversationRow,
  'id' | 'jober_id' | 'jober_name' | 'jober_avatar' | 'delivery_id' | 'delivery_status' | 'anonymised' | 'seeker_wrote'
>;

/** The newest delivery to the post of a conversation, joined as `sent`. */
export const joinSent = sql`left join lateral (
      select delivery.id, delivery.status, ${anonymised} as anonymised from delivery
      where delivery.jober_id = conversation.jober_id and delivery.post_id = conversation.post_id
      order by delivery.submitted_at desc limit 1
    ) as sent on true`;

const blockedBy = (side: ChatSide) => sql`exists (
  select from chat_block
  where chat_block.jober_id = conversation.jober_id and chat_block.company_id = conversation.company_id
    and chat_block.side = ${side})`;

/** Conversations by a condition; `tail` orders and limits, `also` selects further columns. */
export const conversationSelect = (where: SQL, { tail = sql``, also = sql`` }: { tail?: SQL; also?: SQL } = {}): SQL =>
  sql`
    select conversation.id, conversation.jober_id, jober.account_id as jober_account_id, jober.name as jober_name,
      jober.avatar_url as jober_avatar, conversation.company_id, company.name as company_name,
      company.short_name as company_short, company.logo_url as company_logo, company.status as company_status,
      conversation.post_id, post.title as post_title, post.status as post_status, post.deadline as post_deadline,
      conversation.member_id, member.name as member_name, member.title as member_title, member.avatar_url as member_avatar,
      sent.id as delivery_id, sent.status as delivery_status, sent.anonymised,
      conversation.last_number, conversation.last_text, conversation.last_side, conversation.last_at,
      conversation.seeker_read, conversation.company_read, conversation.seeker_unread, conversation.company_unread,
      conversation.seeker_wrote, ${blockedBy('seeker')} as seeker_blocks, ${blockedBy('company')} as company_blocks
      ${also}
    from conversation
    join jober on jober.id = conversation.jober_id
    join company on company.id = conversation.company_id
    join post on post.id = conversation.post_id
    left join company_member as member on member.id = conversation.member_id
    ${joinSent}
    where ${where} ${tail}`;

export async function conversationRows(db: Database, where: SQL, tail = sql``): Promise<ConversationRow[]> {
  return rowsOf(db, conversationColumns)`${conversationSelect(where, { tail })}`;
}
