import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { moment, primaryId, refId, refTo } from './columns.ts';
import { jober } from './identity.ts';

/** A seeker's saved search. The same filters are stored once. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: primaryId(),
    joberId: refTo('jober_id', () => jober.id),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SavedFilters>().notNull(),
    /** The canonical query string, for detecting duplicates. */
    filterKey: text('filter_key').notNull(),
    alerts: boolean('alerts').notNull().default(true),
    /** Posts published until then are known: notifications report later ones. */
    knownUntil: moment('known_until').notNull(),
    /** The day (Asia/Shanghai) of the last check, at most one a day. */
    checkedOn: date('checked_on').notNull(),
    /** Number of posts in the last message. */
    lastFound: integer('last_found'),
    lastFoundAt: moment('last_found_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_search_once_idx').on(t.joberId, t.filterKey),
    index('saved_search_due_idx').on(t.checkedOn, t.id).where(sql`alerts`),
  ],
);

/** Posts that a seeker opened, each once with the last time. */
export const seenPost = pgTable(
  'seen_post',
  {
    joberId: refTo('jober_id', () => jober.id),
    postId: refId('post_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.joberId, t.postId] }),
    index('seen_post_jober_idx').on(t.joberId, t.seenAt.desc().nullsFirst(), t.postId),
    index('seen_post_age_idx').on(t.seenAt),
  ],
);

/** 不感兴趣: a post that is not recommended to a seeker any more. */
export const dismissedPost = pgTable(
  'dismissed_post',
  {
    joberId: refTo('jober_id', () => jober.id),
    postId: refId('post_id').notNull(),
    dismissedAt: moment('dismissed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.joberId, t.postId] })],
);

/** A seeker's calendar URL for calendar programs. A new row's id invalidates the old URL. */
export const calendarFeed = pgTable('calendar_feed', {
  id: primaryId(),
  joberId: refId('jober_id')
    .notNull()
    .unique()
    .references(() => jober.id),
  createdAt: moment('created_at').notNull(),
});
