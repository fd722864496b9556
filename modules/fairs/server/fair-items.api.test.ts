import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { fair, fairVisitor } from '../schema.ts';

const { db, clock, call } = await useWholeApp();

test('a seat at a fair to come stands in the calendar, one at a cancelled fair does not', async () => {
  const { joberId, accountId } = await givenSeeker(db);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const [base, seat] = [
    {
      ...{ type: 'general', kind: 'school', cityCode: '330100', venue: '会展中心', capacity: 10 },
      ...{ startsAt: later(8), endsAt: later(9), signUpFrom: later(-2), signUpUntil: later(7) },
      ...{ createdAt: clock.now(), updatedAt: clock.now() },
    },
    { joberId, status: 'signed-up' as const, signedUpAt: clock.now() },
  ];
  for (const [title, status] of [
    ['教师双选会', 'open'],
    ['取消的双选会', 'cancelled'],
  ] as const) {
    const fairId = newId();
    await db.insert(fair).values({ ...base, id: fairId, title, status });
    await db.insert(fairVisitor).values({ ...seat, fairId, ticketCode: newId() });
  }
  expect((await call('GET', '/api/calendar', { token })).body).toMatchObject([
    { kind: 'fair', title: '教师双选会', place: '会展中心', at: later(8).toISOString(), allDay: false },
  ]);
});
