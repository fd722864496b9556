import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OperatorRole } from '#contract/actor.ts';
import { newId } from '#database/new-id.ts';
import { bytes, moment, primaryId, refId, refTo } from './columns.ts';
import { account, operator } from './identity.ts';

/** An operator's credentials, separate from the account's own password: an SMS code does not open the console. */
export const operatorKey = pgTable('operator_key', {
  operatorId: refId('operator_id')
    .primaryKey()
    .references(() => operator.id),
  passwordHash: text('password_hash').notNull(),
  /** The TOTP secret, encrypted with a key of the installation. */
  totpSecret: bytes('totp_secret').notNull(),
  /** The time step of the last accepted code: it and earlier ones are never accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  changedAt: moment('changed_at').notNull(),
  /** The password was generated, and seen by its issuer: it must be replaced at the next sign-in. */
  mustChange: boolean('must_change').notNull().default(false),
});

/** Recovery codes for a lost authenticator, each valid once; stored as hashes. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  {
    id: primaryId(),
    operatorId: refTo('operator_id', () => operator.id),
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('operator_recovery_code_once_idx').on(t.operatorId, t.codeHash)],
);

/** The audit log: operators' acts and views of personal data. A trigger refuses every change. Partitioned by year. */
export const operatorAct = pgTable(
  'operator_act',
  {
    id: refId('id')
      .notNull()
      .$defaultFn(() => newId()),
    /** The acting account, with name and role at that time. */
    accountId: refId('account_id').notNull(),
    operatorName: text('operator_name').notNull(),
    operatorRole: text('operator_role').$type<OperatorRole>().notNull(),
    /** `noun.verb`, e.g. `company.approve`. */
    act: text('act').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index('operator_act_at_idx').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('operator_act_account_idx').on(t.accountId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('operator_act_act_idx').on(
      t.act.asc().op('text_pattern_ops'),
      t.at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('operator_act_subject_idx').on(t.subject, t.subjectId, t.at.desc().nullsFirst()),
  ],
);

/** Why an account was banned, and until when. */
export const accountBan = pgTable(
  'account_ban',
  {
    id: primaryId(),
    accountId: refTo('account_id', () => account.id),
    reason: text('reason').notNull(),
    bannedBy: refId('banned_by').notNull(),
    bannedAt: moment('banned_at').notNull(),
    liftedBy: refId('lifted_by'),
    liftedAt: moment('lifted_at'),
  },
  (t) => [
    uniqueIndex('account_ban_once_idx').on(t.accountId).where(sql`lifted_at is null`),
    index('account_ban_account_idx').on(t.accountId, t.bannedAt.desc().nullsFirst()),
  ],
);
