import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, refId } from './columns.ts';

/** Versions of 隐私政策 and 服务协议 after the first, which is part of the program. Append-only. */
export const legalText = pgTable(
  'legal_text',
  {
    name: text('name').notNull(),
    /** The day (Asia/Shanghai) from which it is in force. */
    version: text('version').notNull(),
    text: text('text').notNull(),
    editorId: refId('editor_id').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.name, t.version] }),
    check('legal_text_name', sql`${t.name} in ('privacy', 'agreement')`),
    check('legal_text_version', sql`${t.version} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'`),
  ],
);
