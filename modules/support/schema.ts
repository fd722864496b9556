import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryId, refId, refTo } from '#database/schema/columns.ts';
import { account } from '#database/schema/identity.ts';

/** A person's conversation with the platform's support: one an account. */
export const supportThread = pgTable(
  'support_thread',
  {
    accountId: refId('account_id')
      .primaryKey()
      .references(() => account.id),
    lastText: text('last_text').notNull(),
    lastAt: moment('last_at').notNull(),
    /** Since when the person waits for an answer; null if they do not. */
    waitingSince: moment('waiting_since'),
  },
  (t) => [
    index('support_thread_waiting_idx').on(t.waitingSince).where(sql`waiting_since is not null`),
    index('support_thread_last_idx').on(t.lastAt),
  ],
);

export const supportMessage = pgTable(
  'support_message',
  {
    id: primaryId(),
    accountId: refTo('account_id', () => supportThread.accountId),
    side: text('side').$type<'person' | 'support'>().notNull(),
    /** The person's or the operator's account. */
    senderId: refId('sender_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('support_message_thread_idx').on(t.accountId, t.at)],
);
