import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, points, primaryId, refId, refTo } from '#database/schema/columns.ts';
import type { ResultSettings } from '../contract/exam-settings.ts';
import type { ObjectionKind, ObjectionState } from '../contract/results/objection-state.ts';
import type { PublicationKind, PublicationState } from '../contract/results/publication-state.ts';
import type { PersonDetails, PublicationSummary } from '../contract/results/result-shapes.ts';
import { examRegistration } from './exam-registrations.ts';
import { exam, examPost } from './exams.ts';

/**
 * What becomes public of a project's results at one moment: everything that applicants and visitors see of them is read through a
 * confirmed row whose moment has passed. A correction is a further version; the earlier one stays at its address.
 */
export const examPublication = pgTable(
  'exam_publication',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    /** Of `publicationKinds`. */
    kind: text('kind').$type<PublicationKind>().notNull(),
    version: smallint('version').notNull(),
    /** prepared, confirmed or dropped */
    status: text('status').$type<PublicationState>().notNull(),
    publicAt: moment('public_at').notNull(),
    /** The rules by which it was computed. */
    rules: jsonb('rules').$type<PublicationRules>().notNull(),
    /** Lines and numbers, by post. */
    summary: jsonb('summary').$type<PublicationSummary>().notNull(),
    people: integer('people').notNull(),
    /** SHA-256 of the text of its list. */
    hash: text('hash').notNull(),
    /** Why it corrects the version before, and the lines that changed. */
    reason: text('reason').notNull().default(''),
    changes: jsonb('changes').$type<string[]>().notNull().default([]),
    preparedBy: refId('prepared_by').notNull(),
    preparedAt: moment('prepared_at').notNull(),
    decidedBy: refId('decided_by'),
    decidedAt: moment('decided_at'),
    /** When its moves were made and everybody was told, after its moment. */
    appliedAt: moment('applied_at'),
  },
  (t) => [
    uniqueIndex('exam_publication_version_idx').on(t.examId, t.kind, t.version),
    uniqueIndex('exam_publication_waits_idx').on(t.examId, t.kind).where(sql`status = 'prepared'`),
    check(
      'exam_publication_two_people',
      sql`${t.status} <> 'confirmed' or coalesce(${t.preparedBy} <> ${t.decidedBy}, false)`,
    ),
  ],
);

interface PublicationRules {
  weights: { written: number; interview: number };
  decimals: number;
  tie: string;
  shortlist: number;
  results: ResultSettings;
}

/** One person's line of a publication, frozen with it. */
export const examResult = pgTable(
  'exam_result',
  {
    publicationId: refTo('publication_id', () => examPublication.id),
    registrationId: refTo('registration_id', () => examRegistration.id),
    postId: refTo('exam_post_id', () => examPost.id),
    /** In the order of the list. */
    position: integer('position').notNull(),
    /** Within the post; null for those who are not ranked. */
    rank: integer('rank'),
    /** Masked, as published. */
    name: text('name').notNull(),
    ticket: text('ticket').notNull(),
    written: points('written'),
    interview: points('interview'),
    total: points('total'),
    /** Of `outcomes`. */
    outcome: text('outcome').notNull(),
    /** Which rule decided a tie, whose place was taken, why somebody left. */
    note: text('note').notNull().default(''),
    /** What a list of future staff says of a person. */
    details: jsonb('details').$type<PersonDetails>(),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.registrationId] }),
    index('exam_result_registration_idx').on(t.registrationId),
    uniqueIndex('exam_result_position_idx').on(t.publicationId, t.position),
    index('exam_result_post_idx').on(t.publicationId, t.postId, t.position),
  ],
);

/** An objection to a publication, or an applicant's request to count a written score again, with its answer. */
export const examObjection = pgTable(
  'exam_objection',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    publicationId: refTo('publication_id', () => examPublication.id),
    /** Whom it is about; null for the list as a whole. */
    registrationId: refId('registration_id').references(() => examRegistration.id),
    /** Who made it: seen by leads and observers alone. */
    accountId: refId('account_id').notNull(),
    name: text('name').notNull(),
    /** Of `objectionKinds`. */
    kind: text('kind').$type<ObjectionKind>().notNull(),
    status: text('status').$type<ObjectionState>().notNull(),
    body: text('body').notNull(),
    fileId: refId('file_id'),
    madeAt: moment('made_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: refId('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    index('exam_objection_exam_idx').on(t.examId, t.status, t.madeAt),
    index('exam_objection_account_idx').on(t.accountId),
    uniqueIndex('exam_objection_once_idx')
      .on(t.publicationId, t.registrationId, t.accountId, t.kind)
      .where(sql`status = 'filed'`),
  ],
);
