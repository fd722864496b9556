import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { GroupForm } from '../../contract/interview/groups.ts';
import { examGroup, examJudge } from '../../schema/interviews.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { lockExam, postsOf } from '../store.ts';
import { groupsOf } from './store.ts';

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
  lists.forEach((own, at) => {
    const other = lists.findIndex(
      (list) => subjectOf(list) !== subjectOf(own) && list.some((code) => own.includes(code)),
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
  const posts = postsInOrder(
    groups,
    (await postsOf(tx, examId)).filter(({ status }) => status === 'open').map(({ code }) => code),
  );
  const before = new Set((await groupsOf(tx, examId)).map(({ id }) => id));
  const kept = groups.flatMap(({ id }) => (id !== undefined && before.has(id) ? id : []));
  if (new Set(kept).size < groups.filter(({ id }) => id !== undefined).length)
    throw fieldError('body.groups', '小组已被别人改动，请刷新后再改');
  const gone = [...before].filter((id) => !kept.includes(id));
  if (gone.length > 0) {
    await tx.delete(examJudge).where(inArray(examJudge.groupId, gone));
    await tx
      .delete(examGroup)
      .where(and(eq(examGroup.examId, examId), notInArray(examGroup.id, kept.length > 0 ? kept : ['0'])));
  }
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
