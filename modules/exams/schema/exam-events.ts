import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment, moveColumns, primaryId, refId, refTo } from '#database/schema/columns.ts';
import type { Proposed } from '../contract/terms/exam-terms.ts';
import { examRegistration } from './exam-registrations.ts';
import { exam, twoPeople } from './exams.ts';

/** Every act of the second half: moves of candidates, scores, publications, sheets and objections. Rows are only added. */
export const examLog = pgTable(
  'exam_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    examId: refTo('exam_id', () => exam.id),
    /** candidate, score, publication, draw, sheet or objection; its id */
    subject: text('subject').notNull(),
    subjectId: refId('subject_id').notNull(),
    /** Whom it is about. */
    registrationId: refId('registration_id').references(() => examRegistration.id),
    ...moveColumns(),
    /** seeker, recruiter, judge, clock or system */
    side: text('side').notNull(),
  },
  (t) => [
    index('exam_log_exam_idx').on(t.examId, t.id),
    index('exam_log_registration_idx').on(t.registrationId, t.id).where(sql`registration_id is not null`),
  ],
);

/** A block of events, chained to the one before by its hash, so that no write waits for another. */
export const examSeal = pgTable(
  'exam_seal',
  {
    examId: refTo('exam_id', () => exam.id),
    number: integer('number').notNull(),
    /** The last event in it, of each of the three tables of events. */
    untilExam: bigint('until_exam', { mode: 'number' }).notNull(),
    untilRegistration: bigint('until_registration', { mode: 'number' }).notNull(),
    untilLog: bigint('until_log', { mode: 'number' }).notNull(),
    events: integer('events').notNull(),
    /** SHA-256 of the hash of the block before and the text of its events. */
    hash: text('hash').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.examId, t.number] })],
);

/** A change that one member of the staff proposes and another one confirms or drops: until then nothing of it has happened. */
export const examProposal = pgTable(
  'exam_proposal',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    /** What it changes: the id of a judge, of a group or of the project. */
    subjectId: refId('subject_id').notNull(),
    proposed: jsonb('proposed').$type<Proposed>().notNull(),
    ...twoPeople(),
  },
  (t) => [
    index('exam_proposal_exam_idx').on(t.examId, t.proposedAt),
    uniqueIndex('exam_proposal_waits_idx').on(t.subjectId).where(sql`decided_at is null`),
    check(
      'exam_proposal_two_people',
      sql`${t.isConfirmed} is not true or coalesce(${t.proposedBy} <> ${t.decidedBy}, false)`,
    ),
  ],
);

/** A public file or draw that was computed once. The key is a hash of everything it is made from, so it never changes. */
export const examOutput = pgTable(
  'exam_output',
  { key: text('key').primaryKey(), bytes: bytes('bytes').notNull(), usedAt: moment('used_at').notNull() },
  (t) => [index('exam_output_used_idx').on(t.usedAt)],
);
