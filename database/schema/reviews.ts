import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReviewQueue, Verdict } from '#contract/operators/reviews.ts';
import { moment, primaryId, refId } from './columns.ts';

/** The operator working on a review item, and until when it is locked. */
export const reviewClaim = pgTable(
  'review_claim',
  {
    /** companies, changes, posts, post-reports or chat-reports */
    queue: text('queue').$type<ReviewQueue>().notNull(),
    itemId: refId('item_id').notNull(),
    accountId: refId('account_id').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** An approval within its grace period: what was compared with the papers, and as whom. */
    approval: jsonb('approval').$type<{ checked: string[]; sessionId: string; operatorRole: string | null }>(),
    /** When the approval takes effect. */
    approvalAt: moment('approval_at'),
  },
  (t) => [primaryKey({ columns: [t.queue, t.itemId] }), index('review_claim_account_idx').on(t.accountId, t.expiresAt)],
);

/** Every decision of a queue, with the item's waiting time. */
export const reviewDecision = pgTable(
  'review_decision',
  {
    id: primaryId(),
    queue: text('queue').$type<ReviewQueue>().notNull(),
    itemId: refId('item_id').notNull(),
    accountId: refId('account_id').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    reason: text('reason').notNull().default(''),
    waitedSeconds: integer('waited_seconds').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('review_decision_item_idx').on(t.queue, t.itemId, t.at),
    index('review_decision_at_idx').on(t.at, t.queue),
  ],
);

/** Predefined reasons; `body` is what the company reads. */
export const reviewReason = pgTable(
  'review_reason',
  {
    id: primaryId(),
    queue: text('queue').$type<ReviewQueue>().notNull(),
    label: text('label').notNull(),
    body: text('body').notNull(),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('review_reason_queue_idx').on(t.queue, t.position)],
);
