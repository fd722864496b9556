import { and, eq, inArray, isNull } from 'drizzle-orm';
import { jober } from '#database/schema/identity.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DrawInput, seatsLacking } from '../../contract/draw.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { examPublication } from '../../schema/publications.ts';
import { publishPageChanges } from '../page-tags.ts';
import { lockCandidates } from '../results/candidates.ts';
import { commitInput, revealSeed, type Secrets } from '../rooms/open-draw.ts';
import { drawOf, refuseAfterDraw } from '../rooms/store.ts';
import { type ExamRow, lockExam, timetableOf } from '../store.ts';
import { subjectOf } from './save-groups.ts';
import { type GroupRow, giveLots, groupsOf, intervieweesOf } from './store.ts';

/** What the lots would be drawn from now: a group is a room, its posts are the subject. */
export async function lotsInput(db: Database, examId: string): Promise<DrawInput> {
  const groups = await groupsOf(db, examId);
  const subjectOfPost = new Map(groups.flatMap(({ posts }) => posts.map((code) => [code, subjectOf(posts)])));
  const people = await intervieweesOf(db, examId);
  return {
    rooms: groups.map(({ number, seats, posts }) => ({ number, seats, subject: subjectOf(posts) })),
    people: people.map(({ number, post }) => ({
      number,
      subject: subjectOfPost.get(post.code) ?? subjectOf([post.code]),
    })),
  };
}

/** What keeps the list of the lots from being fixed, in words. */
export async function lackingForLots(db: Database, row: ExamRow, input: DrawInput): Promise<string[]> {
  const steps = await timetableOf(db, row.id);
  const rechecked = await db.$count(
    examCandidate,
    and(eq(examCandidate.examId, row.id), eq(examCandidate.status, 'recheck')),
  );
  const lists = await db.$count(
    examPublication,
    and(
      eq(examPublication.examId, row.id),
      eq(examPublication.kind, 'shortlist'),
      inArray(examPublication.status, ['prepared', 'confirmed']),
      isNull(examPublication.appliedAt),
    ),
  );
  const without = seatsLacking(input).all;
  return [
    ...(row.status === 'published' ? [] : ['项目不在进行中']),
    ...(steps.some(({ step }) => step === 'interview') ? [] : ['时间安排里没有“面试试讲”']),
    ...(lists > 0 ? ['入围名单还没有公布'] : []),
    ...(rechecked > 0 ? [`还有 ${rechecked} 人在资格复审`] : []),
    ...(input.people.length === 0 ? ['还没有进入面试的人'] : []),
    ...(input.rooms.length === 0 ? ['还没有小组'] : []),
    ...(input.rooms.length > 0 && without > 0 ? [`还有 ${without} 人排不进小组，请看岗位和人数上限`] : []),
  ];
}

/** Fixes the list of people and groups, and publishes its hash with that of a secret seed. @throws AppError ILLEGAL_MOVE */
export async function commitLots(secrets: Secrets, tx: Database, writer: Writer, examId: string): Promise<void> {
  const row = await lockExam(tx, examId);
  await refuseAfterDraw(tx, examId, 'lots');
  const input = await lotsInput(tx, examId);
  const lacking = await lackingForLots(tx, row, input);
  await commitInput(secrets, tx, writer, { examId, kind: 'lots', input, lacking });
}

/** Draws groups and lots with the committed seed, publishes it, and tells everybody. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function revealLots(secrets: Secrets, tx: Database, writer: Writer, examId: string): Promise<void> {
  const listed = (await drawOf(tx, examId, 'lots'))?.input.people.map((person) => person.number) ?? [];
  const { id, number, joberId } = examRegistration;
  const people = await tx
    .select({ id, number, accountId: jober.accountId })
    .from(examRegistration)
    .innerJoin(jober, eq(jober.id, joberId))
    .where(and(eq(examRegistration.examId, examId), inArray(number, listed)));
  // People first, then the project, as who moves a candidate locks them: see `refuseAfterDraw`.
  const ids = people.map((person) => person.id);
  await lockCandidates(tx, examId, ids);
  const row = await lockExam(tx, examId);
  const drawn = await revealSeed(secrets, tx, writer, { row, kind: 'lots' });
  const groups = new Map((await groupsOf(tx, examId)).map((group) => [group.number, group]));
  const byNumber = new Map(people.map((person) => [person.number, person]));
  const lots = drawn.flatMap(({ number: drawnBy, room, seat: lot }) => {
    const [person, group] = [byNumber.get(drawnBy), groups.get(room)];
    return person && group ? [{ ...person, group, groupId: group.id, lot }] : [];
  });
  await giveLots(tx, lots, writer.now);
  await tellDrawn(tx, row, lots, writer.now);
  await publishPageChanges(tx, examId);
}

async function tellDrawn(
  tx: Database,
  { id: examId, title }: ExamRow,
  lots: readonly { accountId: string; group: GroupRow; lot: number }[],
  now: Date,
): Promise<void> {
  const notices = lots.map(({ accountId, group, lot }) => ({
    accountId,
    kind: 'exam.lot' as const,
    title: '面试签号已抽出',
    link: '/client/exams',
    now,
    body: `“${title}”面试：您在第 ${group.number} 组，${lot} 号。地点：${group.place}。`,
    effectKey: `exam-lot:${examId}:${accountId}`,
  }));
  await notifyAll(tx, notices);
}
