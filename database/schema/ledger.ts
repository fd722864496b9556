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
import { fenColumn, moment, primaryId, refId } from './columns.ts';
import { company } from './companies.ts';

/**
 * An account of the ledger, in one unit: a company's own, or one of the platform (no company). A company's balance is kept
 * beside its entries by a trigger and is never negative; the platform's is their sum whenever it is asked for, so that no two
 * companies wait for each other.
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

/** One thing that happened, with lines that add up to nothing in each unit. Its key makes it happen once. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: primaryId(),
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
    companyId: refId('company_id').references(() => company.id),
    orderId: refId('order_id'),
    /** The posting that this one takes back. Nothing is taken back twice. */
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

/** Things of one kind that came together and expire together. What is left of them is kept by a trigger. */
export const ledgerLot = pgTable(
  'ledger_lot',
  {
    id: primaryId(),
    accountId: refId('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
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

/** One line of a posting. What is plus for its account's owner is positive. Lines only ever come; see database/sql/ledger.sql. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: primaryId(),
    postingId: refId('posting_id')
      .notNull()
      .references(() => ledgerPosting.id),
    /** The order in which the lines of an account were written, and its balances came about. */
    sequence: bigserial('sequence', { mode: 'bigint' }).notNull(),
    /** The order of the lines of a posting. */
    line: integer('line').notNull(),
    accountId: refId('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    amount: fenColumn('amount').notNull(),
    /** What the account of a company held after this line; written by the trigger. */
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

/** How far an account has been checked: the sum of its entries up to a sequence, below which nothing is written any more. */
export const ledgerCheckpoint = pgTable('ledger_checkpoint', {
  accountId: refId('account_id')
    .primaryKey()
    .references(() => ledgerAccount.id),
  sequence: bigint('sequence', { mode: 'bigint' }).notNull(),
  sum: fenColumn('sum').notNull(),
});

/** A check of the books: of what came since the last one, or of everything; with what it found. */
export const ledgerCheck = pgTable(
  'ledger_check',
  {
    id: primaryId(),
    /** new or all */
    scope: text('scope').notNull(),
    /** Up to which entry the books were looked at. */
    sequence: bigint('sequence', { mode: 'bigint' }).notNull(),
    entries: integer('entries').notNull(),
    faults: jsonb('faults').$type<string[]>().notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (t) => [index('ledger_check_at_idx').on(t.endedAt.desc().nullsFirst())],
);
