import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment, primaryId, refId, refTo } from '#database/schema/columns.ts';
import type { Proposed } from '../contract/terms/exam-terms.ts';
import { exam, twoPeople } from './exams.ts';

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
