import { eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import { examCandidate, examSlot } from '../schema/candidates.ts';
import { exam, examPost, examStep } from '../schema/exams.ts';
import { examPublication, examResult } from '../schema/publications.ts';

interface Given {
  exam: Omit<typeof exam.$inferInsert, 'id'>;
  post: Omit<typeof examPost.$inferInsert, 'examId'>;
  joberId: string;
  /** Registers a seeker for a post. */
  register(place: { examId: string; postId: string; joberId: string }): Promise<string>;
}

const began = new Date('2026-11-12T01:00:00Z');
const ends = new Date('2031-01-01T01:00:00Z');

/** A project in its recheck: the seeker is to choose a slot, somebody failed, and somebody waits to take that place. */
export async function givenRecheck(db: Database, { exam: row, post, joberId, register }: Given) {
  const [recheckExamId, postId, slotId, listId] = [newId(), newId(), newId(), newId()];
  await db.insert(exam).values({ ...row, id: recheckExamId });
  await db.insert(examStep).values({ examId: recheckExamId, step: 'recheck', startsAt: began, endsAt: ends });
  await db.insert(examPost).values({ ...post, id: postId, examId: recheckExamId });
  const person = async (of: string) => register({ examId: recheckExamId, postId, joberId: of });
  const candidateId = await person(joberId);
  const goneId = await person((await givenSeeker(db)).joberId);
  const waitingId = await person((await givenSeeker(db)).joberId);
  const common = { examId: recheckExamId, postId, updatedAt: began };
  await db.insert(examCandidate).values([
    { ...common, id: candidateId, status: 'recheck' },
    { ...common, id: goneId, status: 'failed', leftFrom: 'recheck' },
    { ...common, id: waitingId, status: 'written' },
  ]);
  const startsAt = new Date('2030-01-02T01:00:00Z');
  const endsAt = new Date('2030-01-02T02:00:00Z');
  await db
    .insert(examSlot)
    .values({ id: slotId, examId: recheckExamId, startsAt, endsAt, place: '市教育局', seats: 9 });
  const { weights, decimals, tie, shortlist, results } = usualSettings(2027);
  const list = {
    id: listId,
    examId: recheckExamId,
    kind: 'shortlist' as const,
    version: 1,
    status: 'prepared' as const,
    publicAt: began,
  };
  const rules = { weights, decimals, tie, shortlist, results };
  const numbers = { rules, summary: {}, people: 1, hash: 'f'.repeat(64) };
  await db.insert(examPublication).values({ ...list, ...numbers, preparedBy: newId(), preparedAt: began });
  const line = { name: '林*夏', ticket: '26***03', written: 70, outcome: 'waiting' as const, rank: 3, position: 1 };
  await db.insert(examResult).values({ ...line, publicationId: listId, registrationId: waitingId, postId });
  const confirmed = { status: 'confirmed' as const, decidedBy: newId(), decidedAt: began, appliedAt: began };
  await db.update(examPublication).set(confirmed).where(eq(examPublication.id, listId));
  return { recheckExamId, candidateId, goneId, slotId };
}
