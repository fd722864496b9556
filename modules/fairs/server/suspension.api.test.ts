import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { company } from '#database/schema/companies.ts';
import { notification } from '#database/schema/notices.ts';
import { untilBlocked } from '#server/platform/testing/until-blocked.ts';
import { leaveFairs } from './leave-fairs.ts';
import { returnToFairs } from './return-to-fairs.ts';
import { useFairs } from './test-fairs.ts';

// Effects of a company's suspension and restoration on its applications to fairs.
const app = await useFairs();
const { db, clock, aSchool, aFair, anOperator, apply, hold, move, review, boothRows, exhibitorRows, fairRow } = app;

type School = Awaited<ReturnType<typeof aSchool>>;
const operator = await anOperator();
const hour = 3_600_000;

async function suspend({ companyId }: School) {
  clock.advance(1_000);
  const whose = { companyId, operatorId: operator.accountId, now: clock.now() };
  await db.transaction((tx) => leaveFairs(tx, whose));
}

async function restore({ companyId }: School) {
  clock.advance(1_000);
  const whose = { companyId, operatorId: operator.accountId, now: clock.now() };
  await db.transaction((tx) => returnToFairs(tx, whose));
}

async function approved(school: School, id: string, boothId?: string) {
  const { standing } = (await apply(school, id, boothId)).body;
  await review(operator, standing.id, { move: 'approve' });
}

async function standingOf({ companyId }: School, id: string) {
  const row = (await exhibitorRows(id)).find((item) => item.companyId === companyId);
  const booth = (await boothRows(id)).find((item) => item.companyId === companyId);
  return [row?.status, booth ? `${booth.number} ${booth.status}` : null];
}

test('its booths are given up, and it comes back to its own where that is free', async () => {
  const [one, other] = [await aSchool(), await aSchool()];
  const { id, boothIds } = await aFair({}, 3);
  await approved(one, id, boothIds[1]);
  await apply(other, id, boothIds[2]);
  await suspend(one);
  await suspend(other);
  expect([await standingOf(one, id), await standingOf(other, id)]).toEqual([
    ['withdrawn', null],
    ['withdrawn', null],
  ]);
  expect((await boothRows(id)).map(({ status }) => status)).toEqual(['free', 'free', 'free']);
  await restore(other);
  await restore(one);
  expect([await standingOf(one, id), await standingOf(other, id)]).toEqual([
    ['approved', 'A02 sold'],
    ['applied', 'A03 held'],
  ]);
  const notices = await db.select().from(notification).where(eq(notification.companyId, one.companyId));
  expect(notices.map(({ kind }) => kind)).toContain('fair.returned');
});

test('its booth goes to the head of the waiting list, behind whom it waits once it is restored', async () => {
  const [one, second, third] = [await aSchool(), await aSchool(), await aSchool()];
  const { id } = await aFair({}, 1);
  await approved(one, id);
  await apply(second, id);
  await apply(third, id);
  await suspend(one);
  expect(await standingOf(second, id)).toEqual(['approved', 'A01 sold']);
  await restore(one);
  expect(await standingOf(one, id)).toEqual(['waiting-list', null]);
  await move(second, id, 'withdraw');
  expect(await standingOf(third, id)).toEqual(['approved', 'A01 sold']);
  await move(third, id, 'withdraw');
  expect(await standingOf(one, id)).toEqual(['approved', 'A01 sold']);
});

test('while it waits it leaves the list, and a booth it only looked at is let go', async () => {
  const [one, second, looking] = [await aSchool(), await aSchool(), await aSchool()];
  const { id } = await aFair({}, 1);
  await apply(one, id);
  await apply(second, id);
  const other = await aFair({}, 1);
  await hold(looking, other.id, other.boothIds[0] ?? '');
  await suspend(second);
  await suspend(looking);
  await move(one, id, 'withdraw');
  expect([await boothRows(id), await boothRows(other.id)]).toMatchObject([[{ status: 'free' }], [{ status: 'free' }]]);
  expect((await fairRow(id))?.status).toBe('open');
  await restore(second);
  await restore(looking);
  expect([await standingOf(second, id), await standingOf(looking, other.id)]).toEqual([
    ['approved', 'A01 sold'],
    [undefined, null],
  ]);
});

test('where it withdrew itself, was there already or comes too late, it is left as it is', async () => {
  const [gone, there, late] = [await aSchool(), await aSchool(), await aSchool()];
  const { id } = await aFair({ startsAt: new Date(clock.now().getTime() + hour) }, 3);
  for (const school of [gone, there, late]) await approved(school, id);
  await move(gone, id, 'withdraw');
  await move(there, id, 'check-in');
  for (const school of [gone, there, late]) await suspend(school);
  await restore(gone);
  await restore(there);
  clock.advance(hour);
  await restore(late);
  const [, booth] = await standingOf(there, id);
  expect(booth).toMatch(/sold$/);
  expect([(await standingOf(gone, id))[0], (await standingOf(there, id))[0], (await standingOf(late, id))[0]]).toEqual([
    'withdrawn',
    'checked-in',
    'withdrawn',
  ]);
});

test('a company that is suspended gets no booth, even where the door let it in before', async () => {
  const [school, { id, boothIds }] = [await aSchool(), await aFair({}, 1)];
  const requested = await db.transaction(async (tx) => {
    await tx.update(company).set({ status: 'suspended' }).where(eq(company.id, school.companyId));
    const answer = apply(school, id, boothIds[0]);
    // The application has passed its checks once it waits for the company that this transaction has locked.
    await untilBlocked(db);
    return { answer };
  });
  expect((await requested.answer).body.code).toBe('COMPANY_NOT_APPROVED');
  expect(await boothRows(id)).toMatchObject([{ status: 'free' }]);
});
