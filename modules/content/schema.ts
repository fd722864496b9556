import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VisitorState } from '#contract/identity/visitor.ts';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { moment, primaryId, refId, refTo } from '#database/schema/columns.ts';
import { account, jober } from '#database/schema/identity.ts';
import type { ContentForm } from './contract/content-items.ts';
import type { PublicationState } from './contract/publication-state.ts';

type Facts =
  | ContentForm['article']
  | ContentForm['admission']
  | ContentForm['lecture']
  | ContentForm['policy']
  | ContentForm['guide']
  | ContentForm['banner'];
export interface StoredAttachment {
  id: string;
  name: string;
}

/**
 * Operators' publications: 资讯, 招生, 讲座, 政策, 指导 and banners. `facts` are those of its kind (`contract/content-items.ts`).
 */
export const contentItem = pgTable(
  'content_item',
  {
    id: primaryId(),
    kind: text('kind').$type<ContentKind>().notNull(),
    status: text('status').$type<PublicationState>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    category: text('category').notNull(),
    regionCode: text('region_code'),
    coverUrl: text('cover_url').notNull().default(''),
    source: text('source').notNull().default(''),
    /** Sanitised HTML. */
    body: text('body').notNull().default(''),
    facts: jsonb('facts').$type<NonNullable<Facts>>(),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    /** Of a lecture. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    capacity: integer('capacity'),
    signed: integer('signed').notNull().default(0),
    /** With a precision of minutes, as announced. */
    publishAt: moment('publish_at'),
    withdrawAt: moment('withdraw_at'),
    viewCount: integer('view_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    editorName: text('editor_name').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('content_item_live_idx')
      .on(t.kind, t.publishAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('content_item_category_idx')
      .on(t.kind, t.category, t.publishAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('content_item_region_idx')
      .on(t.kind, t.regionCode, t.publishAt.desc().nullsFirst())
      .where(sql`status = 'published' and region_code is not null`),
    index('content_item_withdraw_idx').on(t.withdrawAt).where(sql`status = 'published' and withdraw_at is not null`),
    index('content_item_lecture_idx').on(t.startsAt).where(sql`kind = 'lecture' and status = 'published'`),
    index('content_item_edited_idx').on(t.kind, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('content_item_kind', sql`${t.kind} in ('article', 'admission', 'lecture', 'policy', 'guide', 'banner')`),
    check('content_item_status', sql`${t.status} in ('draft', 'published', 'withdrawn')`),
    check('content_item_published', sql`${t.status} <> 'published' or ${t.publishAt} is not null`),
    check(
      'content_item_window',
      sql`${t.withdrawAt} is null or ${t.publishAt} is null or ${t.withdrawAt} > ${t.publishAt}`,
    ),
    check(
      'content_item_lecture',
      sql`${t.kind} <> 'lecture' or (${t.startsAt} is not null and ${t.endsAt} > ${t.startsAt})`,
    ),
    check('content_item_seats', sql`${t.signed} >= 0 and (${t.capacity} is null or ${t.signed} <= ${t.capacity})`),
  ],
);

/** Every save and move of a publication, with its full content. Append-only. */
export const contentVersion = pgTable(
  'content_version',
  {
    itemId: refTo('item_id', () => contentItem.id),
    number: integer('number').notNull(),
    /** A move of `contract/content/publication-state.ts`. */
    act: text('act').notNull(),
    form: jsonb('form').$type<ContentForm>().notNull(),
    editorId: refId('editor_id').references(() => account.id),
    editorName: text('editor_name').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.number] })],
);

/** A guest of a lecture; the waiting list is ordered by `number`. */
export const lectureGuest = pgTable(
  'lecture_guest',
  {
    id: primaryId(),
    lectureId: refTo('lecture_id', () => contentItem.id),
    joberId: refTo('jober_id', () => jober.id),
    state: text('state').$type<VisitorState>().notNull(),
    /** The content of the QR code; random. */
    ticket: text('ticket').notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true, precision: 6, mode: 'date' }).notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('lecture_guest_once_idx').on(t.lectureId, t.joberId),
    uniqueIndex('lecture_guest_ticket_idx').on(t.ticket),
    index('lecture_guest_queue_idx').on(t.lectureId, t.state, t.signedAt, t.id),
    index('lecture_guest_jober_idx').on(t.joberId, t.signedAt.desc().nullsFirst()),
    check('lecture_guest_state', sql`${t.state} in ('signed-up', 'waiting', 'checked-in', 'cancelled')`),
  ],
);

/** Every move of a guest, with its actor (null: the system). */
export const lectureGuestEvent = pgTable(
  'lecture_guest_event',
  {
    id: primaryId(),
    guestId: refTo('guest_id', () => lectureGuest.id),
    move: text('move').notNull(),
    toState: text('to_state').$type<VisitorState>().notNull(),
    actorId: refId('actor_id'),
    at: moment('at').notNull(),
  },
  (t) => [index('lecture_guest_event_idx').on(t.guestId, t.at)],
);
