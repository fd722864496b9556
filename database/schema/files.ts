import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryId, refTo } from './columns.ts';
import { account } from './identity.ts';

/** An uploaded file. Until it is bound, it belongs to its uploader and expires after a day. */
export const upload = pgTable(
  'upload',
  {
    id: primaryId(),
    accountId: refTo('account_id', () => account.id),
    /** Of `contract/files/file-kinds.ts`. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Where the bytes are stored; random and secret. */
    storageKey: text('storage_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    claimedAt: moment('claimed_at'),
    /** No longer served; the bytes are deleted by the next sweep. */
    droppedAt: moment('dropped_at'),
  },
  (t) => [
    index('upload_account_idx').on(t.accountId, t.createdAt),
    index('upload_unclaimed_idx').on(t.createdAt).where(sql`claimed_at is null`),
    index('upload_dropped_idx').on(t.droppedAt).where(sql`dropped_at is not null`),
    check('upload_size_check', sql`${t.size} > 0`),
  ],
);
