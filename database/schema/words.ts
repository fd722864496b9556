import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { WordLevel } from '#contract/operators/moderation-lists.ts';
import { moment, primaryId } from './columns.ts';

/** 热门搜索 of the home page, in order. */
export const hotWord = pgTable('hot_word', {
  id: primaryId(),
  word: text('word').notNull().unique(),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
  updatedAt: moment('updated_at').notNull(),
});

/** A word that users' texts are checked for. */
export const sensitiveWord = pgTable(
  'sensitive_word',
  {
    id: primaryId(),
    word: text('word').notNull().unique(),
    /** refuse: rejected; review: needs approval; warn: the reader is warned. */
    level: text('level').$type<WordLevel>().notNull(),
    note: text('note').notNull().default(''),
    active: boolean('active').notNull().default(true),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [check('sensitive_word_level', sql`${t.level} in ('refuse', 'review', 'warn')`)],
);

/** 招转培: a text with all these words close together sells a training course instead of a post. */
export const trainingRule = pgTable(
  'training_rule',
  {
    id: primaryId(),
    words: text('words').array().notNull(),
    /** Maximum span in characters. */
    within: integer('within').notNull(),
    level: text('level').$type<WordLevel>().notNull(),
    note: text('note').notNull().default(''),
    active: boolean('active').notNull().default(true),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('training_rule_level', sql`${t.level} in ('refuse', 'review', 'warn')`),
    check('training_rule_words', sql`cardinality(${t.words}) between 2 and 6`),
  ],
);
