import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { type DrawInput, seatsLacking } from '../../contract/draw.ts';
import type { GroupForm } from '../../contract/interview/groups.ts';
import { isOut } from '../../contract/results/candidate-state.ts';
import { examCandidate, examGroup, examJudge } from '../../schema/candidates.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { examPublication } from '../../schema/publications.ts';
import { lockCandidates } from '../results/candidates.ts';
import { commitInput, revealSeed, type Secrets } from '../rooms/rooms.ts';
import { drawOf, refuseAfterDraw } from '../rooms/store.ts';
import { matching } from '../rows.ts';
import { type ExamRow, idsOf, lockExam, openPostsOf, publishPageChanges, stepOf } from '../store.ts';
import {
  type GroupRow,
  giveLots,
  groupsOf,
  intervieweesOf,
  type JudgeRow,
  judgesOf,
  type Lot,
  lotsOf,
  sheetsOf,
} from './store.ts';

/** What a group and the people of its posts have in common in the draw. Codes are free texts, and may hold a plus or a space. */
export const subjectOf = (posts: readonly string[]): string => posts.map(encodeURIComponent).join('+');

/**
 * Codes in the order of the table of posts. Groups either have the same posts, whose people they divide, or none in common.
 * @throws AppError INVALID_INPUT
 */
function postsInOrder(groups: readonly GroupForm[], table: readonly string[]): string[][] {
  const lists = groups.map(({ posts }, at) => {
    const unknown = posts.find((code) => !table.includes(code));
    if (unknown !== undefined) throw fieldError(`body.groups.${at}.posts`, `岗位表里没有 ${unknown}`);
    return table.filter((code) => posts.includes(code));
  });
  lists.forEach((codes, at) => {
    const other = lists.findIndex(
      (list) => subjectOf(list) !== subjectOf(codes) && list.some((code) => codes.includes(code)),
    );
    if (other >= 0)
      throw fieldError(`body.groups.${at}.posts`, `第 ${at + 1} 组和第 ${other + 1} 组的岗位要么相同，要么没有重复`);
  });
  return lists;
}

/**
 * Saves all groups of a project, numbered in their order; judges stay with their group.
 * @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_MOVE once the list of the lots is fixed
 */
export async function saveGroups(tx: Database, examId: string, groups: readonly GroupForm[]): Promise<void> {
  await lockExam(tx, examId);
  await refuseAfterDraw(tx, examId, 'lots');
  const table = (await openPostsOf(tx, examId)).map(({ code }) => code);
  const posts = postsInOrder(groups, table);
  const before = new Set(idsOf(await groupsOf(tx, examId)));
  const kept = groups.flatMap(({ id }) => (id !== undefined && before.has(id) ? id : []));
  if (new Set(kept).size < groups.filter(({ id }) => id !== undefined).length)
    throw fieldError('body.groups', '小组已被别人改动，请刷新后再改');
  const gone = [...before].filter((id) => !kept.includes(id));
  await tx.delete(examJudge).where(inArray(examJudge.groupId, gone));
  await tx.delete(examGroup).where(inArray(examGroup.id, gone));
  // Numbers are unique at every moment: they move out of the way first.
  await tx
    .update(examGroup)
    .set({ number: sql`${examGroup.number} + 1000` })
    .where(eq(examGroup.examId, examId));
  for (const [at, { id, startsAt, ...form }] of groups.entries()) {
    const row = { ...form, examId, posts: posts[at] ?? [], startsAt: new Date(startsAt), number: at + 1 };
    if (id === undefined) await tx.insert(examGroup).values({ ...row, id: newId() });
    else await tx.update(examGroup).set(row).where(eq(examGroup.id, id));
  }
}

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
  const interview = await stepOf(db, row.id, 'interview');
  const rechecked = await db.$count(examCandidate, matching(examCandidate, { examId: row.id, status: 'recheck' }));
  const open = { kind: 'shortlist', status: ['prepared', 'confirmed'], appliedAt: null } as const;
  const lists = await db.$count(examPublication, matching(examPublication, { examId: row.id, ...open }));
  const without = seatsLacking(input).all;
  return [
    ...(row.status === 'published' ? [] : ['项目不在进行中']),
    ...(interview ? [] : ['时间安排里没有“面试试讲”']),
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
  await lockCandidates(tx, examId, idsOf(people));
  const row = await lockExam(tx, examId);
  const drawn = await revealSeed(secrets, tx, writer, { row, kind: 'lots' });
  const groups = new Map((await groupsOf(tx, examId)).map((group) => [group.number, group]));
  const byNumber = new Map(people.map((person) => [person.number, person]));
  const lots = drawn.flatMap(({ number: drawnBy, room, seat: lot }) => {
    const [person, group] = [byNumber.get(drawnBy), groups.get(room)];
    return person && group ? [{ ...person, group, groupId: group.id, lot }] : [];
  });
  await giveLots(tx, lots, writer.now);
  const notices = lots.map(({ accountId, group, lot }) => ({
    accountId,
    kind: 'exam.lot' as const,
    title: '面试签号已抽出',
    link: '/client/exams',
    now: writer.now,
    body: `“${row.title}”面试：您在第 ${group.number} 组，${lot} 号。地点：${group.place}。`,
    effectKey: `exam-lot:${examId}:${accountId}`,
  }));
  await notifyAll(tx, notices);
  await publishPageChanges(tx, examId);
}

/** What a judge did about a person: nothing yet, a sealed sheet, or a declared conflict. */
export type Mark = 'open' | 'sealed' | 'recused';

/** The whole of the groups of a project: who is in them, and what each judge did. */
export async function interviewOf(db: Database, groups: readonly GroupRow[], examId: string) {
  const ids = idsOf(groups);
  const judges = await judgesOf(db, ids);
  const { sheets, recusals } = await sheetsOf(db, idsOf(judges));
  const keyOf = (pair: { judgeId: string; registrationId: string }) => `${pair.judgeId} ${pair.registrationId}`;
  const sealed = new Map(
    sheets.flatMap((sheet) => (sheet.status === 'sealed' ? [[keyOf(sheet), sheet] as const] : [])),
  );
  const reasons = new Map(recusals.map((recusal) => [keyOf(recusal), recusal.reason]));
  const people = (await lotsOf(db, examId)).filter(({ groupId }) => groupId !== null && ids.includes(groupId));
  const pairOf = (judge: JudgeRow, person: Lot) => keyOf({ judgeId: judge.id, registrationId: person.id });
  const markOf = (judge: JudgeRow, person: Lot): Mark => {
    const key = pairOf(judge, person);
    return reasons.has(key) ? 'recused' : sealed.has(key) ? 'sealed' : 'open';
  };
  /** Whether every judge of the group has sealed or stepped back, and a sheet counts. */
  const isDone = (person: Lot) => {
    const panel = judges.filter(({ groupId }) => groupId === person.groupId);
    const marks = panel.flatMap((judge) => (judge.status === 'named' ? markOf(judge, person) : []));
    return !marks.includes('open') && panel.some((judge) => judge.sheetsCount && markOf(judge, person) === 'sealed');
  };
  const sheetOf = (judge: JudgeRow, person: Lot) => sealed.get(pairOf(judge, person));
  /** Why a judge steps back from a person, '' where none does. */
  const reasonOf = (judge: JudgeRow, person: Lot) => reasons.get(pairOf(judge, person)) ?? '';
  return { judges, people, sheets, markOf, sheetOf, reasonOf, isDone };
}
export type Interview = Awaited<ReturnType<typeof interviewOf>>;

export function presentGroup(group: GroupRow, { judges, people, isDone }: Interview) {
  const live = people.filter((person) => person.groupId === group.id && !isOut(person.status));
  return {
    ...group,
    judges: judges.filter(({ groupId, status }) => groupId === group.id && status === 'named'),
    people: live.length,
    done: live.filter(isDone).length,
  };
}

/** Groups, judges, draw and progress of a project. */
export async function readInterview(db: Database, row: ExamRow) {
  const groups = await groupsOf(db, row.id);
  const interview = await interviewOf(db, groups, row.id);
  const draw = await drawOf(db, row.id, 'lots');
  const input = draw?.input ?? (await lotsInput(db, row.id));
  const counts = Map.groupBy(await intervieweesOf(db, row.id), ({ post }) => post.code);
  const open = await openPostsOf(db, row.id);
  return {
    groups: groups.map((group) => presentGroup(group, interview)),
    draw,
    posts: open.map(({ code, title }) => ({ code, title, people: counts.get(code)?.length ?? 0 })),
    people: input.people.length,
    lacking: draw ? [] : await lackingForLots(db, row, input),
  };
}
