import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TalentInvitationState } from '#contract/talents/invitation-state.ts';
import { conversation } from './chat.ts';
import { moment, moveColumns, primaryId, refId, refTo } from './columns.ts';
import { company, companyMember } from './companies.ts';
import { jober } from './identity.ts';
import { post } from './posts.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What talent search reads: one row a seeker who shows themselves to all, made of their default resume. A trigger takes the
 * row away in the very transaction that hides the person (`database/migrations/0001_functions.sql`).
 */
export const talentSearch = pgTable(
  'talent_search',
  {
    joberId: refId('jober_id')
      .primaryKey()
      .references(() => jober.id, { onDelete: 'cascade' }),
    resumeId: refId('resume_id').notNull(),
    stages: text('stages').array().notNull(),
    subjects: text('subjects').array().notNull(),
    cityCodes: text('city_codes').array().notNull(),
    education: text('education').notNull(),
    certificates: text('certificates').array().notNull(),
    /** The level of the highest 职称, 0 for none. */
    titleRank: smallint('title_rank').notNull(),
    experience: text('experience').notNull(),
    months: integer('months').notNull(),
    identity: text('identity').notNull(),
    /** Fen a month; 0 for whatever is offered. */
    salaryMin: integer('salary_min').notNull(),
    /** From when on the person can start; null where that is not told. */
    arrival: date('arrival'),
    completeness: smallint('completeness').notNull(),
    activeAt: moment('active_at').notNull(),
    /** By which people are shown: a day is worth as much as a hundredth of a full resume. */
    rank: doublePrecision('rank')
      .notNull()
      .generatedAlwaysAs(sql`completeness + extract(epoch from active_at at time zone 'UTC') / 86400`),
    /** Words, and codes with a sign before them; see server/domains/talents/index/talent-row.ts. */
    tsv: tsvector('tsv').notNull(),
  },
  (t) => [
    index('talent_search_tsv_idx').using('gin', t.tsv),
    index('talent_search_rank_idx').on(t.rank.desc().nullsFirst(), t.joberId.desc().nullsFirst()),
    index('talent_search_active_idx').on(t.activeAt.desc().nullsFirst(), t.joberId.desc().nullsFirst()),
  ],
);

/**
 * What a masked card shows of a person: a narrow row beside the wide one of the search, so that a sheet is read from one table.
 * It goes with the row of the search, and counts only while nothing that it was made of has changed: while the person is not in
 * `talent_dirty`. What is written anew stands where there is room, which is beside others who came lately: nothing is left free
 * for it. Lists are codes with commas between.
 */
export const talentCard = pgTable('talent_card', {
  joberId: refId('jober_id')
    .primaryKey()
    .references(() => talentSearch.joberId, { onDelete: 'cascade' }),
  activeAt: moment('active_at').notNull(),
  salaryMin: integer('salary_min'),
  salaryMax: integer('salary_max'),
  /** How it was made: see `CARD_FORM` of server/domains/talents/index/card-row.ts. */
  form: smallint('form').notNull(),
  /** Masked, as all that is here: 林** */
  name: text('name').notNull(),
  gender: text('gender').notNull(),
  /** Empty in 盲筛, since a card tells the age. */
  birthday: text('birthday').notNull(),
  education: text('education').notNull(),
  school: text('school').notNull(),
  major: text('major').notNull(),
  /** When the person taught: `2018-09/2020-06,2020-09/now`. */
  teaching: text('teaching').notNull(),
  certificate: text('certificate'),
  titles: text('titles').notNull(),
  identity: text('identity').notNull(),
  lastEmployer: text('last_employer').notNull(),
  wish: text('wish').notNull(),
  stages: text('stages').notNull(),
  subjects: text('subjects').notNull(),
  cityCodes: text('city_codes').notNull(),
  arrival: text('arrival').notNull(),
});

/** Seekers whose row must be made anew; filled by triggers, so that no write of a resume can be forgotten. */
export const talentDirty = pgTable('talent_dirty', { joberId: refId('jober_id').primaryKey() });

/** People whose search rows were written, and by which transaction: written by triggers, read by the index in memory. Person 0 is all. */
export const talentSearchChange = pgTable(
  'talent_search_change',
  { xid: xid8('xid').notNull(), joberId: refId('jober_id').notNull() },
  (t) => [primaryKey({ columns: [t.xid, t.joberId] })],
);

/** Changes of transactions before `swept` are dropped, those before `next` at the next sweep: one row. */
export const talentSearchFeed = pgTable('talent_search_feed', {
  id: smallint('id').primaryKey(),
  swept: xid8('swept').notNull(),
  next: xid8('next').notNull(),
});

/** A company asks a seeker whom it found to talk about a post. */
export const talentInvitation = pgTable(
  'talent_invitation',
  {
    id: primaryId(),
    joberId: refTo('jober_id', () => jober.id),
    companyId: refTo('company_id', () => company.id),
    postId: refTo('post_id', () => post.id),
    memberId: refTo('member_id', () => companyMember.id),
    /** Of `contract/talents/invitation-state.ts`. */
    status: text('status').$type<TalentInvitationState>().notNull(),
    message: text('message').notNull(),
    reason: text('reason').notNull().default(''),
    conversationId: refId('conversation_id').references(() => conversation.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('talent_invitation_open_idx').on(t.joberId, t.companyId).where(sql`status = 'invited'`),
    index('talent_invitation_jober_idx').on(t.joberId, t.createdAt.desc().nullsFirst(), t.id),
    index('talent_invitation_company_idx').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id),
    index('talent_invitation_ended_idx').on(t.companyId, t.endedAt).where(sql`status = 'expired'`),
    index('talent_invitation_clock_idx').on(t.expiresAt).where(sql`status = 'invited'`),
    check('talent_invitation_status_check', sql`status in ('invited', 'accepted', 'declined', 'expired')`),
  ],
);

/** Every move of an invitation, with its actor (null: the clock). */
export const talentInvitationEvent = pgTable(
  'talent_invitation_event',
  {
    id: primaryId(),
    invitationId: refTo('invitation_id', () => talentInvitation.id),
    ...moveColumns(),
    side: text('side').notNull(),
  },
  (t) => [index('talent_invitation_event_idx').on(t.invitationId, t.at)],
);

/** 不合适: what a company said of a recommendation for a post. Those that stand teach the next recommendations. */
export const talentRejection = pgTable(
  'talent_rejection',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    postId: refTo('post_id', () => post.id),
    joberId: refTo('jober_id', () => jober.id),
    memberId: refId('member_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('talent_rejection_once_idx').on(t.postId, t.joberId)],
);

/** 人才夹: people that a company keeps, in folders of its own words, with a note. It outlasts their row of the search. */
export const talentSaved = pgTable(
  'talent_saved',
  {
    companyId: refTo('company_id', () => company.id),
    joberId: refTo('jober_id', () => jober.id),
    folder: text('folder').notNull(),
    note: text('note').notNull().default(''),
    memberId: refTo('member_id', () => companyMember.id),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.joberId] }),
    index('talent_saved_folder_idx').on(t.companyId, t.savedAt.desc().nullsFirst(), t.joberId),
    index('talent_saved_jober_idx').on(t.joberId),
  ],
);
