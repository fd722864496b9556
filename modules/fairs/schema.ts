import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { expectedVisitorStates, seatedVisitorStates, type VisitorState } from '#contract/identity/visitor.ts';
import { moment, moveColumns, primaryId, refId, refTo, statusIn } from '#database/schema/columns.ts';
import { company } from '#database/schema/companies.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import {
  admittedExhibitorStates,
  type BoothState,
  type ExhibitorState,
  expectedExhibitorStates,
} from './contract/exhibitor-state.ts';
import type { BoothPerson, FairResults, Hall, ScheduleItem } from './contract/fair-shapes.ts';
import { comingFairStates, type FairState, listedFairStates } from './contract/fair-state.ts';

/** Fairs that people may still come to, if they are not over by the clock. */
export const comingFair = (table?: string) => statusIn(comingFairStates, table);
/** Fairs of the public lists. */
export const listedFair = (table?: string) => statusIn(listedFairStates, table);
/** Fairs before their beginning. */
export const openFair = statusIn<FairState>(['open', 'full'], 'fair');
/** Visitors with a seat. */
export const seatedVisitor = statusIn(seatedVisitorStates, 'fair_visitor');
/** Visitors who may come, before the check-in. */
export const expectedVisitor = statusIn(expectedVisitorStates, 'fair_visitor');
/** Companies that may come, before the check-in. */
export const expectedExhibitor = statusIn(expectedExhibitorStates, 'fair_exhibitor');
/** Companies with a booth. */
export const admittedExhibitor = (table?: string) => statusIn(admittedExhibitorStates, table);

/** A 招聘会. Between open, running and ended the clock decides: `status` is the last recorded state, see `fairStateAt`. */
export const fair = pgTable(
  'fair',
  {
    id: primaryId(),
    status: text('status').$type<FairState>().notNull(),
    type: text('type').notNull(),
    /** school or society: where the site lists it. */
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    cityCode: text('city_code').notNull(),
    online: boolean('online').notNull().default(false),
    venue: text('venue').notNull().default(''),
    address: text('address').notNull().default(''),
    organiser: text('organiser').notNull().default(''),
    intro: text('intro').notNull().default(''),
    coverUrl: text('cover_url'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Period in which visitors may sign up. */
    signUpFrom: moment('sign_up_from').notNull(),
    signUpUntil: moment('sign_up_until').notNull(),
    /** Seats for visitors, and how many are taken; further visitors wait in order. */
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
    /** The last number on each waiting list. */
    lastWaiting: integer('last_waiting').notNull().default(0),
    schedule: jsonb('schedule').$type<ScheduleItem[]>().notNull().default([]),
    halls: jsonb('halls').$type<Hall[]>().notNull().default([]),
    cancelReason: text('cancel_reason'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('fair_times', sql`${t.startsAt} < ${t.endsAt} and ${t.signUpFrom} < ${t.signUpUntil}`),
    check('fair_seats', sql`${t.capacity} >= 0 and ${t.taken} >= 0`),
    index('fair_start_idx').on(t.startsAt, t.id).where(listedFair()),
    index('fair_end_idx').on(t.endsAt).where(comingFair()),
    index('fair_created_idx').on(t.createdAt.desc().nullsFirst(), t.id),
  ],
);

/**
 * A booth on the plan of a hall, in grid cells. `companyId` has reserved or bought it: one company per row, and one booth per
 * company and fair, so a booth cannot be sold twice.
 */
export const fairBooth = pgTable(
  'fair_booth',
  {
    id: primaryId(),
    fairId: refTo('fair_id', () => fair.id),
    number: text('number').notNull(),
    hall: smallint('hall').notNull(),
    x: smallint('x').notNull(),
    y: smallint('y').notNull(),
    w: smallint('w').notNull(),
    h: smallint('h').notNull(),
    status: text('status').$type<BoothState>().notNull().default('free'),
    companyId: refId('company_id').references(() => company.id),
    /** When a reservation expires; null while waiting for the operator's decision. */
    heldUntil: moment('held_until'),
  },
  (t) => [
    uniqueIndex('fair_booth_number_idx').on(t.fairId, t.number),
    uniqueIndex('fair_booth_company_idx').on(t.fairId, t.companyId).where(sql`company_id is not null`),
    index('fair_booth_lapse_idx').on(t.heldUntil).where(sql`status = 'held' and held_until is not null`),
    check('fair_booth_owner', sql`(${t.status} = 'free') = (${t.companyId} is null)`),
  ],
);

/** A company's application to a fair; one per company. */
export const fairExhibitor = pgTable(
  'fair_exhibitor',
  {
    id: primaryId(),
    fairId: refTo('fair_id', () => fair.id),
    companyId: refTo('company_id', () => company.id),
    status: text('status').$type<ExhibitorState>().notNull(),
    people: jsonb('people').$type<BoothPerson[]>().notNull(),
    /** The company's wishes besides the booth itself. */
    wish: text('wish').notNull().default(''),
    /** The position on the waiting list. */
    waitNumber: integer('wait_number'),
    reason: text('reason'),
    results: jsonb('results').$type<FairResults>(),
    appliedAt: moment('applied_at').notNull(),
    decidedAt: moment('decided_at'),
    checkedInAt: moment('checked_in_at'),
  },
  (t) => [
    uniqueIndex('fair_exhibitor_once_idx').on(t.fairId, t.companyId),
    index('fair_exhibitor_state_idx').on(t.fairId, t.status, t.waitNumber),
    index('fair_exhibitor_company_idx').on(t.companyId),
  ],
);

/** The posts that a company brings to a fair, in its order. */
export const fairExhibitorPost = pgTable(
  'fair_exhibitor_post',
  {
    exhibitorId: refTo('exhibitor_id', () => fairExhibitor.id),
    postId: refTo('post_id', () => post.id),
    place: smallint('place').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exhibitorId, t.postId] })],
);

/** A seeker who signed up. The ticket's code is shown as a QR code at the door. */
export const fairVisitor = pgTable(
  'fair_visitor',
  {
    id: primaryId(),
    fairId: refTo('fair_id', () => fair.id),
    joberId: refTo('jober_id', () => jober.id),
    resumeId: refId('resume_id'),
    status: text('status').$type<VisitorState>().notNull(),
    ticketCode: text('ticket_code').notNull().unique(),
    waitNumber: integer('wait_number'),
    signedUpAt: moment('signed_up_at').notNull(),
    checkedInAt: moment('checked_in_at'),
  },
  (t) => [
    uniqueIndex('fair_visitor_once_idx').on(t.fairId, t.joberId),
    index('fair_visitor_state_idx').on(t.fairId, t.status, t.waitNumber),
    index('fair_visitor_jober_idx').on(t.joberId, t.signedUpAt),
  ],
);

/** A visitor showed their ticket at a booth. */
export const fairVisit = pgTable(
  'fair_visit',
  {
    exhibitorId: refTo('exhibitor_id', () => fairExhibitor.id),
    visitorId: refTo('visitor_id', () => fairVisitor.id),
    at: moment('at').notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.exhibitorId, t.visitorId] })],
);

/** Every move at a fair: of the fair itself, a booth, an exhibitor or a visitor. */
export const fairEvent = pgTable(
  'fair_event',
  {
    id: primaryId(),
    fairId: refTo('fair_id', () => fair.id),
    /** fair, booth, exhibitor or visitor */
    subject: text('subject').notNull(),
    subjectId: refId('subject_id').notNull(),
    ...moveColumns(),
    note: text('note'),
  },
  (t) => [index('fair_event_subject_idx').on(t.subjectId, t.at), index('fair_event_fair_idx').on(t.fairId, t.at)],
);
