import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { QueryWordKind } from '#contract/queries/queries.ts';
import { moment, primaryId } from './columns.ts';

/**
 * What was searched, by day (Asia/Shanghai): a normalised query without whoever asked. Rare queries of past days are folded into the
 * empty one, and a day is deleted after 90 days.
 */
export const queryDay = pgTable(
  'query_day',
  {
    day: date('day').notNull(),
    query: text('query').notNull(),
    /** found, nothing, opened, undone: see `queryUses` of the contract. */
    use: text('use').notNull(),
    /** The part of the reading that was taken away; else empty. */
    detail: text('detail').notNull().default(''),
    n: integer('n').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.query, t.use, t.detail] }),
    check('query_day_use', sql`${t.use} in ('found', 'nothing', 'opened', 'undone')`),
  ],
);

/** Words that operators added: a search reads `term` as `means`. */
export const queryWord = pgTable(
  'query_word',
  {
    id: primaryId(),
    term: text('term').notNull().unique(),
    kind: text('kind').$type<QueryWordKind>().notNull(),
    means: text('means').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('query_word_created_idx').on(t.createdAt),
    check('query_word_kind', sql`${t.kind} in ('synonym', 'place', 'rule')`),
  ],
);
