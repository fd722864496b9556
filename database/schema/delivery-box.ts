import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BoxBatchState } from '#contract/deliveries/box-batch-state.ts';
import { moment, primaryId, refId, refTo } from './columns.ts';
import { company, companyMember } from './companies.ts';
import { delivery } from './deliveries.ts';
import { post } from './posts.ts';

const ofCompany = () =>
  refId('company_id')
    .notNull()
    .references(() => company.id);
const ofDelivery = () =>
  refId('delivery_id')
    .notNull()
    .references(() => delivery.id);
const byMember = () =>
  refId('member_id')
    .notNull()
    .references(() => companyMember.id);

/** Colleagues' notes on a delivery; its seeker never sees them. */
export const deliveryNote = pgTable(
  'delivery_note',
  {
    id: primaryId(),
    deliveryId: ofDelivery(),
    memberId: byMember(),
    text: text('text').notNull(),
    mentions: text('mentions').array().notNull().default(sql`'{}'`),
    at: moment('at').notNull(),
  },
  (t) => [index('delivery_note_delivery_idx').on(t.deliveryId, t.at)],
);

export interface Criterion {
  name: string;
  max: number;
}

/** Criteria of a post's trial lessons; a post without a row uses the default. */
export const scoreForm = pgTable('score_form', {
  postId: refId('post_id')
    .primaryKey()
    .references(() => post.id),
  companyId: ofCompany(),
  criteria: jsonb('criteria').$type<Criterion[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export interface Mark extends Criterion {
  value: number;
}

/** A judge's score sheet, with the criteria at that time. A judge who abstains sees the others' and gives none. */
export const deliveryScore = pgTable(
  'delivery_score',
  {
    id: primaryId(),
    deliveryId: ofDelivery(),
    memberId: byMember(),
    marks: jsonb('marks').$type<Mark[]>(),
    comment: text('comment').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [uniqueIndex('delivery_score_once_idx').on(t.deliveryId, t.memberId)],
);

export const replyTemplate = pgTable(
  'reply_template',
  {
    id: primaryId(),
    companyId: ofCompany(),
    move: text('move').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('reply_template_name_idx').on(t.companyId, t.move, t.name),
    check('reply_template_move_check', sql`move in ('reject', 'shortlist')`),
  ],
);

/** A reply to many deliveries: it waits for a grace period in which it can be undone, then a job runs it. */
export const boxBatch = pgTable(
  'box_batch',
  {
    id: primaryId(),
    companyId: ofCompany(),
    memberId: byMember(),
    accountId: refId('account_id').notNull(),
    move: text('move').notNull(),
    note: text('note').notNull().default(''),
    state: text('state').$type<BoxBatchState>().notNull(),
    createdAt: moment('created_at').notNull(),
    runsAt: moment('runs_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('box_batch_company_idx').on(t.companyId, t.createdAt),
    check('box_batch_move_check', sql`move in ('reject', 'shortlist')`),
    check('box_batch_state_check', sql`state in ('waiting', 'done', 'undone')`),
  ],
);

/** The result of a batch for one delivery: `moved`, `same` if it was in that state already, or `refused` with the reason. */
export const boxBatchItem = pgTable(
  'box_batch_item',
  {
    batchId: refTo('batch_id', () => boxBatch.id),
    deliveryId: ofDelivery(),
    outcome: text('outcome').notNull(),
    message: text('message').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.deliveryId] }),
    check('box_batch_item_outcome_check', sql`outcome in ('waiting', 'moved', 'same', 'refused')`),
  ],
);

/** 盲筛: posts whose company sees names, pictures, ages and schools only of shortlisted people. */
export const blindPost = pgTable('blind_post', {
  postId: refId('post_id')
    .primaryKey()
    .references(() => post.id),
  memberId: byMember(),
  since: moment('since').notNull(),
});

/** Exports from the box, with author and time. */
export const boxExport = pgTable(
  'box_export',
  {
    id: primaryId(),
    companyId: ofCompany(),
    memberId: byMember(),
    filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
    rowCount: integer('row_count').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('box_export_company_idx').on(t.companyId, t.at)],
);
