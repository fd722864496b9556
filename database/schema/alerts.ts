import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { moment, primaryId, refId } from './columns.ts';
import { jober } from './identity.ts';

/** A search that a seeker keeps. The same filters are kept once. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: primaryId(),
    joberId: refId('jober_id')
      .notNull()
      .references(() => jober.id),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SavedFilters>().notNull(),
    /** The filters as one address has them, by which they are told to be the same. */
    filterKey: text('filter_key').notNull(),
    alerts: boolean('alerts').notNull().default(true),
    /** Posts published until then are known: a message is about later ones. */
    knownUntil: moment('known_until').notNull(),
    /** The day (Asia/Shanghai) on which it was last looked at: once a day is enough. */
    checkedOn: date('checked_on').notNull(),
    /** What the last message said. */
    lastFound: integer('last_found'),
    lastFoundAt: moment('last_found_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_search_once_idx').on(t.joberId, t.filterKey),
    index('saved_search_due_idx').on(t.checkedOn, t.id).where(sql`alerts`),
  ],
);

/** Posts that a seeker opened, each once with its last time. */
export const seenPost = pgTable(
  'seen_post',
  {
    joberId: refId('jober_id')
      .notNull()
      .references(() => jober.id),
    postId: refId('post_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.joberId, t.postId] }),
    index('seen_post_jober_idx').on(t.joberId, t.seenAt.desc().nullsFirst(), t.postId),
    index('seen_post_age_idx').on(t.seenAt),
  ],
);

/** 不感兴趣: a post that shall not be recommended to a seeker. */
export const dismissedPost = pgTable(
  'dismissed_post',
  {
    joberId: refId('jober_id')
      .notNull()
      .references(() => jober.id),
    postId: refId('post_id').notNull(),
    dismissedAt: moment('dismissed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.joberId, t.postId] })],
);

/** A seeker's calendar as an address that calendar programs read. A new row's id makes the old address void. */
export const calendarFeed = pgTable('calendar_feed', {
  id: primaryId(),
  joberId: refId('jober_id')
    .notNull()
    .unique()
    .references(() => jober.id),
  createdAt: moment('created_at').notNull(),
});
