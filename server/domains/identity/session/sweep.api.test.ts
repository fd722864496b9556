import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { sweepIdentity } from '../public.ts';
import { useIdentity } from '../test-identity.ts';

const { clock, codeFor, db, ticketFor } = await useIdentity();
const DAY = 86_400_000;

async function counts() {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(distinct phone) from asked_code)::int as codes, (select count(*) from register_ticket)::int as tickets,
      (select count(*) from session)::int as sessions, (select count(*) from rate_counter)::int as counters`);
  return rows[0];
}

test('codes and tickets, which hold phones, go after a day; sessions after half a year', async () => {
  await ticketFor('13011110001');
  await signIn(db, (await givenSeeker(db)).accountId, { now: clock.now() });
  clock.advance(DAY);
  await codeFor('13011110002');
  await sweepIdentity(db, clock.now());
  expect(await counts()).toMatchObject({ codes: 2, tickets: 1, sessions: 1 });

  clock.advance(3_600_000);
  await sweepIdentity(db, clock.now());
  expect(await counts()).toMatchObject({ codes: 1, tickets: 0, sessions: 1 });

  clock.advance(189 * DAY);
  await sweepIdentity(db, clock.now());
  expect(await counts()).toMatchObject({ codes: 0, sessions: 1, counters: 0 });

  clock.advance(DAY);
  await sweepIdentity(db, clock.now());
  expect(await counts()).toMatchObject({ sessions: 0 });
});
