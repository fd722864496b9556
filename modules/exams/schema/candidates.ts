import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, points, primaryId, refId, refTo } from '#database/schema/columns.ts';
import type { CandidateStage, CandidateState } from '../contract/results/candidate-state.ts';
import type { ScoreMark, ScoreState } from '../contract/results/entry-states.ts';
import { examRegistration } from './exam-registrations.ts';
import { exam, examPost } from './exams.ts';
import { examGroup } from './interviews.ts';

/** A person on the way from the paper to the appointment. The id is that of the registration. */
export const examCandidate = pgTable(
  'exam_candidate',
  {
    id: refId('id')
      .primaryKey()
      .references(() => examRegistration.id),
    examId: refTo('exam_id', () => exam.id),
    postId: refTo('exam_post_id', () => examPost.id),
    status: text('status').$type<CandidateState>().notNull(),
    /** The state from which this person left, for those who are out. */
    leftFrom: text('left_from').$type<CandidateStage>(),
    reason: text('reason'),
    /** Whose place this person took. */
    replaces: refId('replaces'),
    /** The appointment for the recheck. */
    slotId: refId('slot_id').references(() => examSlot.id),
    /** Where and as which one this person is interviewed, once the lots are drawn. */
    groupId: refId('group_id').references(() => examGroup.id),
    lot: smallint('lot'),
    /** Of the additional test 加试 that decides between equal totals: what one person entered, until another enters the same. */
    extra: points('extra'),
    extraWaiting: points('extra_waiting'),
    extraBy: refId('extra_by'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('exam_candidate_post_idx').on(t.examId, t.postId, t.status),
    index('exam_candidate_slot_idx').on(t.slotId).where(sql`slot_id is not null`),
    uniqueIndex('exam_candidate_lot_idx').on(t.groupId, t.lot),
    check('exam_candidate_lot', sql`(${t.groupId} is null) = (${t.lot} is null)`),
  ],
);

/** A time at which a number of people may bring their originals. */
export const examSlot = pgTable(
  'exam_slot',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: text('place').notNull(),
    seats: smallint('seats').notNull(),
  },
  (t) => [
    index('exam_slot_exam_idx').on(t.examId, t.startsAt),
    check('exam_slot_seats', sql`${t.seats} > 0 and ${t.startsAt} < ${t.endsAt}`),
  ],
);

/**
 * A written score as somebody entered it. It counts once another person confirmed it; a change is a new row, which takes the place
 * of the confirmed one in the same way.
 */
export const examScore = pgTable(
  'exam_score',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    registrationId: refTo('registration_id', () => examRegistration.id),
    /** entered, confirmed, replaced or dropped */
    status: text('status').$type<ScoreState>().notNull(),
    /** score, absent or violation */
    mark: text('mark').$type<ScoreMark>().notNull(),
    points: points('points'),
    /** Why a confirmed score changes. */
    reason: text('reason').notNull().default(''),
    enteredBy: refId('entered_by').notNull(),
    enteredAt: moment('entered_at').notNull(),
    decidedBy: refId('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('exam_score_counts_idx').on(t.registrationId).where(sql`status = 'confirmed'`),
    uniqueIndex('exam_score_waits_idx').on(t.registrationId).where(sql`status = 'entered'`),
    index('exam_score_exam_idx').on(t.examId, t.status),
    check('exam_score_points', sql`(${t.mark} = 'score') = (${t.points} is not null) and ${t.points} >= 0`),
    check(
      'exam_score_two_people',
      sql`${t.status} in ('entered', 'dropped') or coalesce(${t.enteredBy} <> ${t.decidedBy}, false)`,
    ),
  ],
);
