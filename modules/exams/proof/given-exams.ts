import { eq } from 'drizzle-orm';
import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type About, partOf } from '#server/proof/fixtures/part-of.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import type { RegistrationState } from '../contract/registration-state.ts';
import {
  examDraw,
  examEvidence,
  examRegistration,
  examRoom,
  examSeat,
  examSeatChange,
} from '../schema/exam-registrations.ts';
import {
  exam,
  examAttachment,
  examFollow,
  examOrganiser,
  examPost,
  examQuestion,
  examStaff,
  examStep,
} from '../schema/exams.ts';
import { givenInterview } from './given-interview.ts';
import { givenObjections } from './given-objections.ts';
import { givenRecheck } from './given-recheck.ts';
import { givenResults } from './given-results.ts';

interface Options {
  companyId: string;
  /** The company's owner. */
  memberId: string;
  joberId: string;
  accountId: string;
  /** Not published. */
  hidden?: boolean;
  about?: About;
}

const made = new Date('2026-11-10T02:00:00Z');
const room = { place: '第一中学', address: '学府路 66 号', name: '致远楼 203', seats: 30, number: 1 };
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 1));

/** An organiser with a draft and three published projects, one of which the seeker follows. */
export async function givenExams(db: Database, options: Options) {
  const { companyId, memberId, joberId, accountId, hidden = false } = options;
  const part = partOf(options.about);
  const [examId, endingExamId, watchedExamId, newExamId] = [newId(), newId(), newId(), newId()];
  await db
    .insert(examOrganiser)
    .values({ companyId, status: 'allowed', reason: '教育主管部门', decidedBy: newId(), decidedAt: made })
    .onConflictDoNothing();
  const settings = {
    ...usualSettings(2027),
    registerNote: '现场报名',
    phones: [{ name: '政策', number: '0571-88000000' }],
  };
  const common = {
    companyId,
    title: '澜州市 2027 年公开招聘教师',
    regionCode: '330100',
    announcement: '<p>公告</p>',
    settings,
    registerFrom: day(16),
    registerUntil: day(27),
    createdAt: made,
    updatedAt: made,
  };
  const shown = hidden ? { status: 'draft' as const } : { status: 'published' as const, publishedAt: made };
  const published = [examId, endingExamId, watchedExamId];
  await db
    .insert(exam)
    .values([
      ...published.map((id) => ({ ...common, ...shown, id })),
      { ...common, id: newExamId, status: 'draft' as const },
    ]);
  await db.insert(examStep).values(
    [...published, newExamId].flatMap((id) => [
      { examId: id, step: 'register', startsAt: day(16), endsAt: day(27) },
      { examId: id, step: 'publicity', startsAt: day(60), endsAt: day(70) },
    ]),
  );
  const post = {
    code: '0101',
    employer: '澜州市第一中学',
    title: '高中数学教师',
    headcount: 2,
    requirements: { words: {} },
    line: 0,
  };
  const over = { ...common, ...shown, registerFrom: day(1), registerUntil: day(2) };
  const later = await part(givenLaterSteps, db, { exam: over, post, joberId });
  const seated = await part(givenSeated, db, { exam: over, post, joberId });
  const register = (place: { examId: string; postId: string }) =>
    givenRegistration(db, { ...place, joberId }, 'approved');
  const objected = await part(givenObjections, db, { exam: over, post, accountId, register });
  const rechecked = await part(givenRecheck, db, {
    exam: over,
    post,
    joberId,
    register: (place) => givenRegistration(db, place, 'approved'),
  });
  const interviewed = await part(givenInterview, db, {
    exam: over,
    post,
    joberId,
    register: (place) => givenRegistration(db, place, 'approved'),
  });
  const postIds = published.map(() => newId());
  await db.insert(examPost).values(published.map((id, at) => ({ ...post, id: postIds[at], examId: id })));
  await db.insert(examStaff).values({ examId, memberId, role: 'observer', namedBy: newId(), namedAt: made });
  await db.insert(examFollow).values({ examId, joberId, at: made });
  const questionId = newId();
  await db
    .insert(examQuestion)
    .values({ id: questionId, examId, joberId, body: '在职教师报名要单位同意吗？', createdAt: made });
  const attachmentId = newId();
  const attached = {
    kind: 'examAttachment',
    name: '岗位计划表.pdf',
    type: 'application/pdf',
    size: 1,
    createdAt: made,
  };
  await db.insert(upload).values({ ...attached, id: attachmentId, accountId, storageKey: attachmentId });
  await db.insert(examAttachment).values({ examId, fileId: attachmentId, line: 0 });
  const [postId, endingPostId, watchedPostId = ''] = postIds;
  const registrationId = await givenRegistration(db, { examId, postId, joberId });
  const reviewedId = await givenRegistration(db, { examId: endingExamId, postId: endingPostId, joberId });
  const [photoFileId = '', identityFileId = '', diplomaFileId = '', fileId = ''] = await givenFiles(db, accountId);
  const evidenceId = newId();
  const evidence = { kind: 'diploma', name: '毕业证.webp', type: 'image/webp', at: made };
  await db.insert(examEvidence).values({ ...evidence, id: evidenceId, registrationId: reviewedId, fileId });
  const things = {
    ...later,
    ...seated,
    ...objected,
    ...rechecked,
    ...interviewed,
    watchedPostId,
    questionId,
    attachmentId,
    photoFileId,
    identityFileId,
    diplomaFileId,
    registrationId,
    reviewedId,
    evidenceId,
  };
  return { examId, endingExamId, watchedExamId, newExamId, ...things };
}

interface Later {
  exam: Omit<typeof exam.$inferInsert, 'id'>;
  post: Omit<typeof examPost.$inferInsert, 'examId'>;
  joberId: string;
}

/** Projects whose registration is over: with a fee, ready for its draw, and with a fixed list. */
async function givenLaterSteps(db: Database, { exam: over, post, joberId }: Later) {
  const ids = {
    feeExamId: newId(),
    feePostId: newId(),
    drawExamId: newId(),
    drawnExamId: newId(),
    examRoomId: newId(),
  };
  const { feeExamId, feePostId, drawExamId, drawnExamId, examRoomId } = ids;
  const drawPostId = newId();
  await db
    .insert(exam)
    .values([
      { ...over, id: feeExamId, settings: { ...over.settings, fee: 10_000 } },
      ...[drawExamId, drawnExamId].map((id) => ({ ...over, id })),
    ]);
  await db.insert(examPost).values([
    { ...post, id: feePostId, examId: feeExamId },
    { ...post, id: drawPostId, examId: drawExamId },
  ]);
  await db.insert(examStep).values({ examId: drawExamId, step: 'written', startsAt: day(28), endsAt: day(29) });
  await db.insert(examRoom).values({ ...room, id: examRoomId, examId: drawExamId });
  await givenRegistration(db, { examId: drawExamId, postId: drawPostId, joberId }, 'approved');
  const draw = { seedHash: '', inputHash: '', input: { rooms: [], people: [] }, seedSealed: Buffer.alloc(1) };
  await db.insert(examDraw).values({ ...draw, examId: drawnExamId, committedBy: newId(), committedAt: made });
  return ids;
}

/**
 * Three projects with one room each, and the seeker on its first seat: one after its written test, one in which a change of the seat
 * waits, and one in which none does.
 */
async function givenSeated(db: Database, later: Later) {
  const sat = await givenSeat(db, later);
  const results = await givenResults(db, sat);
  const { examId, roomId, registrationId } = await givenSeat(db, later);
  const seatChangeId = newId();
  const seats = { fromRoomId: roomId, fromSeat: 1, roomId, seat: 2, reason: '考场设备损坏' };
  const proposed = { proposedBy: newId(), proposedAt: made };
  await db.insert(examSeatChange).values({ id: seatChangeId, examId, registrationId, ...seats, ...proposed });
  const { examId: seatExamId, roomId: seatRoomId, registrationId: seatedId } = sat;
  const still = await givenSeat(db, later);
  const movable = { movableExamId: still.examId, movableRoomId: still.roomId, movableId: still.registrationId };
  return { seatExamId, seatRoomId, seatedId, seatChangeId, ...movable, ...results };
}

async function givenSeat(db: Database, { exam: row, post, joberId }: Later) {
  const [examId, postId, roomId] = [newId(), newId(), newId()];
  await db.insert(exam).values({ ...row, id: examId });
  await db.insert(examPost).values({ ...post, id: postId, examId });
  await db.insert(examRoom).values({ ...room, id: roomId, examId });
  const registrationId = await givenRegistration(db, { examId, postId, joberId }, 'approved');
  await db.insert(examSeat).values({ registrationId, examId, roomId, seat: 1, ticket: '2600101' });
  return { examId, postId, roomId, registrationId };
}

/** Uploads of the seeker that belong to nothing yet, without bytes. */
async function givenFiles(db: Database, accountId: string): Promise<string[]> {
  const ids = [newId(), newId(), newId(), newId()];
  const file = {
    accountId,
    kind: 'examEvidence',
    name: '材料.webp',
    type: 'image/webp',
    size: 1,
    width: 295,
    height: 413,
    createdAt: made,
  };
  await db.insert(upload).values(ids.map((id) => ({ ...file, id, storageKey: id })));
  return ids;
}

interface Place {
  examId: string;
  postId: string | undefined;
  joberId: string;
}

/** A registration that fits every rule; its identity number is erased. */
async function givenRegistration(
  db: Database,
  { examId, postId = '', joberId }: Place,
  status: RegistrationState = 'submitted',
): Promise<string> {
  const id = newId();
  const [person] = await db.select().from(jober).where(eq(jober.id, joberId));
  const content = resumeContent.parse({});
  const snapshot = resumeSnapshot.parse({ jober: { ...person, phone: '' }, resumeName: '', content });
  const row = { id, examId, postId, joberId, name: snapshot.jober.name, snapshot, checks: [], standing: 'fits' };
  await db.insert(examRegistration).values({ ...row, status, identityMasked: '', submittedAt: made });
  return id;
}

export type ExamThings = Awaited<ReturnType<typeof givenExams>>;
