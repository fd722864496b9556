import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccountState } from '#contract/identity/account-state.ts';
import type { LoginProvider } from '#contract/identity/account-words.ts';
import { bytes, moment, primaryId, refId, refTo } from './columns.ts';
import { account } from './identity.ts';

const owner = () => refTo('account_id', () => account.id);

/** Every change of an account's state, and of its identity (phone). */
export const accountMove = pgTable(
  'account_move',
  {
    id: primaryId(),
    accountId: owner(),
    fromStatus: text('from_status').$type<AccountState>(),
    /** A move of `contract/identity/account-state.ts`, or `phone`, `seal`, `recover`. */
    move: text('move').notNull(),
    toStatus: text('to_status').$type<AccountState>().notNull(),
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [index('account_move_account_idx').on(t.accountId, t.at)],
);

/** A QQ or WeChat identity of an account. The open id is stored as an HMAC only: it is compared, never shown. */
export const accountLogin = pgTable(
  'account_login',
  {
    id: primaryId(),
    accountId: owner(),
    provider: text('provider').$type<LoginProvider>().notNull(),
    openIdHash: bytes('open_id_hash').notNull(),
    boundAt: moment('bound_at').notNull(),
  },
  (t) => [
    uniqueIndex('account_login_identity_idx').on(t.provider, t.openIdHash),
    uniqueIndex('account_login_once_idx').on(t.accountId, t.provider),
    check('account_login_provider', sql`${t.provider} in ('qq', 'wechat')`),
  ],
);

/** A started OAuth flow: `state` is valid once, in the browser that started it. */
export const oauthAttempt = pgTable(
  'oauth_attempt',
  {
    id: primaryId(),
    provider: text('provider').notNull(),
    stateHash: bytes('state_hash').notNull().unique(),
    browserHash: bytes('browser_hash').notNull(),
    /** PKCE. */
    verifier: text('verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Set when a signed-in account adds a sign-in method. */
    accountId: refId('account_id'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('oauth_attempt_expiry_idx').on(t.expiresAt)],
);

/** An identity verified by a provider that waits for its phone. */
export const bindTicket = pgTable(
  'bind_ticket',
  {
    id: primaryId(),
    ticketHash: bytes('ticket_hash').notNull().unique(),
    provider: text('provider').notNull(),
    openIdHash: bytes('open_id_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('bind_ticket_expiry_idx').on(t.expiresAt)],
);

/**
 * A QR code by which one device signs in another. `scan`: the browser that shows it waits (`browserHash`) until a phone agrees;
 * `direct`: created by a signed-in person for their own phone.
 */
export const loginTicket = pgTable(
  'login_ticket',
  {
    id: primaryId(),
    kind: text('kind').notNull(),
    ticketHash: bytes('ticket_hash').notNull().unique(),
    browserHash: bytes('browser_hash'),
    status: text('status').$type<'waiting' | 'scanned' | 'agreed' | 'refused' | 'spent'>().notNull(),
    accountId: refId('account_id').references(() => account.id),
    /** The requesting device's name, for display. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('login_ticket_expiry_idx').on(t.expiresAt),
    check('login_ticket_kind', sql`${t.kind} in ('scan', 'direct')`),
    check('login_ticket_status', sql`${t.status} in ('waiting', 'scanned', 'agreed', 'refused', 'spent')`),
    check('login_ticket_owner', sql`${t.status} not in ('agreed', 'spent') or ${t.accountId} is not null`),
  ],
);

/** A new phone, verified while the old one was unavailable: it takes effect after three days in which the old one may object. */
export const phoneChange = pgTable(
  'phone_change',
  {
    id: primaryId(),
    accountId: owner(),
    phone: text('phone').notNull(),
    status: text('status').$type<'waiting' | 'done' | 'cancelled' | 'refused'>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('phone_change_waiting_idx').on(t.accountId).where(sql`status = 'waiting'`),
    index('phone_change_due_idx').on(t.dueAt).where(sql`status = 'waiting'`),
    check('phone_change_status', sql`${t.status} in ('waiting', 'done', 'cancelled', 'refused')`),
  ],
);

/** 导出我的数据: a ZIP made by a job and stored for a day. */
export const accountExport = pgTable(
  'account_export',
  {
    id: primaryId(),
    accountId: owner(),
    status: text('status').$type<'making' | 'ready'>().notNull(),
    storageKey: text('storage_key'),
    size: bigint('size', { mode: 'number' }),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('account_export_account_idx').on(t.accountId, t.requestedAt.desc().nullsFirst()),
    index('account_export_expiry_idx').on(t.expiresAt),
    check('account_export_status', sql`${t.status} in ('making', 'ready')`),
    check('account_export_ready', sql`(${t.status} = 'ready') = (${t.storageKey} is not null)`),
  ],
);

/** What the law requires of an erased account, encrypted with a public key whose private key the application does not have. */
export const accountArchive = pgTable(
  'account_archive',
  {
    id: primaryId(),
    sealed: bytes('sealed').notNull(),
    madeAt: moment('made_at').notNull(),
    deleteAfter: moment('delete_after').notNull(),
  },
  (t) => [index('account_archive_end_idx').on(t.deleteAfter)],
);
