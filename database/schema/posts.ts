import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import type { Salary } from '#contract/posts/post-card.ts';
import type {
  AcademicInfo,
  PostDraftForm,
  PostRequirements,
  RecruitmentStep,
  TenureInfo,
} from '#contract/posts/post-fields.ts';
import { type PostState, publicPostStates } from '#contract/posts/post-state.ts';
import type { ReportState } from '#contract/search/alerts.ts';
import { fenColumn, moment, moveColumns, primaryId, refId, refTo, statusIn } from './columns.ts';
import { company, companyMember } from './companies.ts';

/** Of its columns the core refers to one; the table and its rows belong to a module. */
const exam = pgTable('exam', { id: primaryId() });

/** A 职位. Codes are those of `contract/taxonomy`. */
export const post = pgTable(
  'post',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    memberId: refId('member_id').references(() => companyMember.id),
    status: text('status').$type<PostState>().notNull(),
    title: text('title').notNull(),
    role: text('role').notNull(),
    stages: text('stages').array().notNull().default(sql`'{}'`),
    subjects: text('subjects').array().notNull().default(sql`'{}'`),
    tenure: text('tenure').notNull(),
    education: text('education'),
    certificate: text('certificate'),
    titleLevel: text('title_level'),
    experience: text('experience').notNull(),
    cityCode: text('city_code').notNull(),
    regionCode: text('region_code').notNull(),
    address: text('address').notNull().default(''),
    /** As published, fen per `salaryUnit`; both null means 面议. */
    salaryMin: fenColumn('salary_min'),
    salaryMax: fenColumn('salary_max'),
    salaryUnit: text('salary_unit').$type<Salary['unit']>().notNull().default('month'),
    salaryNote: text('salary_note').notNull().default(''),
    /** The same in fen a month, for filters and sorting. */
    monthMin: fenColumn('month_min'),
    monthMax: fenColumn('month_max'),
    headcount: integer('headcount').notNull().default(1),
    urgent: boolean('urgent').notNull().default(false),
    benefits: text('benefits').array().notNull().default(sql`'{}'`),
    description: text('description').notNull(),
    requirements: jsonb('requirements').$type<PostRequirements>().notNull().default({}),
    tenureInfo: jsonb('tenure_info').$type<TenureInfo>(),
    /** Of a university's post. */
    academic: jsonb('academic').$type<AcademicInfo>(),
    steps: jsonb('steps').$type<RecruitmentStep[]>().notNull().default([]),
    attachments: jsonb('attachments').$type<{ fileId: string; name: string }[]>().notNull().default([]),
    /** Null: on this site. */
    applyBy: jsonb('way_to_apply').$type<ApplyBy>(),
    /** When it disappears from search. Null: open until closed. */
    deadline: moment('deadline'),
    /** Its announcement names no closing day: `deadline` is some days after it. */
    deadlineAssumed: boolean('deadline_assumed').notNull().default(false),
    /** A line of a 公开招聘 project's table of posts, which has the same id. It opens and closes with the project. */
    examId: refId('exam_id').references(() => exam.id),
    /** Who employs, where a project recruits for several. */
    employer: text('employer'),
    source: text('source'),
    /** The fingerprint of the imported row, so that a second run creates no duplicate. */
    sourceKey: text('source_key'),
    viewCount: integer('view_count').notNull().default(0),
    deliveryCount: integer('delivery_count').notNull().default(0),
    publishedAt: moment('published_at'),
    refreshedAt: moment('refreshed_at'),
    closedAt: moment('closed_at'),
    removedReason: text('removed_reason'),
    /** When it was taken down at its source's word: its page says so. */
    withdrawnAt: moment('withdrawn_at'),
    /** Title, salary or type changed after the approval: an operator reviews it again and clears this. */
    recheckAt: moment('recheck_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('post_company_idx').on(t.companyId, t.status, t.refreshedAt.desc().nullsFirst()),
    uniqueIndex('post_source_key_idx').on(t.sourceKey).where(sql`source_key is not null`),
    index('post_deadline_idx').on(t.deadline).where(sql`status = 'open' and deadline is not null`),
    index('post_link_idx')
      .on(sql`(way_to_apply->>'link')`)
      .where(sql`status = 'open' and way_to_apply->>'way' = 'web'`),
    index('post_exam_idx').on(t.examId).where(sql`exam_id is not null`),
    // By an attachment, whose bytes are served while the post is public.
    index('post_attachments_idx')
      .using('gin', t.attachments.op('jsonb_path_ops'))
      .where(sql`attachments <> '[]'::jsonb`),
    index('post_waiting_idx').on(t.updatedAt, t.id).where(sql`status = 'pending'`),
    index('post_published_idx').on(t.publishedAt).where(sql`published_at is not null`),
    index('post_recheck_idx').on(t.recheckAt).where(sql`recheck_at is not null`),
  ],
);

/**
 * Pending changes of a post. `revision` increases with every save and every application, and outlives the form: a save based on
 * an older one is a conflict. `form` null: nothing pending.
 */
export const postDraft = pgTable('post_draft', {
  postId: refId('post_id')
    .primaryKey()
    .references(() => post.id, { onDelete: 'cascade' }),
  form: jsonb('form').$type<PostDraftForm>(),
  revision: integer('revision').notNull().default(1),
  savedBy: text('saved_by').notNull().default(''),
  savedAt: moment('saved_at').notNull(),
});

/** A form that a company's people start posts from. */
export const postTemplate = pgTable(
  'post_template',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    name: text('name').notNull(),
    form: jsonb('form').$type<PostDraftForm>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('post_template_name_idx').on(t.companyId, t.name)],
);

/** Every move of a post's state, with its actor (null: the clock). */
export const postEvent = pgTable(
  'post_event',
  {
    id: primaryId(),
    postId: refTo('post_id', () => post.id),
    ...moveColumns(),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('post_event_post_idx').on(t.postId, t.at)],
);

/** Views and deliveries of a post by day (Asia/Shanghai), for the trend. */
export const postDay = pgTable(
  'post_day',
  {
    postId: refId('post_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    deliveries: integer('deliveries').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.day] })],
);

/** A reader's report of a post, for the review queue. */
export const postReport = pgTable(
  'post_report',
  {
    id: primaryId(),
    postId: refTo('post_id', () => post.id),
    accountId: refId('account_id').notNull(),
    reason: text('reason').notNull(),
    detail: text('detail').notNull().default(''),
    status: text('status').$type<ReportState>().notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('post_report_once_idx').on(t.postId, t.accountId),
    index('post_report_account_idx').on(t.accountId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('post_report_waiting_idx').on(t.createdAt, t.id).where(sql`status = 'open'`),
  ],
);

/** The posts whose page everybody may read, as far as their own state goes. */
export const publicPostStatus = statusIn(publicPostStates, 'post');
