import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryId, refId } from './columns.ts';

/** A 岗位表 that a company brought in by itself: as read, with the columns as a person mapped them, and how far it is written. */
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
    /** So many rows are written; the rest waits for the next call. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('post_import_company_idx').on(t.companyId, t.createdAt)],
);
