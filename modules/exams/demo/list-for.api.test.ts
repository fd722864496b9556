import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { examResult } from '../schema/publications.ts';
import { givenScored } from '../server/candidates/test-candidates.ts';
import { at } from '../server/test-exams.ts';
import { listFor } from './list-for.ts';

const app = await useWholeApp();

test('a tie for the last place, in which drawn scores may end, is settled by a further test', async () => {
  const points = [90, 80, 80, 70];
  const {
    id: examId,
    accountId,
    publish,
  } = await givenScored(app, points, { headcount: 2, steps: 'withoutInterview' });
  await publish('written', '2026-12-30T10:00');
  await publish('shortlist', '2027-01-02T10:00');
  const publicAt = at('2027-01-10T10:00');
  const wish = { kind: 'totals' as const, publicAt, reason: '', actorId: accountId, now: app.clock.now() };
  const list = await app.db.transaction((tx) => listFor(tx, examId, wish));
  const lines = await app.db
    .select({ outcome: examResult.outcome })
    .from(examResult)
    .where(eq(examResult.publicationId, list.id))
    .orderBy(asc(examResult.rank));
  expect(lines.map(({ outcome }) => outcome)).toEqual(['in', 'in', 'waiting', 'waiting']);
});
