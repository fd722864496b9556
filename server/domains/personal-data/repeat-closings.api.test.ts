import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '#database/schema/identity.ts';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { eraseClosed } from './erase.ts';
import { closingsSince, repeatClosings } from './repeat-closings.ts';

const { clock, db, deps } = await useWholeApp();
const DAY = 86_400_000;
const statusOf = async (id: string) => (await db.select().from(account).where(eq(account.id, id)))[0]?.status;

test('who closed an account after the moment is closed again with the same date, and erased when it is due', async () => {
  const ids = await Promise.all([0, 1, 2].map(async () => (await givenSeeker(db)).accountId));
  const [early = '', late = '', kept = ''] = ids;
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY);
  await repeatClosings(db, [{ accountId: early, at: at(0) }], at(0));
  const moment = at(1);
  await repeatClosings(db, [{ accountId: late, at: at(2) }], at(2));
  // This database is the later copy as well; the restored one has the accounts as they were.
  const closings = await closingsSince(db, moment);
  expect(closings).toEqual([{ accountId: late, at: at(2) }]);
  await db.update(account).set({ status: 'active', closingAt: null }).where(inArray(account.id, ids));
  expect(await repeatClosings(db, closings, at(3))).toBe(1);
  expect(await repeatClosings(db, closings, at(3))).toBe(0);
  await db.transaction((tx) => eraseClosed(tx, deps, at(8)));
  expect(await statusOf(late)).toBe('closing');
  await db.transaction((tx) => eraseClosed(tx, deps, at(9.1)));
  expect([await statusOf(late), await statusOf(kept)]).toEqual(['erased', 'active']);
});
