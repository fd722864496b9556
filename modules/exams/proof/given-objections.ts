import { eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import { exam, examPost } from '../schema/exams.ts';
import { examObjection, examPublication, examResult } from '../schema/publications.ts';

interface Given {
  exam: Omit<typeof exam.$inferInsert, 'id'>;
  post: Omit<typeof examPost.$inferInsert, 'examId'>;
  accountId: string;
  /** Registers the seeker for a post. */
  register(place: { examId: string; postId: string }): Promise<string>;
}

/** Seven working days from here end on the 25th. */
const began = new Date('2026-11-17T01:00:00Z');

/** A project in its publicity, with an objection of the seeker's to it, and one that has ended. */
export async function givenObjections(db: Database, { exam: row, post, accountId, register }: Given) {
  const [noticedExamId, listId, objectionId, closedExamId] = [newId(), newId(), newId(), newId()];
  const postId = newId();
  const ended = row.status === 'draft' ? {} : { status: 'closed' as const };
  await db.insert(exam).values([
    { ...row, id: noticedExamId },
    { ...row, ...ended, id: closedExamId },
  ]);
  await db.insert(examPost).values({ ...post, id: postId, examId: noticedExamId });
  const registrationId = await register({ examId: noticedExamId, postId });
  const { weights, decimals, tie, shortlist, results } = usualSettings(2027);
  await db.insert(examPublication).values({
    id: listId,
    examId: noticedExamId,
    kind: 'publicity',
    version: 1,
    status: 'prepared',
    publicAt: began,
    rules: { weights, decimals, tie, shortlist, results },
    summary: {},
    people: 1,
    hash: 'f'.repeat(64),
    preparedBy: newId(),
    preparedAt: began,
  });
  const line = { name: '林*夏', ticket: '26***01', rank: 1, total: 86.36, outcome: 'in' as const, position: 1 };
  await db.insert(examResult).values({ ...line, publicationId: listId, registrationId, postId });
  await db
    .update(examPublication)
    .set({ status: 'confirmed', decidedBy: newId(), decidedAt: began, appliedAt: began })
    .where(eq(examPublication.id, listId));
  await db.insert(examObjection).values({
    id: objectionId,
    examId: noticedExamId,
    publicationId: listId,
    registrationId,
    accountId,
    name: '陈知远',
    kind: 'eligibility',
    status: 'filed',
    body: '工作经历与报名表不一致',
    madeAt: began,
  });
  return { noticedExamId, listId, objectionId, closedExamId };
}
