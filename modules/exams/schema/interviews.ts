import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, points, primaryId, refId, refTo } from '#database/schema/columns.ts';
import type { SheetState } from '../contract/results/entry-states.ts';
import { examRegistration } from './exam-registrations.ts';
import { exam } from './exams.ts';

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
    status: text('status').notNull(),
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
