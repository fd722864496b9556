import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, moveColumns, primaryId, refId, refTo, statusIn } from '#database/schema/columns.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { upload } from '#database/schema/files.ts';
import { jober } from '#database/schema/identity.ts';
import type { ExamRequirements } from '../contract/exam-requirements.ts';
import type { ExamSettings } from '../contract/exam-settings.ts';
import type { ReportedFacts } from '../contract/exam-shapes.ts';
import { type ExamState, publicExamStates, runningExamStates } from '../contract/exam-state.ts';
import type { StaffRole } from '../contract/staff-roles.ts';

/** Projects that everybody may read. */
export const publicExam = (table?: string) => statusIn(publicExamStates, table);
/** Projects that go on. */
export const runningExam = (table?: string) => statusIn(runningExamStates, table);
/** Projects that were not called off. */
export const heldExam = (table?: string) => statusIn([...runningExamStates, 'closed'], table);

/** What one person proposes, and another one confirms or declines. */
export const twoPeople = () => ({
  reason: text('reason').notNull(),
  proposedBy: refId('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull(),
  decidedBy: refId('decided_by'),
  decidedAt: moment('decided_at'),
  /** Null while it waits. */
  isConfirmed: boolean('is_confirmed'),
});

/** A company that an operator allowed to hold 公开招聘, or once did. */
export const examOrganiser = pgTable(
  'exam_organiser',
  {
    companyId: refId('company_id')
      .primaryKey()
      .references(() => company.id),
    /** allowed or ended */
    status: text('status').$type<'allowed' | 'ended'>().notNull(),
    reason: text('reason').notNull(),
    decidedBy: refId('decided_by').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [index('exam_organiser_time_idx').on(t.decidedAt.desc().nullsFirst(), t.companyId)],
);

/** A 公开招聘 project. `exam_step` says which step runs; `status` records only what people decided. */
export const exam = pgTable(
  'exam',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    status: text('status').$type<ExamState>().notNull(),
    title: text('title').notNull(),
    documentNumber: text('document_number').notNull().default(''),
    regionCode: text('region_code').notNull(),
    /** Sanitised HTML. */
    announcement: text('announcement').notNull().default(''),
    settings: jsonb('settings').$type<ExamSettings>().notNull(),
    /** Of a project that others run elsewhere; null for one that is run here. */
    reported: jsonb('reported').$type<ReportedFacts>(),
    /** Increases with every save: a save based on an older one is a conflict. */
    revision: integer('revision').notNull().default(1),
    /** Why it was suspended or cancelled. */
    reason: text('reason'),
    /** Copied from its posts when they are saved, so that lists read one row a project. */
    posts: integer('posts').notNull().default(0),
    headcount: integer('headcount').notNull().default(0),
    employers: integer('employers').notNull().default(0),
    stages: text('stages').array().notNull().default(sql`'{}'`),
    /** Copied from its timetable: when people may register. */
    registerFrom: moment('register_from'),
    registerUntil: moment('register_until'),
    /** Until when people whose post fell may choose another; null where they may not. */
    chooseUntil: moment('choose_until'),
    publishedAt: moment('published_at'),
    /** When identity numbers and evidence of its applicants were erased. */
    erasedAt: moment('erased_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('exam_company_idx').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id),
    index('exam_open_idx').on(t.registerUntil, t.id).where(runningExam()),
    index('exam_public_idx').on(t.publishedAt.desc().nullsFirst(), t.id).where(publicExam()),
  ],
);

/** One step of a project's timetable. */
export const examStep = pgTable(
  'exam_step',
  {
    examId: refTo('exam_id', () => exam.id),
    step: text('step').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    detail: text('detail').notNull().default(''),
    /** When followers were told that it has begun, and that it ends within a day. */
    startToldAt: moment('start_told_at'),
    endToldAt: moment('end_told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.step] }),
    check('exam_step_times', sql`${t.startsAt} < ${t.endsAt}`),
    index('exam_step_start_idx').on(t.startsAt).where(sql`start_told_at is null`),
    index('exam_step_end_idx').on(t.endsAt).where(sql`end_told_at is null`),
  ],
);

/** A line of a project's table of posts. */
export const examPost = pgTable(
  'exam_post',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    /** Text: leading zeros count. */
    code: text('code').notNull(),
    department: text('department').notNull().default(''),
    employer: text('employer').notNull(),
    title: text('title').notNull(),
    headcount: smallint('headcount').notNull(),
    stage: text('stage'),
    subject: text('subject'),
    /** 1 : N; null for the project's ratio. */
    ratio: smallint('ratio'),
    requirements: jsonb('requirements').$type<ExamRequirements>().notNull(),
    note: text('note').notNull().default(''),
    /** open, or fallen for want of applicants */
    status: text('status').$type<'open' | 'fallen'>().notNull().default('open'),
    /** The position in the organiser's table. */
    line: integer('line').notNull(),
  },
  (t) => [
    uniqueIndex('exam_post_code_idx').on(t.examId, t.code),
    index('exam_post_line_idx').on(t.examId, t.line),
    check('exam_post_headcount', sql`${t.headcount} > 0`),
  ],
);

/** 补充公告. `changes` records what a save or an amendment replaced; `step` is a step of the timetable or a term. */
export const examNotice = pgTable(
  'exam_notice',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    changes: jsonb('changes').$type<{ step: string; before: string; after: string }[]>().notNull().default([]),
    at: moment('at').notNull(),
  },
  (t) => [index('exam_notice_exam_idx').on(t.examId, t.at.desc().nullsFirst())],
);

/** A file beside the announcement, in the organiser's order. */
export const examAttachment = pgTable(
  'exam_attachment',
  {
    examId: refTo('exam_id', () => exam.id),
    fileId: refTo('file_id', () => upload.id, { onDelete: 'cascade' }),
    line: smallint('line').notNull(),
  },
  (t) => [primaryKey({ columns: [t.examId, t.fileId] }), index('exam_attachment_file_idx').on(t.fileId)],
);

/** A question of a seeker about a project. Staff answer it, in public or to the seeker alone. */
export const examQuestion = pgTable(
  'exam_question',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    joberId: refTo('jober_id', () => jober.id),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    answer: text('answer').notNull().default(''),
    isPublic: boolean('is_public').notNull().default(false),
    answeredBy: refId('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    index('exam_question_exam_idx').on(t.examId, t.answeredAt.desc().nullsFirst(), t.id),
    uniqueIndex('exam_question_once_idx').on(t.joberId, t.examId, t.body),
    check('exam_question_answered', sql`(${t.answeredAt} is null) = (${t.answer} = '')`),
  ],
);

/** Every move of a project. Rows are only added. */
export const examEvent = pgTable(
  'exam_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    examId: refTo('exam_id', () => exam.id),
    ...moveColumns(),
    /** recruiter or operator */
    side: text('side').notNull(),
  },
  (t) => [index('exam_event_exam_idx').on(t.examId, t.id)],
);

/** Who works in a project. The owners of the organiser lead all of its projects without a row. */
export const examStaff = pgTable(
  'exam_staff',
  {
    examId: refTo('exam_id', () => exam.id),
    memberId: refTo('member_id', () => companyMember.id),
    /** Of `contract/staff.ts`. */
    role: text('role').$type<StaffRole>().notNull(),
    /** Codes of the posts that a reviewer is named for; null for all posts. */
    posts: text('posts').array(),
    namedBy: refId('named_by').notNull(),
    namedAt: moment('named_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.examId, t.memberId] }), index('exam_staff_member_idx').on(t.memberId)],
);

/** Seekers who follow a project. */
export const examFollow = pgTable(
  'exam_follow',
  {
    examId: refTo('exam_id', () => exam.id),
    joberId: refTo('jober_id', () => jober.id),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.examId, t.joberId] }), index('exam_follow_jober_idx').on(t.joberId, t.at)],
);
