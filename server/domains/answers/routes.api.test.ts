import { expect, test } from 'vitest';
import { leastDeliveries } from '#contract/answers/answer-limits.ts';
import { answerEndpoints } from '#contract/answers/answers.ts';
import { dayMs } from '#contract/months.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { refreshReplyRates } from '#server/domains/companies/public.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenOpenPost, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { answerHandlers, companyAnswers, readRedList } from './routes.ts';

const { db, call, clock } = await useTestApp({ table: answerEndpoints, handlers: answerHandlers, resolveToken });

const sentAt = new Date('2026-11-02T02:00:00Z');
const seekers: string[] = [];
while (seekers.length < 40) seekers.push((await givenSeeker(db)).joberId);
const hours = (n: number) => n * 3_600_000;

/** A school that answered `answered` of its deliveries, each after `after` hours; the others are overdue. */
async function givenAnswerer(deliveries: number, answered: number, after: number): Promise<string> {
  const { companyId } = await givenRecruiter(db);
  const { id: postId } = await givenOpenPost(db, companyId);
  const row = { companyId, postId, resumeId: '1', consentId: '1', snapshot: {} as ResumeSnapshot };
  const answeredAt = new Date(sentAt.getTime() + hours(after));
  const due = new Date(sentAt.getTime() + 7 * dayMs);
  await db.insert(delivery).values(
    Array.from({ length: deliveries }, (_, at) => ({
      ...row,
      joberId: seekers[at] ?? '',
      submittedAt: sentAt,
      ...(at < answered
        ? { status: 'rejected' as const, answeredAt, changedAt: answeredAt }
        : { status: 'submitted' as const, overdueAt: due, changedAt: sentAt }),
    })),
  );
  return companyId;
}

test('schools that answer nearly all are listed by speed, then by share; few deliveries and low shares are not', async () => {
  const least = leastDeliveries;
  const slow = await givenAnswerer(20, 20, 30);
  const fast = await givenAnswerer(20, 20, 5);
  const few = await givenAnswerer(least, least, 1);
  const partly = await givenAnswerer(40, 38, 1);
  await givenAnswerer(least - 1, least - 1, 1);
  await givenAnswerer(20, 10, 1);
  await refreshReplyRates(db, clock.now());
  const { body } = await call('GET', '/api/answers/red-list', { query: {} });
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([few, partly, fast, slow]);
  expect(body.items[1]).toMatchObject({ rate: 95, deliveries: 40, medianHours: 1 });
  expect(body.total).toBe(4);
});

test('a school has one rate and one time: in the list and on its page', async () => {
  const id = await givenAnswerer(9, 9, 7);
  const now = clock.now();
  await refreshReplyRates(db, now);
  const listed = (await readRedList(db, now)).find((one) => one.id === id);
  expect([listed?.rate, listed?.medianHours]).toEqual([100, 7]);
  expect((await companyAnswers(db, id, now))?.medianHours).toBe(7);
});
