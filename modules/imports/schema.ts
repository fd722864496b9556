import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryId, refId } from '#database/schema/columns.ts';

/** A row of an imported table with its readings, stored so that no row is lost silently. */
export const importRow = pgTable(
  'import_row',
  {
    id: primaryId(),
    batchId: refId('batch_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    outcome: text('outcome').notNull(),
    postId: refId('post_id'),
    sourceKey: text('source_key'),
    /** What survives a correction of the row: the company's next table finds the post by it. */
    identity: text('identity'),
    /** The cells of a site's table; for a company's own, the post before and after. */
    raw: jsonb('raw').$type<Record<string, unknown>>().notNull(),
    findings: jsonb('findings').$type<Record<string, unknown>[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('import_row_batch_idx').on(t.batchId, t.rowNumber),
    index('import_row_identity_idx').on(t.identity),
    index('import_row_post_idx').on(t.postId),
  ],
);

/** A company's own 岗位表: as read, with the column mapping, and the progress of writing it. */
export const postImport = pgTable(
  'post_import',
  {
    id: primaryId(),
    companyId: refId('company_id').notNull(),
    accountId: refId('account_id').notNull(),
    name: text('name').notNull(),
    format: text('format').notNull(),
    /** The sheets of a workbook, the visible ones first, and the one that was read. */
    sheets: jsonb('sheets').$type<string[]>().notNull().default([]),
    sheet: text('sheet').notNull().default(''),
    columns: jsonb('columns').$type<string[]>().notNull(),
    rows: jsonb('rows')
      .$type<
        { number: number; cells: Record<string, string>; surplus?: string[]; merged?: string[]; notes?: string[] }[]
      >()
      .notNull(),
    /** What a person should know about the table as a whole. */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    mapping: jsonb('mapping').$type<Record<string, string>>().notNull(),
    /** Number of rows written; the next call continues there. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('post_import_company_idx').on(t.companyId, t.createdAt)],
);
