import { eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import { examCandidate, examScore } from '../schema/candidates.ts';
import { examStep } from '../schema/exams.ts';
import { examPublication, examResult } from '../schema/publications.ts';

interface Place {
  examId: string;
  postId: string;
  /** Of somebody with a seat. */
  registrationId: string;
}

const taken = new Date('2026-11-12T01:00:00Z');
const published = new Date('2026-11-15T02:00:00Z');
const coming = new Date('2030-01-01T02:00:00Z');

/** A project after its written test: one confirmed score, which is published, and a shortlist that waits for a second person. */
export async function givenResults(db: Database, { examId, postId, registrationId }: Place) {
  const [publishedId, preparedId] = [newId(), newId()];
  const person = { examId, registrationId, mark: 'score' as const, points: 81.5 };
  const by = { enteredBy: newId(), enteredAt: taken, decidedBy: newId(), decidedAt: taken };
  await db.insert(examStep).values({ examId, step: 'written', startsAt: taken, endsAt: published });
  await db.insert(examCandidate).values({ id: registrationId, examId, postId, status: 'written', updatedAt: taken });
  await db.insert(examScore).values({ ...person, ...by, status: 'confirmed' as const });
  const { weights, decimals, tie, shortlist, results } = usualSettings(2027);
  const list = { examId, version: 1, status: 'prepared' as const, summary: {}, people: 1, hash: 'f'.repeat(64) };
  const rules = { weights, decimals, tie, shortlist, results };
  const prepared = { ...list, rules, preparedBy: newId(), preparedAt: taken };
  await db.insert(examPublication).values([
    { ...prepared, id: publishedId, kind: 'written', publicAt: published },
    { ...prepared, id: preparedId, kind: 'shortlist', publicAt: coming },
  ]);
  const line = { name: '林*夏', ticket: '26***01', written: 81.5, outcome: 'in' as const, rank: 1, position: 1 };
  await db.insert(examResult).values({ ...line, publicationId: publishedId, registrationId, postId });
  await db
    .update(examPublication)
    .set({ status: 'confirmed', decidedBy: newId(), decidedAt: taken, appliedAt: published })
    .where(eq(examPublication.id, publishedId));
  return { publishedId, preparedId };
}
