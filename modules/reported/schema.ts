import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, refTo } from '#database/schema/columns.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';

/** A seeker's own note of having applied for a post elsewhere. */
export const outsideApplication = pgTable(
  'outside_application',
  {
    joberId: refTo('jober_id', () => jober.id),
    postId: refTo('post_id', () => post.id),
    /** As the post said then. */
    way: text('way').notNull(),
    appliedAt: moment('applied_at').notNull(),
    /** heard or silent; null until the person says so. */
    answer: text('answer'),
    /** When the person was asked for the answer. */
    requestedAt: moment('requested_at'),
  },
  (t) => [
    primaryKey({ columns: [t.joberId, t.postId] }),
    index('outside_application_post_idx').on(t.postId),
    index('outside_application_due_idx').on(t.appliedAt).where(sql`answer is null and requested_at is null`),
  ],
);
