import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, primaryId, refId, refTo } from '#database/schema/columns.ts';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { AnnouncementState } from './contract/announcement-state.ts';
import type { AnnouncementForm } from './contract/announcements.ts';
import type { ExperienceState } from './contract/experience-state.ts';

/** An announcement of a company, with the posts that it is about. */
export const announcement = pgTable(
  'announcement',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    accountId: refId('account_id').notNull(),
    status: text('status').$type<AnnouncementState>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    postIds: refId('post_ids').array().notNull(),
    attachments: jsonb('attachments').$type<{ fileId: string; name: string }[]>().notNull().default([]),
    /** Of a public one: another version, not shown before an operator approves it. */
    change: jsonb('change').$type<AnnouncementForm>(),
    changedAt: moment('changed_at'),
    /** Why an operator refused it, or its change. */
    reason: text('reason'),
    /** When it was first public. */
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('announcement_company_idx').on(t.companyId, t.publishedAt),
    index('announcement_pending_idx').on(t.updatedAt).where(sql`status = 'pending'`),
    index('announcement_change_idx').on(t.changedAt).where(sql`change is not null`),
  ],
);

/** 面经: what a seeker met in the interviews of an ended delivery, shown without who wrote it. */
export const experience = pgTable(
  'experience',
  {
    id: primaryId(),
    deliveryId: refTo('delivery_id', () => delivery.id),
    joberId: refTo('jober_id', () => jober.id),
    companyId: refTo('company_id', () => company.id),
    postId: refTo('post_id', () => post.id),
    status: text('status').$type<ExperienceState>().notNull(),
    subject: text('subject').notNull(),
    /** Of the interview, `YYYY-MM`. */
    month: text('month').notNull(),
    parts: text('parts').array().notNull(),
    questions: text('questions').notNull(),
    advice: text('advice').notNull(),
    /** Why an operator refused it. */
    reason: text('reason'),
    answer: text('answer').notNull().default(''),
    answeredBy: refId('answered_by'),
    answeredAt: moment('answered_at'),
    /** When the text was last written. */
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('experience_delivery_idx').on(t.deliveryId),
    index('experience_company_idx').on(t.companyId, t.updatedAt).where(sql`status = 'public'`),
    index('experience_pending_idx').on(t.updatedAt).where(sql`status = 'pending'`),
    index('experience_jober_idx').on(t.joberId),
  ],
);
