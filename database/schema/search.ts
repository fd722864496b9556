import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { refId } from './columns.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A set of codes of one list: bit n is the n-th code, 63 stands for none (see `server/domains/search/index/code-bits.ts`). */
const bits = (name: string) => bigint(name, { mode: 'bigint' }).notNull();
/** The place of a code in its list; 63 for none. */
const ordinal = (name: string) => smallint(name).notNull();

/**
 * One row a post that may be found; a post that is not open has none. Made by `server/domains/search` alone, and can be made
 * anew from `post` and `company` at any time. Its covering indexes stand in the migrations (`scripts/generate-migration.ts`).
 */
export const jobSearch = pgTable(
  'job_search',
  {
    postId: refId('post_id').primaryKey(),
    companyId: refId('company_id').notNull(),
    title: text('title').notNull(),
    cityCode: integer('city_code').notNull(),
    regionCode: integer('region_code').notNull(),
    /** 学段 by code; from bit 32 on, those that the title says. */
    stages: bits('stages'),
    subjects: bits('subjects'),
    /** 学科 that the title says. */
    titleSubjects: bits('title_subjects'),
    benefits: bits('benefits'),
    role: ordinal('role'),
    tenure: ordinal('tenure'),
    education: ordinal('education'),
    titleLevel: ordinal('title_level'),
    certificate: ordinal('certificate'),
    experience: ordinal('experience'),
    companyType: ordinal('company_type'),
    /** Fen a month; -1 where none is said. */
    monthMin: integer('month_min').notNull(),
    monthMax: integer('month_max').notNull(),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    /** `infinity` for none, so that one comparison serves every row. */
    deadline: timestamp('deadline', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
    /** Words, those of the title also as `^word`, of the company as `@word`; filter codes (`#s:primary`) weigh C. */
    tsv: tsvector('tsv').notNull(),
  },
  (t) => [
    index('job_search_company_idx').on(t.companyId),
    // A pending list would be read by every search: entries go to their place at once.
    index('job_search_tsv_idx').using('gin', t.tsv).with({ fastupdate: 'off' }),
  ],
);

/** Words that people may mean, with the spellings by which they are found. */
export const suggestTerm = pgTable(
  'suggest_term',
  {
    text: text('text').notNull(),
    kind: text('kind').notNull(),
    /** The company, for kind `company`. */
    refId: refId('ref_id'),
    pinyin: text('pinyin').notNull(),
    initials: text('initials').notNull(),
    count: integer('count').notNull(),
    /** The text and its pinyin, each whole and with any one letter left out: what a typo is met by. */
    near: text('near').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.text] }),
    index('suggest_term_pinyin_idx').on(t.pinyin),
    index('suggest_term_initials_idx').on(t.initials),
    index('suggest_term_near_idx').using('gin', t.near),
  ],
);

/** The best completions of every beginning that someone may type, best first. */
export const suggestPrefix = pgTable(
  'suggest_prefix',
  {
    prefix: text('prefix').notNull(),
    place: smallint('place').notNull(),
    text: text('text').notNull(),
    kind: text('kind').notNull(),
    refId: refId('ref_id'),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.prefix, t.place] })],
);

/** The version of a complete index: one row. */
export const searchState = pgTable('search_state', {
  id: smallint('id').primaryKey(),
  version: text('version').notNull(),
});

/** Posts whose search rows were written, and by which transaction: written by triggers, read by the index in memory. Post 0 is all. */
export const jobSearchChange = pgTable(
  'job_search_change',
  {
    xid: xid8('xid').notNull(),
    postId: refId('post_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.postId] })],
);

/** Changes of transactions before `swept` are dropped, those before `next` at the next sweep: one row. */
export const jobSearchFeed = pgTable('job_search_feed', {
  id: smallint('id').primaryKey(),
  swept: xid8('swept').notNull(),
  next: xid8('next').notNull(),
});
