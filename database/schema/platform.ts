import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, moment, refId } from './columns.ts';

/** The outbox: jobs enqueued inside the requesting transaction, taken with SKIP LOCKED. */
export const job = pgTable(
  'job',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** At most one waiting job per key. */
    uniqueKey: text('unique_key').unique(),
    runAt: moment('run_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('job_due_idx').on(t.runAt, t.id)],
);

/** The first answer to an `Idempotency-Key`, kept for seven days. */
export const idempotency = pgTable(
  'idempotency',
  {
    accountId: refId('account_id').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    /** Written by nodes of the version before sealing alone, which need both columns. */
    status: smallint('status'),
    answer: jsonb('answer').$type<unknown>(),
    /** The answer, sealed: some hold a secret, or facts of a person. */
    sealed: bytes('sealed'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.endpoint, t.key] }), index('idempotency_age_idx').on(t.createdAt)],
);

/** `root`: the key of all keys, sealed with the master key (`server/platform/secrets.ts`). */
export const systemSecret = pgTable('system_secret', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Facts about this database as a whole: `demo` (it contains demo data), `master-key` (fingerprint of its root). */
export const systemFact = pgTable('system_fact', {
  name: text('name').primaryKey(),
  value: bytes('value'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
