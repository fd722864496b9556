import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, points, primaryId, refId, refTo } from '#database/schema/columns.ts';
import type { CandidateStage, CandidateState } from '../contract/results/candidate-state.ts';
import type { ScoreMark, ScoreState, SheetState } from '../contract/results/entry-states.ts';
import { examRegistration } from './exam-registrations.ts';
import { exam, examPost } from './exams.ts';

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

/** A group of an interview: a room and its judges. Groups with the same posts divide their people between them by lot. */
export const examGroup = pgTable(
  'exam_group',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    /** 1, 2, 3 … through the whole project. */
    number: smallint('number').notNull(),
    place: text('place').notNull(),
    startsAt: moment('starts_at').notNull(),
    seats: smallint('seats').notNull(),
    /** Codes of posts, in the order of the table of posts. */
    posts: text('posts').array().notNull(),
    /** What judges fill in: names and most points, 100 in all. */
    criteria: jsonb('criteria').$type<{ name: string; max: number }[]>().notNull(),
    /** When its last sheet was in: from then on only corrections change a score. */
    closedAt: moment('closed_at'),
  },
  (t) => [uniqueIndex('exam_group_number_idx').on(t.examId, t.number), check('exam_group_seats', sql`${t.seats} > 0`)],
);

/** A judge of a group, who enters by a code on a device of their own. */
export const examJudge = pgTable(
  'exam_judge',
  {
    id: primaryId(),
    groupId: refTo('group_id', () => examGroup.id),
    /** 1, 2, 3 … in the group: what applicants and lists call this judge. */
    number: smallint('number').notNull(),
    name: text('name').notNull(),
    /** named, or removed */
    status: text('status').$type<'named' | 'removed'>().notNull(),
    /** A keyed hash of the code, until it is used. */
    codeHash: text('code_hash'),
    codeUntil: moment('code_until'),
    /** A keyed hash of the secret of the device that entered. */
    deviceHash: text('device_hash'),
    enteredAt: moment('entered_at'),
    /** Of a removed judge: whether the sealed sheets still count, as two people decided. */
    sheetsCount: boolean('sheets_count').notNull().default(true),
  },
  (t) => [
    uniqueIndex('exam_judge_number_idx').on(t.groupId, t.number).where(sql`status = 'named'`),
    uniqueIndex('exam_judge_code_idx').on(t.codeHash).where(sql`code_hash is not null`),
    uniqueIndex('exam_judge_device_idx').on(t.deviceHash).where(sql`device_hash is not null`),
  ],
);

/** A conflict of interest 回避 that a judge declared: this judge's sheet of that person is neither asked for nor counted. */
export const examRecusal = pgTable(
  'exam_recusal',
  {
    id: primaryId(),
    judgeId: refTo('judge_id', () => examJudge.id),
    registrationId: refTo('registration_id', () => examRegistration.id),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [uniqueIndex('exam_recusal_once_idx').on(t.judgeId, t.registrationId)],
);

/**
 * A judge's score sheet of one person. It counts once it is sealed and never changes after; a correction is a proposed sheet that a
 * second person confirms and that takes its place.
 */
export const examSheet = pgTable(
  'exam_sheet',
  {
    /** Made by the device, so that a sheet that is sent again is the same row. */
    id: text('id').primaryKey(),
    judgeId: refTo('judge_id', () => examJudge.id),
    registrationId: refTo('registration_id', () => examRegistration.id),
    /** sealed, proposed, replaced or dropped */
    status: text('status').$type<SheetState>().notNull(),
    marks: jsonb('marks').$type<{ name: string; max: number; value: number }[]>().notNull(),
    /** The sum of its marks. */
    total: points('total').notNull(),
    /** By the device's clock, and when it reached the server. */
    givenAt: moment('given_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Of a correction. */
    reason: text('reason').notNull().default(''),
    proposedBy: refId('proposed_by'),
    decidedBy: refId('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('exam_sheet_counts_idx').on(t.judgeId, t.registrationId).where(sql`status = 'sealed'`),
    uniqueIndex('exam_sheet_waits_idx').on(t.judgeId, t.registrationId).where(sql`status = 'proposed'`),
    index('exam_sheet_registration_idx').on(t.registrationId, t.status),
    check(
      'exam_sheet_two_people',
      sql`${t.status} <> 'sealed' or ${t.proposedBy} is null or coalesce(${t.proposedBy} <> ${t.decidedBy}, false)`,
    ),
  ],
);
