import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OperatorRole } from '#contract/actor.ts';
import { type AccountState, openAccountStates } from '#contract/identity/account-state.ts';
import { bytes, logPosition, moment, primaryId, refId, refTo, statusIn } from './columns.ts';

/** Accounts whose holder may be signed in. */
export const openAccount = statusIn(openAccountStates, 'account');

/** One account per phone; it may have a seeker record, a company membership, or both. */
export const account = pgTable(
  'account',
  {
    id: primaryId(),
    phone: text('phone').notNull().unique(),
    passwordHash: text('password_hash'),
    status: text('status').$type<AccountState>().notNull().default('active'),
    /** When closing was requested; seven days later the scheduler erases it. */
    closingAt: moment('closing_at'),
    /** Outlives the sessions: after a year without a sign-in, a code alone no longer opens the account. */
    lastSignInAt: moment('last_sign_in_at'),
    /**
     * Its phone was reassigned to another person; `phone` is then not a number, and the old one is stored as an HMAC for
     * recovery.
     */
    reassignedAt: moment('reassigned_at'),
    reassignedPhoneHash: bytes('reassigned_phone_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    // By the beginning of a phone.
    index('account_phone_prefix_idx').on(t.phone.asc().op('text_pattern_ops')),
    index('account_created_idx').on(t.createdAt),
    index('account_closing_idx').on(t.closingAt).where(sql`status = 'closing'`),
    index('account_reassigned_idx').on(t.reassignedPhoneHash).where(sql`reassigned_at is not null`),
  ],
);

/** Token and cookie are stored as SHA-256 only; the two secrets differ, so neither can replace the other. */
export const session = pgTable(
  'session',
  {
    id: primaryId(),
    accountId: refTo('account_id', () => account.id),
    scope: text('scope').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    cookieHash: bytes('cookie_hash').notNull().unique(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
    /** The primary's WAL position after its last write; stored if there is a replica. */
    writtenTo: logPosition('written_to'),
  },
  (t) => [
    index('session_account_idx').on(t.accountId, t.createdAt.desc().nullsFirst()),
    index('session_expiry_idx').on(t.expiresAt),
  ],
);

/**
 * An SMS code, stored as an HMAC; valid for 5 minutes, once, and only for the browser or the address that asked for it, stored as
 * an HMAC too. A newer code of the same phone and asker replaces it.
 */
export const askedCode = pgTable(
  'asked_code',
  {
    phone: text('phone').notNull(),
    asker: text('asker').notNull(),
    codeHash: bytes('code_hash').notNull(),
    digits: integer('digits').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.phone, t.asker] })],
);

/** Codes of the previous version, whose nodes still use it during an upgrade; the next release drops it. */
export const smsCode = pgTable('sms_code', {
  phone: text('phone').primaryKey(),
  codeHash: bytes('code_hash').notNull(),
  digits: integer('digits').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Proof of a verified phone for the next step (register, certify). */
export const registerTicket = pgTable('register_ticket', {
  id: primaryId(),
  ticketHash: bytes('ticket_hash').notNull().unique(),
  phone: text('phone').notNull(),
  side: text('side').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** A consent, with the version of the text that was shown (PIPL); `subjectId` is the delivery it covers. */
export const consent = pgTable(
  'consent',
  {
    id: primaryId(),
    accountId: refTo('account_id', () => account.id),
    kind: text('kind').notNull(),
    version: text('version').notNull(),
    subjectId: refId('subject_id'),
    ip: text('ip').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('consent_account_idx').on(t.accountId, t.grantedAt)],
);

/** An operator of the platform (平台管理). */
export const operator = pgTable('operator', {
  id: primaryId(),
  accountId: refId('account_id')
    .notNull()
    .unique()
    .references(() => account.id),
  role: text('role').$type<OperatorRole>().notNull(),
  name: text('name').notNull(),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The seeker record, the seed's "jober". */
export const jober = pgTable(
  'jober',
  {
    id: primaryId(),
    accountId: refId('account_id')
      .notNull()
      .unique()
      .references(() => account.id),
    name: text('name').notNull(),
    gender: text('gender').notNull(),
    birthday: text('birthday').notNull(),
    education: text('education').notNull(),
    identity: text('identity').notNull(),
    cityCode: text('city_code'),
    /** Region of 户籍, compared by posts of public examinations alone: no resume and no company's view has it. */
    household: text('household'),
    avatarUrl: text('avatar_url'),
    privacy: text('privacy').notNull().default('delivered'),
    /** 盲筛: companies see neither name nor picture, age and school until they shortlist the person. */
    blindScreening: boolean('blind_screening').notNull().default(false),
    /** Whether recommendations may use what the person wrote and viewed. */
    personalised: boolean('personalised').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('jober_name_prefix_idx').on(t.name.asc().op('text_pattern_ops')),
    index('jober_created_idx').on(t.createdAt),
  ],
);

/** A company blocked by a seeker; with `groupKey` (a prefix of its name key) the block covers its group. */
export const joberBlock = pgTable(
  'jober_block',
  {
    id: primaryId(),
    joberId: refTo('jober_id', () => jober.id),
    companyId: refId('company_id').notNull(),
    groupKey: text('group_key'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('jober_block_once_idx').on(t.joberId, t.companyId),
    // Which seekers block a company.
    index('jober_block_company_idx').on(t.companyId),
    index('jober_block_group_idx').on(t.groupKey).where(sql`group_key is not null`),
  ],
);

/** Fixed-window rate limit counters, shared by all nodes. */
export const rateCounter = pgTable(
  'rate_counter',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('rate_counter_expiry_idx').on(t.expiresAt)],
);

/** A seeker's favourite posts. */
export const favourite = pgTable(
  'favourite',
  {
    id: primaryId(),
    joberId: refTo('jober_id', () => jober.id),
    postId: refId('post_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('favourite_once_idx').on(t.joberId, t.postId),
    index('favourite_jober_idx').on(t.joberId, sql`${t.createdAt} desc`),
    index('favourite_post_idx').on(t.postId),
  ],
);
