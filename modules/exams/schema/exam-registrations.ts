import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { bytes, fenColumn, moment, moveColumns, primaryId, refId, refTo, statusIn } from '#database/schema/columns.ts';
import { upload } from '#database/schema/files.ts';
import { jober } from '#database/schema/identity.ts';
import type { DrawInput, DrawKind } from '../contract/draw.ts';
import type { RuleCheck } from '../contract/exam-shapes.ts';
import {
  approvedRegistrationStates,
  liveRegistrationStates,
  type RegistrationState,
  waitingRegistrationStates,
} from '../contract/registration-state.ts';
import { exam, examPost, twoPeople } from './exams.ts';

/** Registrations that count as their applicant's one. */
export const liveRegistration = (table?: string) => statusIn(liveRegistrationStates, table);
export const approvedRegistration = (table?: string) => statusIn(approvedRegistrationStates, table);
export const waitingRegistration = (table?: string) => statusIn(waitingRegistrationStates, table);

/** A registration 报名 of one person for one post of a project, frozen as a snapshot when it is submitted. */
export const examRegistration = pgTable(
  'exam_registration',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    postId: refTo('exam_post_id', () => examPost.id),
    joberId: refTo('jober_id', () => jober.id),
    /** 报名号. One sequence serves all projects, so that registrations do not wait for each other. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 100_001 }),
    status: text('status').$type<RegistrationState>().notNull(),
    name: text('name').notNull(),
    snapshot: jsonb('snapshot').$type<ResumeSnapshot>().notNull(),
    /** The result of every rule at submission. */
    checks: jsonb('checks').$type<RuleCheck[]>().notNull(),
    /** The worst of `checks`, for the queue: fits, person, missing or unfit. */
    standing: text('standing').notNull(),
    /** Of `contract/people/identity-number.ts`. */
    identityKind: text('identity_kind').notNull().default('resident'),
    /** The number of that paper, encrypted with a key that is stored outside the database. Null after erasure. */
    identitySealed: bytes('identity_sealed'),
    /** A keyed hash of it, by which reviewers see that two registrations have one number; of these one may be approved. */
    identityHash: text('identity_hash'),
    identityMasked: text('identity_masked').notNull(),
    reason: text('reason'),
    /** Until when a returned registration may be completed. */
    completeBy: moment('complete_by'),
    /** What it was returned for. */
    asked: text('asked').array().notNull().default(sql`'{}'`),
    appealedAt: moment('appealed_at'),
    submittedAt: moment('submitted_at').notNull(),
    /** Why an accessible seat is asked for, '' where none is; erased with the evidence. */
    accessible: text('accessible').notNull().default(''),
    /** What was paid, 0 where the fee was waived; null while it is due or none is asked. */
    fee: fenColumn('fee'),
    refundedAt: moment('refunded_at'),
    /** What the first reviewer decided, approve or refuse, while another one has to confirm it. */
    proposed: text('proposed'),
    proposedBy: refId('proposed_by'),
    decidedBy: refId('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('exam_registration_once_idx').on(t.examId, t.joberId).where(liveRegistration()),
    index('exam_registration_twins_idx').on(t.examId, t.identityHash).where(liveRegistration()),
    uniqueIndex('exam_registration_person_idx').on(t.examId, t.identityHash).where(approvedRegistration()),
    index('exam_registration_jober_idx').on(t.joberId, t.submittedAt.desc().nullsFirst()),
    index('exam_registration_queue_idx').on(t.examId, t.status, t.submittedAt, t.id),
    index('exam_registration_post_idx').on(t.examId, t.postId, t.status, t.submittedAt),
    index('exam_registration_late_idx').on(t.completeBy).where(sql`status = 'returned'`),
  ],
);

/** Who reviews a registration now: others may not decide it until the claim is released or expires. */
export const examClaim = pgTable('exam_claim', {
  registrationId: refId('registration_id')
    .primaryKey()
    .references(() => examRegistration.id),
  accountId: refId('account_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A file that proves something; its bytes are encrypted, and each look at it is recorded. */
export const examEvidence = pgTable(
  'exam_evidence',
  {
    id: primaryId(),
    registrationId: refTo('registration_id', () => examRegistration.id),
    /** Of `contract/evidence.ts`. */
    kind: text('kind').notNull(),
    fileId: refTo('file_id', () => upload.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('exam_evidence_registration_idx').on(t.registrationId, t.at, t.id),
    index('exam_evidence_file_idx').on(t.fileId),
  ],
);

/** Every move of a registration. Rows are only added. */
export const examRegistrationEvent = pgTable(
  'exam_registration_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    registrationId: refTo('registration_id', () => examRegistration.id),
    ...moveColumns(),
    /** seeker, recruiter or clock */
    side: text('side').notNull(),
  },
  (t) => [index('exam_registration_event_idx').on(t.registrationId, t.id)],
);

/** Who looked at an identity number or at evidence, and why. Rows are only added. */
export const examLook = pgTable(
  'exam_look',
  {
    id: primaryId(),
    registrationId: refTo('registration_id', () => examRegistration.id),
    actorId: refId('actor_id').notNull(),
    /** 'identity', or the kind of the evidence. */
    what: text('what').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('exam_look_registration_idx').on(t.registrationId, t.at)],
);

/** A room 考场 of the written examination. */
export const examRoom = pgTable(
  'exam_room',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    /** 1, 2, 3 … through the whole project. */
    number: smallint('number').notNull(),
    place: text('place').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    seats: smallint('seats').notNull(),
    /** Only people of this subject sit here; null for any. */
    subject: text('subject'),
    accessible: boolean('accessible').notNull().default(false),
    /** 监考, as printed: '何敏之、邵立'. */
    invigilators: text('invigilators').notNull().default(''),
    /** The way to the place in words, the same for all its rooms. */
    directions: text('directions').notNull().default(''),
  },
  (t) => [uniqueIndex('exam_room_number_idx').on(t.examId, t.number), check('exam_room_seats', sql`${t.seats} > 0`)],
);

/** An open draw of a project: of seats, or of lots for the interview. Committed with both hashes, then revealed with the seed. */
export const examDraw = pgTable(
  'exam_draw',
  {
    examId: refTo('exam_id', () => exam.id),
    kind: text('kind').$type<DrawKind>().notNull().default('seats'),
    /** Encrypted with a key that is stored outside the database, until it is revealed. */
    seedSealed: bytes('seed_sealed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** Rooms, or groups, and people as they were when the list was fixed. */
    input: jsonb('input').$type<DrawInput>().notNull(),
    inputHash: text('input_hash').notNull(),
    committedBy: refId('committed_by').notNull(),
    committedAt: moment('committed_at').notNull(),
    /** Hexadecimal. */
    seed: text('seed'),
    revealedBy: refId('revealed_by'),
    revealedAt: moment('revealed_at'),
  },
  (t) => [primaryKey({ columns: [t.examId, t.kind] })],
);

/** A mark at the door: somebody arrived, or did not after all. Rows are only added; the latest of a person counts. */
export const examArrival = pgTable(
  'exam_arrival',
  {
    /** Made by the device, so that a mark that is sent again is the same row. */
    id: text('id').primaryKey(),
    registrationId: refTo('registration_id', () => examRegistration.id),
    arrived: boolean('arrived').notNull(),
    /** By the device's clock. */
    at: moment('at').notNull(),
    actorId: refId('actor_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('exam_arrival_registration_idx').on(t.registrationId, t.at)],
);

/** Who sits where: one person one seat by the primary key, one seat one person by the index. Triggers check who may sit. */
export const examSeat = pgTable(
  'exam_seat',
  {
    registrationId: refId('registration_id')
      .primaryKey()
      .references(() => examRegistration.id),
    examId: refTo('exam_id', () => exam.id),
    roomId: refTo('room_id', () => examRoom.id),
    seat: smallint('seat').notNull(),
    /** 准考证号 */
    ticket: text('ticket').notNull(),
  },
  (t) => [
    uniqueIndex('exam_seat_place_idx').on(t.roomId, t.seat),
    uniqueIndex('exam_seat_ticket_idx').on(t.examId, t.ticket),
  ],
);

/** A proposed change of a seat; another person confirms or declines it, or its proposer takes it back. */
export const examSeatChange = pgTable(
  'exam_seat_change',
  {
    id: primaryId(),
    examId: refTo('exam_id', () => exam.id),
    registrationId: refTo('registration_id', () => examRegistration.id),
    fromRoomId: refTo('from_room_id', () => examRoom.id),
    fromSeat: smallint('from_seat').notNull(),
    roomId: refTo('room_id', () => examRoom.id),
    seat: smallint('seat').notNull(),
    ...twoPeople(),
  },
  (t) => [
    uniqueIndex('exam_seat_change_open_idx').on(t.registrationId).where(sql`decided_at is null`),
    index('exam_seat_change_exam_idx').on(t.examId, t.decidedAt),
    check('exam_seat_change_by_two', sql`${t.isConfirmed} is not true or ${t.decidedBy} <> ${t.proposedBy}`),
  ],
);
