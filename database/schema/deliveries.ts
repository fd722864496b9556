import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ClearanceResult } from '#contract/companies/clearance.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import {
  comingInterviewStates,
  type InterviewState,
  unagreedInterviewStates,
} from '#contract/deliveries/interview-state.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import {
  agreedDeliveryStates,
  openDeliveryStates,
  standingDeliveryStates,
  unansweredDeliveryStates,
} from '#contract/deliveries/open-delivery.ts';
import type { ResumeContent, ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { moment, moveColumns, primaryId, refId, refTo, statusIn } from './columns.ts';
import { company, companyMember } from './companies.ts';
import { jober } from './identity.ts';
import { post } from './posts.ts';

/** A version of a seeker's resume. `revision` increases with every save: a save based on an older one is a conflict. */
export const resume = pgTable(
  'resume',
  {
    id: primaryId(),
    joberId: refTo('jober_id', () => jober.id),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    completeness: smallint('completeness').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('resume_jober_idx').on(t.joberId, t.createdAt),
    uniqueIndex('resume_default_idx').on(t.joberId).where(sql`is_default`),
  ],
);

/** A delivery 投递 with a snapshot frozen on sending. At most one open delivery per seeker and post. */
export const delivery = pgTable(
  'delivery',
  {
    id: primaryId(),
    postId: refTo('post_id', () => post.id),
    companyId: refTo('company_id', () => company.id),
    joberId: refTo('jober_id', () => jober.id),
    resumeId: refId('resume_id').notNull(),
    consentId: refId('consent_id').notNull(),
    status: text('status').$type<DeliveryState>().notNull(),
    /** The state before `rejected`, restored by an undo. */
    previousStatus: text('previous_status').$type<DeliveryState>(),
    snapshot: jsonb('snapshot').$type<ResumeSnapshot>().notNull(),
    /** Name and schools, for the box's keyword search without unpacking snapshots. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`(snapshot -> 'jober' ->> 'name') || ' ' || translate(jsonb_path_query_array(snapshot, '$.content.educations[*].school')::text, '[]"', '')`,
    ),
    reason: text('reason'),
    /** Colleagues' own words for it; its seeker never sees them. */
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** 候补: its place among those whom the company would take next for the post, while in interviews. */
    reserve: smallint('reserve'),
    /** The terms of the offer; null before it, and for an offer made without terms. */
    offer: jsonb('offer').$type<OfferTerms>(),
    submittedAt: moment('submitted_at').notNull(),
    viewedAt: moment('viewed_at'),
    /** The company's first move other than opening it: the basis of the reply rate. */
    answeredAt: moment('answered_at'),
    changedAt: moment('changed_at').notNull(),
    /** Set by a scheduled job after 7 days without a move: 超时未处理. */
    overdueAt: moment('overdue_at'),
  },
  (t) => [
    uniqueIndex('delivery_open_once_idx').on(t.joberId, t.postId).where(standingDelivery()),
    index('delivery_jober_idx').on(t.joberId, t.submittedAt.desc().nullsFirst(), t.id),
    index('delivery_company_idx').on(t.companyId, t.status, t.submittedAt.desc().nullsFirst(), t.id),
    index('delivery_company_all_idx').on(t.companyId, t.submittedAt.desc().nullsFirst(), t.id),
    index('delivery_post_idx').on(t.postId, t.status, t.submittedAt.desc().nullsFirst(), t.id),
    index('delivery_submitted_idx').on(t.submittedAt),
    index('delivery_tagged_idx').on(t.companyId).where(sql`tags <> '{}'`),
    index('delivery_accepted_idx').on(t.changedAt).where(sql`status = 'accepted'`),
    index('delivery_answered_idx').on(t.answeredAt).where(sql`answered_at is not null`),
    index('delivery_clock_idx')
      .on(t.submittedAt)
      .where(sql`${statusIn(unansweredDeliveryStates)} and overdue_at is null`),
  ],
);

/** Every move of a delivery: the timeline that both sides see. Partitioned by delivery. */
export const deliveryEvent = pgTable(
  'delivery_event',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    deliveryId: refTo('delivery_id', () => delivery.id),
    ...moveColumns(),
    /** seeker, recruiter or system */
    side: text('side').$type<'seeker' | 'recruiter' | 'system'>().notNull(),
    actorName: text('actor_name').notNull().default(''),
    note: text('note'),
  },
  (t) => [primaryKey({ columns: [t.deliveryId, t.id] })],
);

/** An interview or trial lesson of a delivery; the newest is current. */
export const interview = pgTable(
  'interview',
  {
    id: primaryId(),
    deliveryId: refTo('delivery_id', () => delivery.id),
    status: text('status').$type<InterviewState>().notNull(),
    /** The earliest of `slots` until one is chosen. */
    startsAt: moment('starts_at').notNull(),
    /** Times to choose from, earliest first; empty where one time is offered. */
    slots: jsonb('slots').$type<string[]>().notNull().default([]),
    /** Interviews that share their slots: each is chosen once. */
    roundId: refId('round_id'),
    minutes: smallint('minutes').notNull().default(45),
    mode: text('mode').$type<'onsite' | 'video' | 'phone'>().notNull(),
    place: text('place').notNull().default(''),
    room: text('room').notNull().default(''),
    /** The members who hold it. */
    interviewers: text('interviewers').array().notNull().default(sql`'{}'`),
    link: text('link').notNull().default(''),
    contact: text('contact').notNull(),
    note: text('note').notNull().default(''),
    proposedAt: moment('proposed_at'),
    answerNote: text('answer_note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    /** The time of which both sides were reminded; another one is reminded of anew. */
    remindedFor: moment('reminded_for'),
  },
  (t) => [
    index('interview_soon_idx').on(t.startsAt).where(sql`status = 'accepted'`),
    index('interview_delivery_idx').on(t.deliveryId, t.createdAt),
    uniqueIndex('interview_slot_once_idx')
      .on(t.roundId, t.startsAt)
      .where(sql`round_id is not null and status = 'accepted'`),
  ],
);

/** A company's view of a seeker, shown to the seeker in 谁看过我. */
export const resumeView = pgTable(
  'resume_view',
  {
    id: primaryId(),
    joberId: refTo('jober_id', () => jober.id),
    companyId: refTo('company_id', () => company.id),
    memberId: refTo('member_id', () => companyMember.id),
    /** delivery, search, recommendation or chat */
    via: text('via').notNull(),
    deliveryId: refId('delivery_id'),
    viewedAt: moment('viewed_at').notNull(),
  },
  (t) => [
    index('resume_view_jober_idx').on(t.joberId, t.viewedAt.desc().nullsFirst(), t.id),
    // A company's views of the day, for its quota.
    index('resume_view_company_idx').on(t.companyId, t.viewedAt),
  ],
);

/** 准入查询: a check of a person before hiring, with date, author and result. The newest row counts. */
export const clearance = pgTable(
  'clearance',
  {
    id: primaryId(),
    deliveryId: refTo('delivery_id', () => delivery.id),
    queriedOn: date('queried_on').notNull(),
    handler: text('handler').notNull(),
    result: text('result').$type<ClearanceResult>().notNull(),
    note: text('note').notNull().default(''),
    recordedBy: refId('recorded_by').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (t) => [
    index('clearance_delivery_idx').on(t.deliveryId, t.recordedAt.desc().nullsFirst()),
    check('clearance_result_check', sql`result in ('clear', 'found')`),
  ],
);

/** The deliveries that wait for a first answer of the company. */
export const unansweredDelivery = statusIn(unansweredDeliveryStates, 'delivery');
/** The deliveries that either side has still to answer. */
export const openDelivery = statusIn(openDeliveryStates, 'delivery');
/** The deliveries after an accepted offer. */
export const agreedDelivery = (table: string) => statusIn(agreedDeliveryStates, table);
/** The deliveries of which a seeker has at most one per post. */
export const standingDelivery = (table?: string) => statusIn(standingDeliveryStates, table);
/** The interviews that are to take place. */
export const comingInterview = (table: string) => statusIn(comingInterviewStates, table);
/** The interviews at a time that both sides know: agreed on, or the only one that is offered. */
export const timedInterview = (table: string) =>
  sql`(${sql.raw(table)}.status = 'accepted' or ${statusIn(unagreedInterviewStates, table)} and ${sql.raw(table)}.slots = '[]')`;

/** The deliveries that count for a company's reply rate; those that were sent before `due` and wait are late. */
export const countsForReply = (due: Date) =>
  sql`(delivery.answered_at is not null or delivery.overdue_at is not null or (delivery.submitted_at <= ${due} and ${unansweredDelivery}))`;
