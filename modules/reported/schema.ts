import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, primaryId, refId, refTo } from '#database/schema/columns.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { ReportedForm } from '#modules/exams/contract.ts';
import type { IntakeState } from './contract/intake.ts';

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

/** An announcement that an operator read. Published at once, or kept with its form until a second person has checked it. */
export const intake = pgTable(
  'intake',
  {
    id: primaryId(),
    status: text('status').$type<IntakeState>().notNull(),
    title: text('title').notNull(),
    organiser: text('organiser').notNull(),
    posts: integer('posts').notNull(),
    /** null once it is published: the project has it. */
    form: jsonb('form').$type<ReportedForm>(),
    doubts: text('doubts').array().notNull(),
    /** Of a person, from the reading to the saving. */
    seconds: integer('seconds').notNull(),
    examId: refId('exam_id'),
    readBy: refId('read_by').notNull(),
    readAt: moment('read_at').notNull(),
    checkedBy: refId('checked_by'),
    checkedAt: moment('checked_at'),
  },
  (t) => [index('intake_read_idx').on(t.status, t.readAt.desc().nullsFirst(), t.id)],
);

/** A page on which announcements appear, and when somebody last looked at it. */
export const intakeSource = pgTable(
  'intake_source',
  {
    id: primaryId(),
    name: text('name').notNull(),
    link: text('link').notNull(),
    lookedAt: moment('looked_at'),
  },
  (t) => [uniqueIndex('intake_source_link_idx').on(t.link)],
);

/** An address at which one applies, and what the last looks at it found. */
export const outsideAddress = pgTable(
  'outside_address',
  {
    id: primaryId(),
    url: text('url').notNull(),
    lookedAt: moment('looked_at').notNull(),
    /** Looks in a row at which nobody answered. */
    failures: integer('failures').notNull().default(0),
    problem: text('problem').notNull().default(''),
    failedSince: moment('failed_since'),
  },
  (t) => [uniqueIndex('outside_address_url_idx').on(t.url)],
);

/** A source's wish that a post be taken down, with who asked: it stays as the record of it. */
export const removalRequest = pgTable(
  'removal_request',
  {
    id: primaryId(),
    postId: refTo('post_id', () => post.id),
    organisation: text('organisation').notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<'open' | 'removed' | 'dismissed'>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('removal_request_post_idx').on(t.postId),
    index('removal_request_waiting_idx').on(t.createdAt).where(sql`status = 'open'`),
  ],
);
