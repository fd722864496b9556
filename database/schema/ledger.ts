import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DailyLimits } from '#contract/ledger/quotas.ts';
import { fenColumn, moment, primaryId, refId, refTo } from './columns.ts';
import { company } from './companies.ts';

/**
 * An account of the ledger, in one unit: a company's own, or a platform account (no company). A trigger stores a company's
 * balance, which is never negative; a platform account's is summed on demand, so that companies never wait for each other.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: primaryId(),
    companyId: refId('company_id').references(() => company.id),
    /** `own` for a company's, else contract/ledger/ledger-units.ts platformAccounts. */
    kind: text('kind').notNull(),
    unit: text('unit').notNull(),
    balance: fenColumn('balance').notNull().default(sql`0`),
  },
  (t) => [
    unique('ledger_account_once').on(t.companyId, t.kind, t.unit).nullsNotDistinct(),
    check('ledger_account_balance', sql`${t.balance} >= 0`),
    check('ledger_account_owner', sql`(${t.kind} = 'own') = (${t.companyId} is not null)`),
  ],
);

/** An event whose lines sum to zero in each unit. Its key makes it happen once. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: primaryId(),
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
    companyId: refId('company_id').references(() => company.id),
    orderId: refId('order_id'),
    /** The posting that this one reverses. A posting is reversed at most once. */
    reversesId: refId('reverses_id'),
    actorId: refId('actor_id'),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_posting_reversal_idx').on(t.reversesId).where(sql`reverses_id is not null`),
    index('ledger_posting_at_idx').on(t.at.desc().nullsFirst(), t.id),
    index('ledger_posting_company_idx').on(t.companyId, t.at.desc().nullsFirst(), t.id),
    index('ledger_posting_order_idx').on(t.orderId).where(sql`order_id is not null`),
  ],
);

/** Units of one kind that were granted together and expire together. A trigger stores what is left. */
export const ledgerLot = pgTable(
  'ledger_lot',
  {
    id: primaryId(),
    accountId: refTo('account_id', () => ledgerAccount.id),
    orderId: refId('order_id'),
    remaining: fenColumn('remaining').notNull().default(sql`0`),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('ledger_lot_remaining', sql`${t.remaining} >= 0`),
    index('ledger_lot_order_idx').on(t.accountId, t.expiresAt, t.id).where(sql`remaining > 0`),
    index('ledger_lot_expiry_idx').on(t.expiresAt).where(sql`remaining > 0`),
    index('ledger_lot_bought_idx').on(t.orderId).where(sql`order_id is not null`),
  ],
);

/** One line of a posting. Positive amounts are in favour of the account's owner. Append-only; triggers of `database/migrations/0001_functions.sql`. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: primaryId(),
    postingId: refTo('posting_id', () => ledgerPosting.id),
    /** The order in which an account's lines were written and its balances computed. */
    sequence: bigserial('sequence', { mode: 'bigint' }).notNull(),
    /** The order of a posting's lines. */
    line: integer('line').notNull(),
    accountId: refTo('account_id', () => ledgerAccount.id),
    amount: fenColumn('amount').notNull(),
    /** The balance of a company's account after this line; written by the trigger. */
    balanceAfter: fenColumn('balance_after'),
    lotId: refId('lot_id').references(() => ledgerLot.id),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_entry_line_idx').on(t.postingId, t.line),
    index('ledger_entry_account_idx').on(t.accountId, t.sequence),
    index('ledger_entry_lot_idx').on(t.lotId).where(sql`lot_id is not null`),
    check('ledger_entry_amount', sql`${t.amount} <> 0`),
  ],
);

/** How far an account was verified: the sum of its entries up to a sequence number below which nothing is written any more. */
export const ledgerCheckpoint = pgTable('ledger_checkpoint', {
  accountId: refId('account_id')
    .primaryKey()
    .references(() => ledgerAccount.id),
  sequence: bigint('sequence', { mode: 'bigint' }).notNull(),
  sum: fenColumn('sum').notNull(),
});

/** A check of the ledger, of entries since the last one or of everything, with its result. */
export const ledgerCheck = pgTable(
  'ledger_check',
  {
    id: primaryId(),
    /** new or all */
    scope: text('scope').notNull(),
    /** The last entry that was checked. */
    sequence: bigint('sequence', { mode: 'bigint' }).notNull(),
    entries: integer('entries').notNull(),
    faults: jsonb('faults').$type<string[]>().notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (t) => [index('ledger_check_at_idx').on(t.endedAt.desc().nullsFirst())],
);

/** The free daily limits that operators set: one row, or none while the defaults hold. */
export const dailyLimit = pgTable('daily_limit', {
  id: integer('id').primaryKey(),
  limits: jsonb('limits').$type<DailyLimits>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
