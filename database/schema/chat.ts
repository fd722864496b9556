import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContactSort, MessageKind } from '#contract/chat/chat-messages.ts';
import type { Interview } from '#contract/deliveries/interviews.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import type { ReportState } from '#contract/search/alerts.ts';
import { moment, primaryId, refId, refTo } from './columns.ts';
import { company, companyMember } from './companies.ts';
import { upload } from './files.ts';
import { account, jober } from './identity.ts';
import { post } from './posts.ts';

/**
 * Events of the message socket by account, numbered without gaps in the order of commit and stored: a client may request those it
 * missed. Partitioned by account.
 */
export const accountEvent = pgTable(
  'account_event',
  {
    accountId: refTo('account_id', () => account.id),
    number: integer('number').notNull(),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.number] })],
);

/** The last number of an account. The row is locked to the end of the transaction, so numbers follow the order of commit. */
export const accountEventCounter = pgTable('account_event_counter', {
  accountId: refId('account_id')
    .primaryKey()
    .references(() => account.id),
  last: integer('last').notNull(),
});

/** A conversation of a seeker and a company about a post. It is listed once it has a message. */
export const conversation = pgTable(
  'conversation',
  {
    id: primaryId(),
    joberId: refTo('jober_id', () => jober.id),
    companyId: refTo('company_id', () => company.id),
    postId: refTo('post_id', () => post.id),
    /** The recruiter in charge: the post's, then whoever wrote last. */
    memberId: refId('member_id').references(() => companyMember.id),
    lastNumber: integer('last_number').notNull().default(0),
    lastText: text('last_text').notNull().default(''),
    lastSide: text('last_side'),
    lastAt: moment('last_at'),
    /** The last message that each side has read, and its number of unread ones. */
    seekerRead: integer('seeker_read').notNull().default(0),
    companyRead: integer('company_read').notNull().default(0),
    seekerUnread: integer('seeker_unread').notNull().default(0),
    companyUnread: integer('company_unread').notNull().default(0),
    /** The company may keep writing to a seeker who wrote to it. */
    seekerWrote: boolean('seeker_wrote').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('conversation_once_idx').on(t.joberId, t.postId),
    index('conversation_jober_idx').on(t.joberId, t.lastAt.desc().nullsFirst(), t.id),
    index('conversation_company_idx').on(t.companyId, t.lastAt.desc().nullsFirst(), t.id),
  ],
);

/** What a message contains besides text. */
export type MessageData =
  | { resume: ResumeSnapshot }
  | { interview: Pick<Interview, 'mode' | 'place' | 'link' | 'contact' | 'note' | 'startsAt'> & { deliveryId: string } }
  | {
      contact: {
        what: ContactSort;
        state: 'asked' | 'accepted' | 'declined';
        /** What each side shares; sent to the other only after acceptance. */
        seeker: string | null;
        company: string | null;
      };
    };

/** A message, numbered within its conversation. The sender's `clientId` makes a retry find the first one. Partitioned by conversation. */
export const chatMessage = pgTable(
  'chat_message',
  {
    conversationId: refTo('conversation_id', () => conversation.id),
    number: integer('number').notNull(),
    /** seeker or company */
    side: text('side').$type<'seeker' | 'company'>().notNull(),
    senderId: refTo('sender_id', () => account.id),
    senderName: text('sender_name').notNull(),
    /** Of `contract/chat/chat-messages.ts`. */
    kind: text('kind').$type<MessageKind>().notNull().default('text'),
    text: text('text').notNull(),
    fileId: refId('file_id').references(() => upload.id),
    /** The content of a card, by its kind. */
    data: jsonb('data').$type<MessageData>(),
    /** Single characters and bigrams of the text, for search. */
    grams: text('grams').array().notNull().default(sql`'{}'`),
    /** Keys of `contract/chat/chat-warnings.ts`. */
    warnings: text('warnings').array().notNull(),
    clientId: text('client_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.number] }),
    uniqueIndex('chat_message_once_idx').on(t.conversationId, t.senderId, t.clientId),
    index('chat_message_grams_idx').using('gin', t.grams),
    check(
      'chat_message_kind_check',
      sql`${t.kind} in ('text', 'picture', 'file', 'resume', 'interview', 'contact', 'notice')`,
    ),
  ],
);

/** One side has blocked the other, for all posts. */
export const chatBlock = pgTable(
  'chat_block',
  {
    joberId: refId('jober_id').notNull(),
    companyId: refId('company_id').notNull(),
    /** Who blocks: seeker or company. */
    side: text('side').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.joberId, t.companyId, t.side] }), index('chat_block_company_idx').on(t.companyId)],
);

/** A report of a conversation by one of its sides, for the review queue. */
export const chatReport = pgTable(
  'chat_report',
  {
    id: primaryId(),
    conversationId: refTo('conversation_id', () => conversation.id),
    accountId: refId('account_id').notNull(),
    reason: text('reason').notNull(),
    detail: text('detail').notNull().default(''),
    status: text('status').$type<ReportState>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_report_once_idx').on(t.conversationId, t.accountId),
    index('chat_report_waiting_idx').on(t.createdAt, t.id).where(sql`status = 'open'`),
  ],
);

/** Actions on a conversation, with their actors. */
export const chatEvent = pgTable(
  'chat_event',
  {
    id: primaryId(),
    conversationId: refTo('conversation_id', () => conversation.id),
    move: text('move').notNull(),
    actorId: refId('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** The colleague it was transferred to. */
    memberId: refId('member_id').references(() => companyMember.id),
    at: moment('at').notNull(),
  },
  (t) => [
    index('chat_event_conversation_idx').on(t.conversationId, t.at),
    check('chat_event_move_check', sql`${t.move} in ('hand-over')`),
  ],
);

/** Phrases that a person keeps for one side of conversations, in their order. */
export const chatPhrases = pgTable(
  'chat_phrases',
  {
    accountId: refTo('account_id', () => account.id),
    side: text('side').notNull(),
    items: jsonb('items').$type<string[]>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.side] })],
);
