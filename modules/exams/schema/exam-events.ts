import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, moveColumns, refId, refTo } from '#database/schema/columns.ts';
import { examRegistration } from './exam-registrations.ts';
import { exam } from './exams.ts';

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
