import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryId, refId } from './columns.ts';

/** A company's own 岗位表: as read, with the column mapping, and the progress of writing it. */
export const postImport = pgTable(
  'post_import',
  {
    id: primaryId(),
    companyId: refId('company_id').notNull(),
    accountId: refId('account_id').notNull(),
    name: text('name').notNull(),
    format: text('format').notNull(),
    /** The visible sheets of a workbook, and the one that was read. */
    sheets: jsonb('sheets').$type<string[]>().notNull().default([]),
    sheet: text('sheet').notNull().default(''),
    columns: jsonb('columns').$type<string[]>().notNull(),
    rows: jsonb('rows')
      .$type<{ number: number; cells: Record<string, string>; surplus?: string[]; merged?: string[] }[]>()
      .notNull(),
    mapping: jsonb('mapping').$type<Record<string, string>>().notNull(),
    /** Number of rows written; the next call continues there. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('post_import_company_idx').on(t.companyId, t.createdAt)],
);
